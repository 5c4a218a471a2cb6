/** Who is mailed what happened, and whether that is done. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { listNewest, type NoticeRow } from '../own/own-store.ts'

/** What is older is no news in a mail. */
const daysBack = 7
const mayBeMailed = sql`mails_notices and email_verified and email is not null`
const isNews = sql`seen_at is null and mailed_at is null and notice.at > now() - make_interval(days => ${daysBack})`

export async function listReaders(db: QueryExecutorProvider): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: string }>`
      select id::text as id from account
      where ${mayBeMailed} and exists (select from notice where account_id = account.id::text and ${isNews}) order by id`,
  )
  return rows.map(({ id }) => id)
}

/** To a verified address alone: any other may be somebody else's. */
export async function findAddress(db: QueryExecutorProvider, accountId: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    sql<{ email: string }>`select email from account where id = ${accountId}::bigint and ${mayBeMailed}`,
  )
  return row?.email ?? null
}

/** More than a mail names: the rest is counted. */
const mostRead = 500

export function listNews(db: QueryExecutorProvider, accountId: string): Promise<NoticeRow[]> {
  return listNewest(db, accountId, { only: isNews, most: mostRead })
}

/** False where a mail of this day was begun: here, or in another process. */
export async function saveBegun(db: QueryExecutorProvider, accountId: string, day: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update account set digest_day = ${day} where id = ${accountId}::bigint and (digest_day is null or digest_day < ${day}) returning id`,
  )
  return rows.length > 0
}

/** It did not leave, and may be tried again. */
export async function removeBegun(db: QueryExecutorProvider, accountId: string, day: string): Promise<void> {
  await sql`update account set digest_day = null where id = ${accountId}::bigint and digest_day = ${day}`.execute(db)
}

export async function saveMailed(db: QueryExecutorProvider, seqs: readonly string[], at: Date): Promise<void> {
  await sql`update notice set mailed_at = ${at} where seq = any(${[...seqs]}::bigint[])`.execute(db)
}
