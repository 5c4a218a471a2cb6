/** The threads under an item, a page at a time: as the page was drawn, or as they stand now. */
import type { ReactNode } from 'react'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { type CommentSort, sayComments } from '../words.ts'
import { callDiscussion, type Comments, type Thread } from './call-discussion.ts'
import { CommentRow } from './CommentRow.tsx'
import styles from './Discussion.module.css'
import { More } from './More.tsx'
import { Replies } from './Replies.tsx'
import type { Talk } from './talk.ts'

type Props = { talk: Talk; drawn: Comments }

export function DrawnThreads({ talk, drawn: { total, threads } }: Props) {
  return <List talk={talk} total={total} threads={threads} />
}

const how: HowPaged<Comments, Thread> = { rowsOf: ({ threads }) => threads, idOf: ({ id }) => id }

export function LiveThreads({ talk, drawn, sort }: Props & { sort: CommentSort }) {
  const { kind, id } = talk.item
  const { answer, ...asked } = usePages(callDiscussion, 'listComments', { params: { kind, id }, query: { sort } }, how)
  const { total, threads } = answer ? { total: answer.page.total, threads: answer.rows } : drawn
  // What was drawn stands in another order than the one that was chosen now.
  if (!answer && !asked.failure && sort !== 'newest') return <output className="hush">Loading</output>
  return (
    <>
      <List talk={talk} total={total} threads={threads} />
      <More what="What people say" action="Show more" hasMore={Boolean(answer?.next)} asked={asked} />
    </>
  )
}

type ListProps = { talk: Talk; total: number; threads: readonly Thread[] }

function List({ talk, total, threads }: ListProps): ReactNode {
  if (threads.length === 0) return <p className="soft">Nobody has said anything yet.</p>
  return (
    <>
      <p className="fine soft">{sayComments(total)}</p>
      <ol className={styles.threads}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <CommentRow talk={talk} comment={thread}>
              <Replies talk={talk} thread={thread} />
            </CommentRow>
          </li>
        ))}
      </ol>
    </>
  )
}
