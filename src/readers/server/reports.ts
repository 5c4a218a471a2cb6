/** Answers what readers report of signals, with an account or without: by the rules of items. */
import { type Kysely, sql } from 'kysely'
import { keepReport } from '#items/server/mine/reports/reports-in.ts'
import { rowsOf } from '#items/server/rows.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { Write } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { ReadersHandlers } from './answers.ts'

const reports = { table: 'signal_report', of: 'signal_id' } as const

export function reportHandlers(db: Kysely<ContentTables>): Pick<ReadersHandlers, 'reportSignal'> {
  return {
    async reportSignal({ params: { id: trendId, signal: id }, body, viewer, now, request }) {
      refuseUnstorable(body)
      await inTransaction(db, (trx) =>
        keepReport(trx, reports, { id, body, viewer, request, now }, async () => {
          const shown = await lockShown(trx, trendId, id)
          if (!shown) throw new Refusal('signal-not-found')
          if (shown.accountId === viewer?.id) throw new Refusal('own-signal')
        }),
      )
      return { reported: true }
    },
  }
}

/** What everybody reads, and nobody else writes until the transaction ends. */
async function lockShown(trx: Write, trendId: string, signal: string): Promise<{ accountId: string } | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ accountId: string }>`
      select account_id as "accountId" from reader_signal as signal join item on item.id = trend_id
      where signal.id = ${signal}::uuid and trend_id = ${trendId}::bigint and is_shown and item.published_at is not null
      for no key update of signal`,
  )
  return row ?? null
}
