/** Signals in the database. Whether one is shown is written there, by a trigger of `migrations/0054`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Standing } from '#items/mine/words.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import { isSeenBy } from '#items/server/visibility.ts'
import type { User } from '#kit/viewer.ts'
import type { SignalEntry } from '../signal.ts'

export type OwnRow = SignalEntry & {
  id: string
  standing: Standing
  writtenAt: Date
  hiddenAt: Date | null
  hiddenReason: string | null
}

/** Who reads it, of a row named `signal`: its author, operators too, everybody, or nobody else any more. */
export const standingOfSignal = sql<Standing>`case
  when signal.published_at is null then 'private'
  when signal.hidden_at is not null or word_on(signal.account_id) is not distinct from 'stopped' then 'hidden'
  when signal.is_shown then 'published' else 'held' end`

export const ownColumns = sql`signal.id, signal.date::text as date, signal.title, signal.link, signal.note, signal.direction,
  signal.written_at as "writtenAt", ${standingOfSignal} as standing, signal.hidden_at as "hiddenAt", signal.hidden_reason as "hiddenReason"`

export function listOwn(db: QueryExecutorProvider, trendId: string, accountId: string): Promise<OwnRow[]> {
  return rowsOf(
    db,
    sql<OwnRow>`
      select ${ownColumns} from reader_signal as signal where trend_id = ${trendId}::bigint and account_id = ${accountId}
      order by date desc, id desc`,
  )
}

/** Whose trend it is; nobody's where Farsight wrote it. */
type Owned = { ownerId: string | null }

/** A trend that anybody may read, which stays so until the transaction ends; else null. */
export async function lockOpenTrend(trx: Write, id: string): Promise<Owned | null> {
  const [row] = await rowsOf(
    trx,
    sql<Owned>`
      select owner_id as "ownerId" from item
      where kind = 'trend' and id = ${id}::bigint and published_at is not null for key share`,
  )
  return row ?? null
}

/** Null where the user does not read it. */
export async function findSeenTrend(db: QueryExecutorProvider, id: string, user: User): Promise<Owned | null> {
  const [row] = await rowsOf(
    db,
    sql<Owned>`
      select owner_id as "ownerId" from item where kind = 'trend' and id = ${id}::bigint and ${isSeenBy(user)}`,
  )
  return row ?? null
}

type Locked = { accountId: string; trendId: string; isPublished: boolean; isBack: boolean }

export async function lockSignal(trx: Write, id: string): Promise<Locked | null> {
  const [row] = await rowsOf(
    trx,
    sql<Locked>`
      select account_id as "accountId", trend_id::text as "trendId", published_at is not null as "isPublished",
        first_published_at is not null as "isBack"
      from reader_signal where id = ${id}::uuid for no key update`,
  )
  return row ?? null
}

export async function countOwn(trx: Write, accountId: string): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ signals: number }>`select count(*)::int as signals from reader_signal where account_id = ${accountId}`,
  )
  return row?.signals ?? 0
}

export type Kept = SignalEntry & { id: string; trendId: string; user: User; isPublished: boolean; now: Date }

/**
 * Null where the id is somebody else's. What an operator has looked at is looked at again once it says something else;
 * what an operator writes needs no other.
 */
export async function saveSignal(trx: Write, kept: Kept): Promise<OwnRow | null> {
  const { id, trendId, user, isPublished, now, date, title, link, note, direction } = kept
  const published = isPublished ? now : null
  const approved = isPublished && user.isOperator ? now : null
  const isOther = sql`(signal.date, signal.title, signal.link, signal.note, signal.direction) is distinct from
    (excluded.date, excluded.title, excluded.link, excluded.note, excluded.direction)`
  const [row] = await rowsOf(
    trx,
    sql<OwnRow>`
      insert into reader_signal as signal (id, trend_id, account_id, author, date, title, link, note, direction, written_at,
        published_at, first_published_at, approved_at)
      values (${id}, ${trendId}, ${user.id}, ${user.name}, ${date}, ${title}, ${link}, ${note}, ${direction}, ${now},
        ${published}, ${published}, ${approved})
      on conflict (id) do update set date = excluded.date, title = excluded.title, link = excluded.link, note = excluded.note,
        direction = excluded.direction,
        version = signal.version + case when ${isOther} then 1 else 0 end,
        written_at = case when ${isOther} then excluded.written_at else signal.written_at end,
        published_at = case when excluded.published_at is not null then coalesce(signal.published_at, excluded.published_at) end,
        first_published_at = coalesce(signal.first_published_at, excluded.first_published_at),
        approved_at = coalesce(excluded.approved_at, case when not ${isOther} then signal.approved_at end)
      where signal.account_id = excluded.account_id and signal.trend_id = excluded.trend_id
      returning ${ownColumns}`,
  )
  return row ?? null
}

export async function removeSignal(
  db: QueryExecutorProvider,
  { id, trendId, accountId }: { id: string; trendId: string; accountId: string },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`
      delete from reader_signal
      where id = ${id}::uuid and trend_id = ${trendId}::bigint and account_id = ${accountId} returning id`,
  )
  return rows.length > 0
}
