/** For operators: comments that wait, that readers reported or that were hidden, and what can be done with each. */
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { Prose } from '#items/web/prose/Prose.tsx'
import { JudgeActs } from '#site/web/operators/JudgeActs.tsx'
import { JudgedSaid } from '#site/web/operators/JudgedSaid.tsx'
import { callDiscussion, type DiscussionAnswer } from './call-discussion.ts'
import styles from './Discussion.module.css'

type Judged = DiscussionAnswer<'listJudgedComments'>['comments'][number]

export function OperatorComments() {
  const { answer, failure, again } = useAnswer(callDiscussion, 'listJudgedComments', { params: {}, query: {} })
  return (
    <Section title="Comments" note="Waiting, reported or hidden" id="comments">
      {failure && <LoadFailure what="This list" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && <Rows comments={answer.comments} />}
    </Section>
  )
}

function Rows({ comments }: { comments: readonly Judged[] }) {
  if (comments.length === 0)
    return (
      <Empty title="No comment waits" level={3}>
        What people say of items stands here until somebody has looked at it, unless its author is trusted.
      </Empty>
    )
  return (
    <ol className={styles.threads}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <Row comment={comment} />
        </li>
      ))}
    </ol>
  )
}

const stands: Partial<Record<Judged['state'], string>> = { held: 'Waits', hidden: 'Hidden' }

function Row({ comment }: { comment: Judged }) {
  const { id, item, author, authorId, isByOwner, word, state, at, version, prose, hidden, reportCount } = comment
  return (
    <article className={styles.comment}>
      <p className={styles.who}>
        <b>
          <bdi>{author}</bdi>
        </b>
        <span>({word ?? 'new'})</span>
        <span>
          on {isByOwner && 'their own '}
          <Link to={`${paths.item(item.kind, item.id)}#comment-${id}`}>
            <bdi>{item.title}</bdi>
          </Link>
        </span>
        <span>{sayDay(at.slice(0, 10))}</span>
        {stands[state] && <span>{stands[state]}</span>}
      </p>
      <Prose tree={prose} isSmall rel="nofollow ugc noopener" />
      {hidden && <p className="fine">Hidden: {hidden.reason}</p>}
      <div className={styles.about}>
        <JudgedSaid {...comment} />
      </div>
      <div className={styles.acts}>
        <JudgeActs
          hides="hideComment"
          named={`the comment of ${author}`}
          authorId={authorId}
          word={word}
          isHidden={state === 'hidden'}
          isReported={state === 'shown' && reportCount > 0}
          judge={(body) =>
            callDiscussion('judgeComment', { params: { comment: id }, query: {}, body: { ...body, version } })
          }
          onLooked={() => stale(callDiscussion, ['listJudgedComments', 'listComments', 'listReplies'])}
        />
      </div>
    </article>
  )
}
