/** What visitors report: once a day from one network, of which nothing is kept by which it could be found. */
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { networkOf } from '#kit/server/http/network.ts'
import { rowsOf } from '../../rows.ts'
import type { Write } from '../../transaction.ts'
import type { Report } from '../moderation-store.ts'
import { forgetSalts } from './forget-salts.ts'

/** The same all day for one network; without the salt of the day nobody can tell whose it was. */
export async function visitorOf(trx: Write, address: string, now: Date): Promise<string> {
  const day = dayOf(now)
  await forgetSalts(trx, now)
  // Whoever comes first makes it, and the others wait for that.
  const [row] = await rowsOf(
    trx,
    sql<{ salt: Buffer }>`
      insert into report_salt (day, salt) values (${day}::date, ${randomBytes(32)})
      on conflict (day) do update set salt = report_salt.salt returning salt`,
  )
  if (!row) throw new Error('The day has no salt.')
  return createHmac('sha256', row.salt).update(networkOf(address)).digest('hex')
}

/** So many of visitors may be open on one thing: by then operators know, and who has many networks adds nothing. */
export const mostOpenOfVisitors = 200

/** A second one is not written over the first: it may be somebody else of the same network. */
export async function saveVisitorReport(trx: Write, { accountId, id, reason, note, at }: Report): Promise<void> {
  if ((await countOpen(trx, id)) >= mostOpenOfVisitors) return
  const rows = await rowsOf(
    trx,
    sql`
      insert into report (account_id, item_id, reason, note, at, by_visitor) values (${accountId}, ${id}, ${reason}, ${note}, ${at}, true)
      on conflict (account_id, item_id) do nothing returning item_id`,
  )
  if (rows.length === 0) throw new Refusal('reported-today')
}

/** The item is held by the caller, so that nobody adds one meanwhile. */
async function countOpen(trx: Write, id: string): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ open: number }>`
      select count(*)::int as open from report where item_id = ${id}::bigint and by_visitor and closed_at is null`,
  )
  return row?.open ?? 0
}
