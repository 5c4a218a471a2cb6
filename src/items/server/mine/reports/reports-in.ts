/**
 * What readers report beside items, with an account or without, each sort in a table of its own room: by the rules of
 * items.
 */
import { dayMs } from '#kit/dates.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { ReportReason } from '../../../mine/words.ts'
import { rowsOf } from '../../rows.ts'
import { lockAccount, type Write } from '../../transaction.ts'
import { mostOpenOfVisitors, visitorOf } from './visitor-reports.ts'

/** The table, and the column that names what was reported. */
export type ReportTable = { table: `${string}_report`; of: string }
type Reporting = {
  id: string
  body: { reason: ReportReason; note: string }
  viewer: Viewer
  request: FastifyRequest | undefined
  now: Date
}
type Report = { accountId: string; id: string; reason: ReportReason; note: string; at: Date }

/** So many of one sort may one account report in a day, or one network without an account. */
const mostReports = 50

/** `refuse`: finds what is reported, so that nobody else writes it until the transaction ends, or refuses. */
export async function keepReport(
  trx: Write,
  { table, of }: ReportTable,
  { id, body, viewer, request, now }: Reporting,
  refuse: () => Promise<void>,
): Promise<void> {
  if (viewer) await lockAccount(trx, viewer.id)
  const accountId = viewer?.id ?? (await visitorOf(trx, addressOf(request), now))
  await refuse()
  const report = { ...body, accountId, id, at: now }
  const store = storeOf(sql.table(table), sql.ref(of))
  if ((await store.countOthers(trx, report)) >= mostReports) throw new Refusal('too-many-items')
  await (viewer ? store.save(trx, report) : store.saveOfVisitor(trx, report))
}

/** Reports come over HTTP alone. */
function addressOf(request: FastifyRequest | undefined): string {
  if (!request) throw new Error('A report comes over HTTP.')
  return request.ip
}

function storeOf(table: ReturnType<typeof sql.table>, of: ReturnType<typeof sql.ref>) {
  return {
    /** How many others the same has reported in a day. */
    async countOthers(trx: Write, { accountId, id, at }: Report): Promise<number> {
      const [row] = await rowsOf(
        trx,
        sql<{ reports: number }>`
          select count(*)::int as reports from ${table}
          where account_id = ${accountId} and ${of}::text <> ${id} and at > ${new Date(at.getTime() - dayMs)}`,
      )
      return row?.reports ?? 0
    },

    async save(trx: Write, { accountId, id, reason, note, at }: Report): Promise<void> {
      await sql`
        insert into ${table} (account_id, ${of}, reason, note, at) values (${accountId}, ${id}, ${reason}, ${note}, ${at})
        on conflict (account_id, ${of}) do update set reason = excluded.reason, note = excluded.note, at = excluded.at, closed_at = null`.execute(
        trx,
      )
    },

    /** A second one is not written over the first: it may be somebody else of the same network. */
    async saveOfVisitor(trx: Write, { accountId, id, reason, note, at }: Report): Promise<void> {
      const [open] = await rowsOf(
        trx,
        sql<{ reports: number }>`
          select count(*)::int as reports from ${table} where ${of} = ${id} and by_visitor and closed_at is null`,
      )
      if ((open?.reports ?? 0) >= mostOpenOfVisitors) return
      const rows = await rowsOf(
        trx,
        sql`
          insert into ${table} (account_id, ${of}, reason, note, at, by_visitor)
          values (${accountId}, ${id}, ${reason}, ${note}, ${at}, true)
          on conflict (account_id, ${of}) do nothing returning account_id`,
      )
      if (rows.length === 0) throw new Refusal('reported-today')
    },
  }
}
