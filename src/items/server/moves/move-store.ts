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
type MovedRow = CardRow & MoveColumns & { moved_at: Date }

/** Of a table or a part of the query that is called `moved` and has `because`. */
export const causeOfMoved = sql<string | null>`(select label from item as other where other.is_listed
  and moved.because ->> 'by' = 'item' and other.kind = split_part(moved.because ->> 'ref', '/', 1)
  and other.id::text = split_part(moved.because ->> 'ref', '/', 2))`

/** Of listed items, which moved since, the farthest first: as far as the largest of its moves. */
export function listMovedSince(
  db: QueryExecutorProvider,
  { since, most, only }: { since: Date; most: number; only: RawBuilder<boolean> },
): Promise<MovedRow[]> {
  return rowsOf(
    db,
    sql<MovedRow>`
      with moved as (
        select item_id, max(size) as size, max(at) as last, (array_agg(before order by at))[1] as before,
          (array_agg(after order by at desc))[1] as after, (array_agg(because order by at desc))[1] as because
        from item_move where at >= ${since} group by item_id
      )
      select ${sql.raw(cardColumns)}, moved.before, moved.after, moved.because, moved.last as moved_at,
        ${causeOfMoved} as cause
      from moved join item on item.id = moved.item_id where item.is_listed and ${only}
      order by moved.size desc, moved.last desc, item.id desc limit ${most}`,
  )
}

/** Since when anything is watched; null where nothing is. */
export async function findWatchedSince(db: QueryExecutorProvider): Promise<Date | null> {
  const [row] = await rowsOf<{ since: Date | null }>(
    db,
    sql`select least((select min(since) from item_stand), (select min(at) from item_move)) as since`,
  )
  return row?.since ?? null
}

/** Of a row of `item`: whether somebody saved or wrote it. */
export function isWatchedBy({ id }: User): RawBuilder<boolean> {
  return sql`(item.owner_id = ${id} or item.id in (select item_id from save where account_id = ${id}))`
}

export async function countListed(db: QueryExecutorProvider, only: RawBuilder<boolean>): Promise<number> {
  const [row] = await rowsOf<{ items: number }>(
    db,
    sql`select count(*)::int as items from item where item.is_listed and ${only}`,
  )
  return row?.items ?? 0
}
