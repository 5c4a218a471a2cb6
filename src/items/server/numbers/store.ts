/**
 * The item whose numbers are made, and the numbers that were. The tables are explained in `migrations/0008-numbers.ts`.
 */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { RestsOn } from '../../numbers.ts'
import { digestPrefix } from './digest.ts'
import type { Counted } from './maker.ts'
import type { ContentTables } from '../tables.ts'

export type Db = Kysely<ContentTables>

/** The newest numbers of an item. */
export type Newest = {
  madeAt: Date
  version: number
  restsOn: RestsOn[]
  digest: string
  numbers: Record<string, unknown>
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

export type Made = {
  version: number
  restsOn: RestsOn[]
  isPublic: boolean
  digest: string
  numbers: unknown
  /** See `ContentKind.aheadOf`. */
  ahead: Record<string, unknown> | null
  /** What lists show of them. */
  card: unknown
  at: Date
}

/** Whether the item is still there; until the transaction ends nobody deletes it. */
export async function holdItem(trx: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`select from item where id = ${id}::bigint for key share`.execute(trx)
  return rows.length > 0
}

export async function saveNumbers(
  trx: QueryExecutorProvider,
  id: string,
  { version, restsOn, isPublic, digest, numbers, ahead, card, at }: Made,
): Promise<void> {
  await sql`
    insert into item_numbers (item_id, made_at, version, rests_on, is_public, digest, numbers, ahead, card)
    select id, greatest(${at}, (select max(made_at) + interval '1 millisecond' from item_numbers where item_id = item.id)),
      ${version}, ${JSON.stringify(restsOn)}, ${isPublic}, ${digest}, ${JSON.stringify(numbers)}, ${ahead && JSON.stringify(ahead)}::jsonb,
      ${JSON.stringify(card)}
    from item where id = ${id}::bigint`.execute(trx)
}

/**
 * The numbers that were there hold for the item and for what they rest on as these stand now, and lists show of them
 * what they show now.
 */
export async function saveStanding(
  trx: QueryExecutorProvider,
  id: string,
  standing: Pick<Made, 'version' | 'restsOn' | 'isPublic' | 'ahead' | 'card'> & { madeAt: Date },
): Promise<void> {
  const { madeAt, version, isPublic } = standing
  const [stands, card] = [JSON.stringify(standing.restsOn), JSON.stringify(standing.card)]
  const ahead = standing.ahead && JSON.stringify(standing.ahead)
  await sql`
    update item_numbers set version = ${version}, rests_on = ${stands}, is_public = ${isPublic}, ahead = ${ahead}::jsonb, card = ${card}
    where item_id = ${id}::bigint and made_at = ${madeAt}
      and (version <> ${version} or rests_on <> ${stands}::jsonb or is_public <> ${isPublic} or card <> ${card}::jsonb
        or ahead is distinct from ${ahead}::jsonb)`.execute(trx)
}

/** Which mathematics was last applied to all items; null before the first. */
export async function findEngineVersion(db: QueryExecutorProvider): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`select version from engine_state`.execute(db)
  return rows[0]?.version ?? null
}

export async function saveEngineVersion(db: QueryExecutorProvider, version: number): Promise<void> {
  await sql`
    insert into engine_state (version) values (${version})
    on conflict (one) do update set version = excluded.version`.execute(db)
}

/** Items as they are looked through. `isOutdated`: without numbers, or with some that an older mathematics made. */
type Looked = { id: string; isOutdated: boolean }

/** The next `most` items after this id that may have numbers. */
export async function listLooked(
  db: QueryExecutorProvider,
  {
    kinds,
    engineVersion,
    after,
    most,
  }: { kinds: readonly string[]; engineVersion: number; after: string; most: number },
): Promise<Looked[]> {
  const { rows } = await sql<Looked>`
    select id, not coalesce(starts_with(newest.digest, ${digestPrefix(engineVersion)}), false) as "isOutdated"
    from (select id from item where id > ${after}::bigint and kind = any(${[...kinds]}) order by id limit ${most}) as looked
    left join lateral (
      select digest from item_numbers where item_id = looked.id order by made_at desc limit 1
    ) as newest on true
    order by id`.execute(db)
  return rows
}
