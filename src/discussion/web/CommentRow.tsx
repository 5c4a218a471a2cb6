/** One comment: who said it and when, what, and what can be done with it. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Prose } from '#items/web/prose/Prose.tsx'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useScripts } from '#kit/web/use-scripts.ts'
import { ReportButton } from '#site/web/mine/dialogs/ReportButton.tsx'
import { callDiscussion, type Comment } from './call-discussion.ts'
import styles from './Discussion.module.css'
import { Minds } from './Minds.tsx'
import { sayState } from './say-state.ts'
import type { Talk } from './talk.ts'
import { Versions } from './Versions.tsx'

const Acts = lazy(() =>
  import('./own/Acts.tsx').then(
    (file) => ({ default: file.Acts }),
    () => ({ default: () => null }),
  ),
)

type Props = { talk: Talk; comment: Comment; children?: ReactNode }

/** `children`: the replies to it. */
export function CommentRow({ talk, comment, children }: Props) {
  const { text, prose, state } = comment
  return (
    <article className={styles.comment} id={`comment-${comment.id}`}>
      <Head talk={talk} comment={comment} />
      {prose && text !== null ? <Prose tree={prose} isSmall rel="nofollow ugc noopener" /> : null}
      {state !== 'shown' && <p className="fine soft">{sayState(comment)}</p>}
      {text !== null && <Foot talk={talk} comment={comment} />}
      {children}
    </article>
  )
}

function Head({ talk, comment: { author, isByOwner, at, editedAt, stance, ...comment } }: Omit<Props, 'children'>) {
  const { Said } = talk.stance ?? {}
  const [isOpen, setOpen] = useState(false)
  const day = sayDay(at.slice(0, 10))
  if (author === null) return <p className={styles.who}>{day}</p>
  return (
    <>
      <p className={styles.who}>
        <b>
          <bdi>{author}</bdi>
        </b>
        {isByOwner && <span>who wrote this item</span>}
        {Said && stance !== null && <Said stance={stance} isOwn={comment.isOwn} />}
        <time dateTime={at}>{day}</time>
        {editedAt && (
          <>
            <span className="unscripted">edited</span>
            <span className="scripted">
              <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                edited<span className="unseen">: what this comment said before</span>
              </Button>
            </span>
          </>
        )}
      </p>
      {isOpen && <Versions on={talk.item} id={comment.id} />}
    </>
  )
}

function Foot({ talk, comment }: Omit<Props, 'children'>) {
  const { item, user } = talk
  const hasScripts = useScripts()
  const { id, author, isOwn, state, minds } = comment
  const params = { kind: item.kind, id: item.id, comment: id }
  return (
    <div className={styles.foot}>
      {minds > 0 && <Minds talk={talk} comment={comment} />}
      {user && hasScripts && (
        <Suspense>
          <Acts talk={talk} comment={comment} />
        </Suspense>
      )}
      {!isOwn && state === 'shown' && (
        <ReportButton
          what="comment"
          named={`of ${author ?? 'somebody'}`}
          report={async (reason, note) => {
            await callDiscussion('reportComment', { params, query: {}, body: { reason, note } })
          }}
        />
      )}
    </div>
  )
}
