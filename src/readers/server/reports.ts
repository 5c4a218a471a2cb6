/** Answers what readers report of signals, with an account or without: by the rules of items. */
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { ReportReason } from '#items/mine/words.ts'
import { mostOpenOfVisitors, visitorOf } from '#items/server/mine/visitor-reports.ts'
import { rowsOf } from '#items/server/rows.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { ReadersHandlers } from './answers.ts'

/** So many signals may one account report in a day, or one network without an account. */
const mostReports = 50
const dayMs = 24 * 60 * 60 * 1000

export function reportHandlers(db: Kysely<ContentTables>): Pick<ReadersHandlers, 'reportSignal'> {
  return {
    async reportSignal({ params: { id: trendId, signal }, body, viewer, now, request }) {
      refuseUnstorable(body)
      await inTransaction(db, async (trx) => {
        if (viewer) await lockAccount(trx, viewer.id)
        const accountId = viewer?.id ?? (await visitorOf(trx, addressOf(request), now))
        const shown = await lockShown(trx, trendId, signal)
        if (!shown) throw new Refusal('signal-not-found')
        if (shown.accountId === viewer?.id) throw new Refusal('own-signal')
        const report = { ...body, accountId, signal, at: now }
        if ((await countReports(trx, report)) >= mostReports) throw new Refusal('too-many-items')
        await (viewer ? saveReport(trx, report) : saveVisitorReport(trx, report))
      })
      return { reported: true }
    },
  }
}

type Report = { accountId: string; signal: string; reason: ReportReason; note: string; at: Date }

/** Reports come over HTTP alone. */
function addressOf(request: FastifyRequest | undefined): string {
  if (!request) throw new Error('A report comes over HTTP.')
  return request.ip
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

/** How many others the same has reported in a day. */
async function countReports(trx: Write, { accountId, signal, at }: Report): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ reports: number }>`
      select count(*)::int as reports from signal_report
      where account_id = ${accountId} and signal_id <> ${signal}::uuid and at > ${new Date(at.getTime() - dayMs)}`,
  )
  return row?.reports ?? 0
}

async function saveReport(trx: Write, { accountId, signal, reason, note, at }: Report): Promise<void> {
  await sql`
    insert into signal_report (account_id, signal_id, reason, note, at) values (${accountId}, ${signal}, ${reason}, ${note}, ${at})
    on conflict (account_id, signal_id) do update set reason = excluded.reason, note = excluded.note, at = excluded.at, closed_at = null`.execute(
    trx,
  )
}

/** A second one is not written over the first: it may be somebody else of the same network. */
async function saveVisitorReport(trx: Write, { accountId, signal, reason, note, at }: Report): Promise<void> {
  const [open] = await rowsOf(
    trx,
    sql<{ reports: number }>`
      select count(*)::int as reports from signal_report where signal_id = ${signal}::uuid and by_visitor and closed_at is null`,
  )
  if ((open?.reports ?? 0) >= mostOpenOfVisitors) return
  const rows = await rowsOf(
    trx,
    sql`
      insert into signal_report (account_id, signal_id, reason, note, at, by_visitor)
      values (${accountId}, ${signal}, ${reason}, ${note}, ${at}, true)
      on conflict (account_id, signal_id) do nothing returning signal_id`,
  )
  if (rows.length === 0) throw new Refusal('reported-today')
}
