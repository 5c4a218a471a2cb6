/**
 * Items and sets as they were at a version, and the numbers that stood at a time: read by the dozen, and only what
 * whoever asks may see.
 */
import type { Pool } from 'pg'
import type { RestsOn } from '#items/numbers.ts'
import type { Counted } from '#items/server/numbers/maker.ts'
import { wholeData } from '#items/server/kept-part.ts'
import { scenarioSet, type ScenarioSet } from '#scenarios/set.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Fields } from '../../dossier/field-value.ts'
import { toldOf } from '../dossier/told.ts'
import { allAtOnce } from './all-at-once.ts'

export type VersionItem = Counted & { ref: string; title: string; fields: Fields; links: { to: string }[] }

/**
 * Of a row of numbers: of which version, when it was made, and of what. `before` is the row before it, with what
 * carries on from there.
 */
export type MadeRow = { version: number; madeAt: string; restsOn: RestsOn[]; before: Record<string, unknown> | null }

export type VersionStore = {
  /** Null for what is gone, or not to be seen by whoever asks. */
  findItem(ref: string, version: number): Promise<VersionItem | null>
  findSet(slug: string, version: number): Promise<ScenarioSet | null>
  /**
   * The newest numbers made by then; null where there are none. Numbers of what is published rest on public ones alone.
   */
  findMade(ref: string, until: string, by: Pick<Counted, 'isPublished'>): Promise<MadeRow | null>
  /** What people said of it together, by the row that told it; whoever asks looks whether it may be seen. */
  findTold(ref: string, row: string): Promise<Record<string, unknown> | null>
}

export function createVersionStore(pool: Pool, accountId: string | null): VersionStore {
  const items = allAtOnce((keys) => findItems(pool, accountId, keys))
  const sets = allAtOnce((keys) => findSets(pool, keys))
  const made = allAtOnce((keys) => findRows(pool, accountId, keys))
  const told = allAtOnce((keys) => findToldRows(pool, keys))
  return {
    findItem: (ref, version) => items(`${ref} ${version}`),
    findSet: (slug, version) => sets(`${slug} ${version}`),
    findTold: (ref, row) => told(`${ref} ${row}`),
    findMade: (ref, until, { isPublished }) => made(`${ref} ${until} ${isPublished ? 'public' : 'own'}`),
  }
}

/** 'trend/131 2' as kind, id and the rest. What names no item is left out. */
function namesIn(keys: readonly string[]): { kinds: string[]; ids: string[]; rests: string[] } {
  const names = keys.flatMap((key) => /^([a-z]+)\/(\d{1,18}) (.+)$/.exec(key) ?? [])
  const at = (place: number) => names.filter((_, i) => i % 4 === place)
  return { kinds: at(1), ids: at(2), rests: at(3) }
}

type ItemRow = {
  kind: string
  id: string
  version: number
  family: string | null
  owner_id: string | null
  published: boolean
  data: Fields
}

async function findItems(
  pool: Pool,
  accountId: string | null,
  keys: readonly string[],
): Promise<Map<string, VersionItem>> {
  const { kinds, ids, rests } = namesIn(keys)
  const text = `
    select item.kind, item.id::text, item_version.version, family, owner_id, published_at is not null as published, ${wholeData} as data
    from unnest($1::text[], $2::bigint[], $3::int[]) as wanted (kind, id, version)
    join item on item.id = wanted.id and item.kind = wanted.kind
    join item_version on item_id = item.id and item_version.version = wanted.version
    where owner_id = $4 or (published_at is not null and is_public)`
  const { rows } = await pool.query<ItemRow>(prepared(text, [kinds, ids, rests, accountId]))
  return new Map(rows.map((row) => [`${row.kind}/${row.id} ${row.version}`, itemOf(row)]))
}

function itemOf({ kind, id, version, family, owner_id: ownerId, published: isPublished, data }: ItemRow): VersionItem {
  const { title, body, details, links, horizon } = data as {
    title: string
    body: string
    details: Record<string, unknown>
    links: { to: string }[]
    horizon: VersionItem['horizon']
  } // as write-item.ts keeps a version
  return {
    ref: `${kind}/${id}`,
    id,
    kind,
    version,
    family,
    horizon,
    details,
    ownerId,
    isPublished,
    title,
    fields: { ...data, told: toldOf({ kind, body, details }) },
    links,
  }
}

async function findSets(pool: Pool, keys: readonly string[]): Promise<Map<string, ScenarioSet>> {
  const names = keys.map((key) => key.split(' '))
  const text = `
    select slug, version, data from scenario_set_version
    where (slug, version) in (select * from unnest($1::text[], $2::int[]))`
  const values = [names.map(([slug]) => slug), names.map(([, version]) => version)]
  const { rows } = await pool.query<{ slug: string; version: number; data: object }>(prepared(text, values))
  return new Map(
    rows.map(({ slug, version, data }) => [`${slug} ${version}`, scenarioSet.parse({ ...data, slug, version })]),
  )
}

async function findToldRows(pool: Pool, keys: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
  const { kinds, ids, rests } = namesIn(keys)
  const text = `
    select kind || '/' || id || ' ' || told as key, said_as_told(id, told) as said
    from unnest($1::text[], $2::bigint[], $3::bigint[]) as wanted (kind, id, told)`
  const { rows } = await pool.query<{ key: string; said: Record<string, unknown> | null }>(
    prepared(text, [kinds, ids, rests]),
  )
  return new Map(rows.flatMap(({ key, said }) => (said ? [[key, said]] : [])))
}

type NumbersRow = {
  key: string
  version: number
  made_at: Date
  rests_on: RestsOn[]
  before: Record<string, unknown> | null
}

async function findRows(pool: Pool, accountId: string | null, keys: readonly string[]): Promise<Map<string, MadeRow>> {
  const { kinds, ids, rests } = namesIn(keys)
  const [untils, sorts] = [0, 1].map((place) => rests.map((rest) => rest.split(' ')[place]))
  const text = `
    select wanted.kind || '/' || wanted.id || ' ' || wanted.until || ' ' || wanted.sort as key, stood.version, stood.made_at, stood.rests_on, (
      select jsonb_build_object('model', numbers -> 'model', 'modelHistory', numbers -> 'modelHistory')
      from item_numbers where item_id = wanted.id and made_at < stood.made_at and wanted.kind = 'prediction' order by made_at desc limit 1
    ) as before
    from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as wanted (kind, id, until, sort)
    join item on item.id = wanted.id
    cross join lateral (
      select version, made_at, rests_on from item_numbers
      where item_id = wanted.id and made_at <= wanted.until::timestamptz and (is_public or (wanted.sort = 'own' and owner_id = $5))
      order by made_at desc limit 1
    ) as stood`
  const { rows } = await pool.query<NumbersRow>(prepared(text, [kinds, ids, untils, sorts, accountId]))
  return new Map(
    rows.map(({ key, version, made_at, rests_on, before }) => [
      key,
      { version, madeAt: made_at.toISOString(), restsOn: rests_on, before },
    ]),
  )
}
