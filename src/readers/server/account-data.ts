/** What this room keeps for an account: signals, ratings, reports, and what an operator did with signals of others. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

/** By the name that others read. In the caller's transaction. */
export async function renameInSignals(trx: QueryExecutorProvider, accountId: string, name: string): Promise<void> {
  await sql`update reader_signal set author = ${name} where account_id = ${accountId}`.execute(trx)
  await sql`update signal_act set by_name = ${name} where by_id = ${accountId}`.execute(trx)
}

/** Everything, for good; the distributions are without this person from then on. In the caller's transaction. */
export async function removeSaid(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from reader_signal where account_id = ${accountId}`.execute(trx)
  await sql`delete from rating where account_id = ${accountId}`.execute(trx)
  await sql`delete from signal_report where account_id = ${accountId}`.execute(trx)
  await sql`delete from signal_publication where account_id = ${accountId}`.execute(trx)
  await sql`update signal_act set by_id = null, by_name = 'A former operator' where by_id = ${accountId}`.execute(trx)
}

/** For the file that one takes away: fields of its own. */
export async function listSaid(db: QueryExecutorProvider, accountId: string) {
  const [signals, ratings, signalReports] = await Promise.all([
    rowsOf(
      db,
      sql<Record<string, unknown>>`
      select 'trend/' || trend_id as trend, id, date::text as date, title, link, note, direction, written_at as "writtenAt",
        published_at as "publishedAt", hidden_at as "hiddenAt", hidden_reason as "hiddenReason", is_shown as "isShown"
      from reader_signal where account_id = ${accountId} order by trend_id, date, id`,
    ),
    rowsOf(
      db,
      sql<Record<string, unknown>>`
      select 'trend/' || trend_id as trend, impact, certainty, at from rating where account_id = ${accountId} order by trend_id`,
    ),
    rowsOf(
      db,
      sql<Record<string, unknown>>`
      select signal_id as signal, reason, note, at from signal_report where account_id = ${accountId} order by at, signal_id`,
    ),
  ])
  return { signals, ratings, signalReports }
}
