/** Where items stand and when they moved. The tables are explained in `migrations/0084-moves.ts`. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'
import type { Because, Stand } from '../../moves/stand.ts'
import { type CardRow, cardColumns, rowsOf, saidText } from '../rows.ts'

/** As it was written then: a newer program may read it otherwise, or not at all. */
type Kept = Record<string, unknown>

export async function findStand(trx: QueryExecutorProvider, id: string): Promise<Kept | null> {
  const [row] = await rowsOf<{ stand: Kept }>(trx, sql`select stand from item_stand where item_id = ${id}::bigint`)
  return row?.stand ?? null
}

export async function saveStand(trx: QueryExecutorProvider, id: string, stand: Stand, at: Date): Promise<void> {
  await sql`insert into item_stand (item_id, since, stand) values (${id}::bigint, ${at}, ${JSON.stringify(stand)})
    on conflict (item_id) do update set since = excluded.since, stand = excluded.stand`.execute(trx)
}

type Shown = { details: Kept; numbers: Kept | null; said: Kept | null }

/** Of a published item, what it stands by; null of any other. */
export async function findShown(trx: QueryExecutorProvider, id: string): Promise<Shown | null> {
  const [row] = await rowsOf<Shown>(
    trx,
    sql`select details_whole(details) as details, ${sql.raw(saidText)} as said, (
        select numbers from item_numbers where item_id = item.id and is_public order by made_at desc limit 1
      ) as numbers from item where id = ${id}::bigint and published_at is not null`,
  )
  return row ?? null
}

