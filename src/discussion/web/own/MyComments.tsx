/** On my stuff: every comment that one has written, by the item that it is on, where it can be removed. */
import { useState } from 'react'
import { paths } from '#items/paths.ts'
import { Prose } from '#items/web/prose/Prose.tsx'
import { sayDay } from '#kit/dates.ts'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { callDiscussion, type DiscussionAnswer } from '../call-discussion.ts'
import styles from '../Discussion.module.css'
import { More } from '../More.tsx'
import { sayState } from '../say-state.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

type Mine = DiscussionAnswer<'listMyComments'>['comments'][number]

const how: HowPaged<DiscussionAnswer<'listMyComments'>, Mine> = {
  rowsOf: ({ comments }) => comments,
  idOf: ({ id }) => id,
}

export function MyComments() {
  const { answer, ...asked } = usePages(callDiscussion, 'listMyComments', { params: {}, query: {} }, how)
  const comments = answer?.rows ?? []
  if (comments.length === 0 && !asked.failure) return null
  return (
    <Section title="Your comments" note="Change them where they stand" id="my-comments">
      <div className={styles.part}>
        <ol className={styles.threads}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Row comment={comment} />
            </li>
          ))}
        </ol>
        <More what="Your comments" action="Show more" hasMore={Boolean(answer?.next)} asked={asked} />
      </div>
    </Section>
  )
}

function Row({ comment }: { comment: Mine }) {
  const { id, item, at, prose } = comment
  const [isAsked, setAsked] = useState(false)
  const state = sayState(comment)
  return (
    <article className={styles.comment}>
      <p className={styles.who}>
        {item.label === null ? (
          <span>On an item that you cannot read any more</span>
        ) : (
          <span>
            On{' '}
            <Link to={`${paths.item(item.kind, item.id)}#comment-${id}`}>
              <bdi>{item.label}</bdi>
            </Link>
          </span>
        )}
        <time dateTime={at}>{sayDay(at.slice(0, 10))}</time>
      </p>
      <Prose tree={prose ?? []} isSmall rel="nofollow ugc noopener" />
      {state && <p className="fine soft">{state}</p>}
      <div className={styles.foot}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          Remove<span className="unseen"> your comment of {sayDay(at.slice(0, 10))}</span>
        </Button>
        <RemoveDialog on={item} id={id} isOpen={isAsked} onClose={() => setAsked(false)} />
      </div>
    </article>
  )
}
