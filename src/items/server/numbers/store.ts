/** Whose numbers are due, who is at work on them, and what came of it. The tables are explained in `migrations/0008-numbers.ts`. */
import { type Kysely, sql } from 'kysely'
import type { RestsOn } from '../../numbers.ts'
import { digestPrefix } from './digest.ts'
import type { Counted } from './maker.ts'
import type { ContentTables } from '../tables.ts'

export type Db = Kysely<ContentTables>

/** One who works on an item's numbers: `until` tells turns of the same item apart. */
export type Turn = { itemId: string; marks: string[]; until: Date; tries: number }

/** The newest numbers of an item. */
export type Newest = { madeAt: Date; version: number; restsOn: RestsOn[]; digest: string; numbers: Record<string, unknown> }

/** A process that died is waited for no longer; nobody computes as long. */
const leaseSeconds = 120
/** After a failure: 10 seconds, 20, 40 and so on, at the most an hour. */
const firstWaitSeconds = 10
const longestWaitSeconds = 3600
/** Among so many marks, those of kinds on which others rest come first; else what rests on them is made twice. */
const lookedAt = 500

/** Takes a turn at what has been due for longest and nobody works on, or answers null. `order`: kinds, those first on which the others rest. */
export async function claimTurn(db: Db, order: readonly string[]): Promise<Turn | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('numbers', 0))`.execute(trx) // two would take the same
    const { rows } = await sql<Turn>`
      with waiting as (
        select due.mark, due.item_id from numbers_due as due left join numbers_turn as turn using (item_id)
        where turn.item_id is null or turn.until <= now() or (turn.has_failed and due.mark <> all (turn.marks))
        order by due.mark limit ${lookedAt}
      ), next as (
        select item_id from waiting left join item on item.id = waiting.item_id
        order by array_position(${[...order]}::text[], item.kind), waiting.mark limit 1
      )
      insert into numbers_turn as turn (item_id, marks, until)
      select item_id, array_agg(mark), now() + make_interval(secs => ${leaseSeconds}) from numbers_due join next using (item_id) group by item_id
      on conflict (item_id) do update set marks = excluded.marks, until = excluded.until, has_failed = false,
        tries = case when excluded.marks <@ turn.marks then turn.tries + 1 else 1 end
      returning item_id as "itemId", marks, until, tries`.execute(trx)
    return rows[0] ?? null
  })
}

export async function findCounted(db: Db, id: string): Promise<{ item: Counted; newest: Newest | null } | null> {
  const { rows } = await sql<Counted & { newest: (Omit<Newest, 'madeAt'> & { madeAt: string }) | null }>`
    select id, kind, version, family, details_whole(details) as details, owner_id as "ownerId", published_at is not null as "isPublished",
      json_build_object('from', horizon_from, 'to', horizon_to) as horizon, (
        select json_build_object('madeAt', made_at, 'version', version, 'restsOn', rests_on, 'digest', digest, 'numbers', numbers)
        from item_numbers where item_id = item.id order by made_at desc limit 1
      ) as newest
    from item where id = ${id}::bigint`.execute(db)
  const [row] = rows
  if (!row) return null
  const { newest, ...item } = row
  return { item, newest: newest && { ...newest, madeAt: new Date(newest.madeAt) } }
}

/** What else is written with the numbers, or not at all. */
type Keep = (db: Db) => Promise<void>
export type Made = { version: number; restsOn: RestsOn[]; isPublic: boolean; digest: string; numbers: unknown; at: Date }

/** Ends the turn with new numbers. False where somebody else has taken the turn over, or the item is gone: then nothing is written. */
export function saveNumbers(db: Db, turn: Turn, { version, restsOn, isPublic, digest, numbers, at }: Made, keep?: Keep): Promise<boolean> {
  return endTurn(
    db,
    turn,
    sql`
      insert into item_numbers (item_id, made_at, version, rests_on, is_public, digest, numbers)
      select id, greatest(${at}, (select max(made_at) + interval '1 millisecond' from item_numbers where item_id = item.id)),
        ${version}, ${JSON.stringify(restsOn)}, ${isPublic}, ${digest}, ${JSON.stringify(numbers)}
      from item where id = ${turn.itemId}::bigint`,
    keep,
  )
}

/** Ends the turn with the numbers that were there: they hold for the item and for what they rest on as these stand now. */
export function saveStanding(
  db: Db,
  turn: Turn,
  { madeAt, version, restsOn, isPublic }: Pick<Made, 'version' | 'restsOn' | 'isPublic'> & { madeAt: Date },
  keep?: Keep,
): Promise<boolean> {
  const stands = JSON.stringify(restsOn)
  return endTurn(
    db,
    turn,
    sql`
      update item_numbers set version = ${version}, rests_on = ${stands}, is_public = ${isPublic}
      where item_id = ${turn.itemId}::bigint and made_at = ${madeAt}
        and (version <> ${version} or rests_on <> ${stands}::jsonb or is_public <> ${isPublic})`,
    keep,
  )
}

/** Ends the turn without numbers: the item is gone, or has none. */
export function saveNothing(db: Db, turn: Turn): Promise<boolean> {
  return endTurn(db, turn, null)
}

/** The marks that were there when the turn began go; those made since stay. */
async function endTurn(db: Db, { itemId, marks, until }: Turn, work: ReturnType<typeof sql> | null, keep?: Keep): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`delete from numbers_turn where item_id = ${itemId}::bigint and until = ${until} returning item_id`.execute(
      trx,
    )
    if (rows.length === 0) return false
    if (work) await work.execute(trx)
    await keep?.(trx)
    await sql`delete from numbers_due where mark = any(${marks}::bigint[])`.execute(trx)
    return true
  })
}

/** The marks stay, and are tried again after a while; at once where a new one comes. */
export async function saveFailure(db: Db, { itemId, until, tries }: Turn): Promise<void> {
  const waitSeconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(tries - 1, 20))
  await sql`
    update numbers_turn set has_failed = true, until = now() + make_interval(secs => ${waitSeconds})
    where item_id = ${itemId}::bigint and until = ${until}`.execute(db)
}

/** Marks what has no numbers, or numbers that an older mathematics made. */
export async function markOutdated(db: Db, kinds: readonly string[], engineVersion: number): Promise<void> {
  await sql`
    insert into numbers_due (item_id)
    select id from item left join lateral (
      select digest from item_numbers where item_id = item.id order by made_at desc limit 1
    ) as newest on true
    where kind = any(${[...kinds]}) and not coalesce(starts_with(newest.digest, ${digestPrefix(engineVersion)}), false)
      and not exists (select from numbers_due where item_id = item.id)
    order by id`.execute(db)
}
