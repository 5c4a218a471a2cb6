/** What stands below a comment: its first replies, and the others where somebody asks for them. */
import { useState } from 'react'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { callDiscussion, type Comment, type DiscussionAnswer, type Thread } from './call-discussion.ts'
import { CommentRow } from './CommentRow.tsx'
import styles from './Discussion.module.css'
import { More } from './More.tsx'
import type { Talk } from './talk.ts'

type Props = { talk: Talk; thread: Thread }

export function Replies({ talk, thread }: Props) {
  const [isAll, setAll] = useState(false)
  const { replies, next } = thread.more
  if (isAll) return <AllReplies talk={talk} thread={thread} />
  return (
    <>
      <List talk={talk} replies={replies} />
      {next && (
        <p className="scripted">
          <Button variant="plain" size="small" onClick={() => setAll(true)}>
            Show more replies
          </Button>
        </p>
      )}
    </>
  )
}

const how: HowPaged<DiscussionAnswer<'listReplies'>, Comment> = {
  rowsOf: ({ replies }) => replies,
  idOf: ({ id }) => id,
}

function AllReplies({ talk, thread }: Props) {
  const { kind, id } = talk.item
  const input = { params: { kind, id, comment: thread.id }, query: {} }
  const { answer, ...asked } = usePages(callDiscussion, 'listReplies', input, how)
  return (
    <>
      <List talk={talk} replies={answer?.rows ?? thread.more.replies} />
      <More what="The replies" action="Show more replies" hasMore={Boolean(answer?.next)} asked={asked} />
    </>
  )
}

function List({ talk, replies }: { talk: Talk; replies: readonly Comment[] }) {
  if (replies.length === 0) return null
  return (
    <ol className={styles.replies} aria-label="Replies">
      {replies.map((reply) => (
        <li key={reply.id}>
          <CommentRow talk={talk} comment={reply} />
        </li>
      ))}
    </ol>
  )
}
