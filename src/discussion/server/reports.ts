/** Answers what readers report of comments, with an account or without: by the rules of items. */
import { sql } from 'kysely'
import { keepReport } from '#items/server/mine/reports/reports-in.ts'
import { rowsOf } from '#items/server/rows.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { Write } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Discussion, DiscussionHandlers } from './answers.ts'
import type { OnItem } from './comment-store.ts'

const reports = { table: 'comment_report', of: 'comment_id' } as const

export function reportHandlers({ db }: Pick<Discussion, 'db'>): Pick<DiscussionHandlers, 'reportComment'> {
  return {
    async reportComment({ params: { comment: id, ...item }, body, viewer, now, request }) {
      refuseUnstorable(body)
      await inTransaction(db, (trx) =>
        keepReport(trx, reports, { id, body, viewer, request, now }, async () => {
          const shown = await lockShown(trx, item, id)
          if (!shown) throw new Refusal('comment-not-found')
          if (shown.accountId === viewer?.id) throw new Refusal('own-comment')
        }),
      )
      return { reported: true }
    },
  }
}

/** What everybody reads, and nobody else writes until the transaction ends. */
async function lockShown(trx: Write, { kind, id }: OnItem, comment: string): Promise<{ accountId: string } | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ accountId: string }>`
      select account_id as "accountId" from comment join item on item.id = item_id
      where comment.id = ${comment}::bigint and item.kind = ${kind} and item.id = ${id}::bigint and is_shown
        and item.published_at is not null
      for no key update of comment`,
  )
  return row ?? null
}
