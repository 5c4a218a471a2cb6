/** Who follows what, in the database. The table is explained in `migrations/0094-follows.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'
import { type CardRow, cardColumns, rowsOf } from '../../rows.ts'
import { isOpenTo } from '../../visibility.ts'

type Follow = { accountId: string; itemId: string; at: Date }

/** Whoever follows it already has followed it since then. */
export async function saveFollow(trx: QueryExecutorProvider, { accountId, itemId, at }: Follow): Promise<void> {
  await sql`
    insert into follow (account_id, item_id, at) values (${accountId}, ${itemId}, ${at})
    on conflict (account_id, item_id) do update set at = excluded.at, ended_at = null where follow.ended_at is not null`.execute(
    trx,
  )
}

/** For whoever has not said whether they follow it: who has stopped stays so. */
export async function saveFirstFollow(trx: QueryExecutorProvider, { accountId, itemId, at }: Follow): Promise<void> {
  await sql`
    insert into follow (account_id, item_id, at) values (${accountId}, ${itemId}, ${at}) on conflict do nothing`.execute(
    trx,
  )
}

/** Whether they followed it. */
export async function saveStopped(trx: QueryExecutorProvider, { accountId, itemId, at }: Follow): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    sql`
      update follow set ended_at = ${at} where account_id = ${accountId} and item_id = ${itemId}::bigint and ended_at is null
      returning item_id`,
  )
  return rows.length > 0
}

/** Without the one that is to be followed, so that following twice is never too much. */
export async function countFollows(db: QueryExecutorProvider, accountId: string, beside: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ follows: number }>`
      select count(*)::int as follows from follow
      where account_id = ${accountId} and ended_at is null and item_id <> ${beside}::bigint`,
  )
  return row?.follows ?? 0
}

export type FollowPlace = { at: Date; id: string }
type FollowedRow = CardRow & { followed_at: Date }

/** The last followed first. */
export function listFollowed(
  db: QueryExecutorProvider,
  user: User,
  { after, most }: { after: FollowPlace | null; most: number },
): Promise<FollowedRow[]> {
  return rowsOf(
    db,
    sql<FollowedRow>`
      select ${sql.raw(cardColumns)}, follow.at as followed_at from ${followedBy(user)}
        and (${after?.at ?? null}::timestamptz is null or (follow.at, item.id) < (${after?.at ?? null}, ${after?.id ?? null}::bigint))
      order by follow.at desc, item.id desc limit ${most}`,
  )
}

export async function countFollowed(db: QueryExecutorProvider, user: User): Promise<number> {
  const [row] = await rowsOf(db, sql<{ items: number }>`select count(*)::int as items from ${followedBy(user)}`)
  return row?.items ?? 0
}

function followedBy(user: User) {
  return sql`follow join item on item.id = follow.item_id
    where follow.account_id = ${user.id} and follow.ended_at is null and ${isOpenTo(user)}`
}

/** In the caller's transaction. */
export async function removeFollows(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from follow where account_id = ${accountId}`.execute(trx)
}

/** For the file that one takes away: also what one has stopped following, since that is remembered. */
export function listFollowsOf(db: QueryExecutorProvider, accountId: string) {
  return rowsOf(
    db,
    sql<Record<string, unknown>>`
      select item_id::text as item, at as "followedAt", ended_at as "endedAt" from follow
      where account_id = ${accountId} order by at, item_id`,
  )
}