export async function removeStand(trx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from item_stand where item_id = ${id}::bigint`.execute(trx)
}

export type Step = { before: Stand; after: Stand; because: Because; size: number; at: Date }

export async function saveMove(trx: QueryExecutorProvider, id: string, step: Step): Promise<void> {
  const { before, after, because, size, at } = step
  await sql`
    insert into item_move (item_id, at, before, after, because, size)
    select id, greatest(${at}, (select max(at) + interval '1 millisecond' from item_move where item_id = item.id)),
      ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${JSON.stringify(because)}, ${size}
    from item where id = ${id}::bigint`.execute(trx)
}

/** `at`: as the database has it, which is finer than a Date. */
type ByPeople = { at: string; before: Kept }

/** The last move of an item, where people made it since a moment. */
export async function findMoveByPeople(trx: QueryExecutorProvider, id: string, since: Date): Promise<ByPeople | null> {
  const [row] = await rowsOf<ByPeople & { isByPeople: boolean }>(
    trx,
    sql`select at::text as at, before, at > ${since} and because ->> 'by' = 'people' as "isByPeople"
      from item_move where item_id = ${id}::bigint order by item_move.at desc limit 1`,
  )
  return row?.isByPeople ? row : null
}

export async function saveEnd(
  trx: QueryExecutorProvider,
  id: string,
  { at, after, size }: ByPeople & Pick<Step, 'after' | 'size'>,
): Promise<void> {
  await sql`update item_move set after = ${JSON.stringify(after)}, size = ${size}
    where item_id = ${id}::bigint and at = ${at}::timestamptz`.execute(trx)
}

export async function removeMove(trx: QueryExecutorProvider, id: string, { at }: ByPeople): Promise<void> {
  await sql`delete from item_move where item_id = ${id}::bigint and at = ${at}::timestamptz`.execute(trx)
}

/** What was made of something that is withheld now is nobody's to read: of the item, and of all that rests on it. */
export async function removeMoves(trx: QueryExecutorProvider, id: string): Promise<void> {
  const hidden = sql`item_id = any(${id}::bigint || resting_on(array[${id}::bigint]))`
  await sql`delete from item_stand where ${hidden}`.execute(trx)
  await sql`delete from item_move where ${hidden}`.execute(trx)
}

/** `cause`: what the item is called that made it move, where lists show it. */
export type MoveColumns = { before: Kept; after: Kept; because: Because; cause: string | null }
/** An item with its stand before the first of its moves since a moment, and after the last of them. */
export type MovedRow = CardRow & MoveColumns & { moved_at: Date }

/**
 * Of a table or a part of the query that is called `moved` and has `because`. Only what names an item is read as a number,
 * by which that item is found.
 */
export const causeOfMoved = sql<string | null>`case when moved.because ->> 'by' = 'item' then (
  select label from item as other where other.is_listed and other.kind = split_part(moved.because ->> 'ref', '/', 1)
    and other.id = split_part(moved.because ->> 'ref', '/', 2)::bigint) end`

type Listing = { since: Date; most: number; only: RawBuilder<boolean> }

/** So many of each kind and week are looked at: more than anybody is told. */
const mostOfWeek = 200

/**
 * Of listed items, which moved since, the farthest first: as far as the largest of its moves, and of those that moved as
 * far the last. However many moved, it reads little more than it answers: of each kind and week the farthest first.
 */
export function listMovedSince(
  db: QueryExecutorProvider,
  { since, most, only, kinds }: Listing & { kinds: readonly string[] },
  now: Date,
): Promise<MovedRow[]> {
  const parts = weeksFrom(since, now).flatMap((week) =>
    kinds.map(
      (kind) => sql`(
        select item_id, at, size from item_move
        where kind = ${kind} and date_bin('7 days', at, 'epoch') = ${week}::timestamptz and at >= ${since}
        order by size desc, at desc, item_id desc limit ${mostOfWeek})`,
    ),
  )
  const isFarthest = sql<boolean>`not exists (
    select from item_move as farther where farther.item_id = move.item_id and farther.at >= ${since}
      and (farther.size, farther.at) > (move.size, move.at))`
  return rowsOf(
    db,
    sql<MovedRow>`
      with farthest as materialized (
        select item_id, at, size from (${sql.join(parts, sql` union all `)}) as move join item on item.id = move.item_id
        where item.is_listed and ${only} and ${isFarthest}
        order by size desc, at desc, item_id desc limit ${most}
      )
      ${movedOf(sql`farthest`, since)} order by farthest.size desc, farthest.at desc, item.id desc`,
  )
}

/** The same of what somebody saved or wrote, found by what that is. */
export function listOwnMovedSince(
  db: QueryExecutorProvider,
  user: User,
  { since, most, only }: Listing,
): Promise<MovedRow[]> {
  return rowsOf(
    db,
    sql<MovedRow>`
      with farthest as materialized (
        select item_id, max(size) as size from item_move
        where at >= ${since} and item_id in (${watchedBy(user)}) group by item_id
      )
      ${movedOf(sql`farthest`, since)} where item.is_listed and ${only}
      order by farthest.size desc, item.id desc limit ${most}`,
  )
}

/** With their stands before the first of their moves since a moment and after the last. */
function movedOf(farthest: RawBuilder<unknown>, since: Date): RawBuilder<unknown> {
  const own = sql`item_move where item_move.item_id = item.id and item_move.at >= ${since}`
  return sql`
    select ${sql.raw(cardColumns)}, first.before, moved.after, moved.because, moved.at as moved_at, ${causeOfMoved} as cause
    from ${farthest} join item on item.id = farthest.item_id
      cross join lateral (select before from ${own} order by item_move.at limit 1) as first
      cross join lateral (select after, because, at from ${own} order by item_move.at desc limit 1) as moved`
}

const weekMs = 7 * 86_400_000

/** When each week begins that any of the time lies in, as the index counts them. A clock that is a little ahead is heeded. */
function weeksFrom(since: Date, now: Date): Date[] {
  const first = Math.floor(since.getTime() / weekMs)
  const last = Math.floor(now.getTime() / weekMs) + 1
  return Array.from({ length: last - first + 1 }, (_, nth) => new Date((first + nth) * weekMs))
}

/** Since when anything is watched; null where nothing is. */
export async function findWatchedSince(db: QueryExecutorProvider): Promise<Date | null> {
  const [row] = await rowsOf<{ since: Date | null }>(
    db,
    sql`select least((select min(since) from item_stand), (select min(at) from item_move)) as since`,
  )
  return row?.since ?? null
}

/** The ids of what somebody saved or wrote. */
function watchedBy({ id }: User): RawBuilder<unknown> {
  return sql`select item_id from save where account_id = ${id} union select id from item where owner_id = ${id}`
}

export async function countWatched(db: QueryExecutorProvider, user: User): Promise<number> {
  const [row] = await rowsOf<{ items: number }>(
    db,
    sql`select count(*)::int as items from item where item.is_listed and item.id in (${watchedBy(user)})`,
  )
  return row?.items ?? 0
}
