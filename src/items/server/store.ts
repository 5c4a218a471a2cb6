/**
 * One item as the database keeps it: whole, with its neighbours and its versions. What the reader may not see is not
 * there. Every page asks this, so the statements are prepared: planning them anew would take four times as long as
 * running them.
 */
import type { Pool, QueryResultRow } from 'pg'
import type { Viewer } from '#kit/viewer.ts'
import { prepared } from '#kit/server/prepared.ts'
import { relation, type Relation } from '../item.ts'
import { mostNear, mostOfASort } from '../near.ts'
import type { RestsOn } from '../numbers.ts'
import { wholeData } from './kept-part.ts'
import { cardColumns, type CardRow } from './rows.ts'

export type WholeRow = CardRow & {
  family: string | null
  is_listed: boolean
  body: string
  details: Record<string, unknown>
  links: { to: string; relation: Relation }[]
  neighbours: NeighbourRow[] | null
  versions: VersionRow[] | null
  numbers: NumbersRow | null
}

/** The newest of an item. */
export type NumbersRow = { version: number; madeAt: string; restsOn: RestsOn[]; numbers: Record<string, unknown> }

export type NeighbourRow = CardRow & { ties: { relation: Relation | 'family'; direction: 'to' | 'from' | 'beside' }[] }
/** Instants come as a Date from a row of their own, as ISO 8601 from within JSON. */
export type VersionRow = { version: number; at: Date | string; author: string; changed: string[] }

/** What may be asked for beside an item. */
export type ItemPart = 'numbers' | 'neighbours' | 'versions'

/** A version with all that it says. */
export type VersionText = { version: number; at: Date; author: string; data: Record<string, unknown> }

/** An item as an address names it, and who asks for it. */
export type Wanted = { kind: string; id: string; viewer: Viewer }

export function createItemStore(pool: Pool) {
  const ask = async <Row extends QueryResultRow>(text: string, { kind, id, viewer }: Wanted): Promise<Row[]> =>
    (await pool.query<Row>(prepared(text, [kind, id, viewer?.id, viewer?.isOperator ?? false]))).rows
  return {
    /** With numbers, neighbours and versions in the same round trip where they are asked for. */
    async findItem(wanted: Wanted, parts: readonly ItemPart[] = []): Promise<WholeRow | null> {
      const [row] = await ask<WholeRow>(itemText(parts), wanted)
      return row ?? null
    },

    /** Its newest numbers and nothing else of it. Null where it is not seen. */
    async findNumbers(wanted: Wanted): Promise<{ numbers: NumbersRow | null } | null> {
      const [row] = await ask<{ numbers: NumbersRow | null }>(numbersAlone, wanted)
      return row ?? null
    },

    async isSeen(wanted: Wanted): Promise<boolean> {
      return (await ask(seenItem, wanted)).length > 0
    },

    /**
     * Those it links to, those that link to it and its family, each once with all its ties. None where it is not seen.
     */
    listNeighbours: (wanted: Wanted) => ask<NeighbourRow>(neighboursText, wanted),

    /**
     * The newest first, each with the names of the fields that differ from the version before. None where it is not
     * seen.
     */
    listVersions: (wanted: Wanted) => ask<VersionRow>(versionsText, wanted),
  }
}

/**
 * The version that is asked for, or an earlier one where the reader may not read that; and the last before it that they
 * may.
 */
export async function findVersions(pool: Pool, { kind, id, viewer }: Wanted, version: number): Promise<VersionText[]> {
  const values = [kind, id, viewer?.id, viewer?.isOperator ?? false, version]
  return (await pool.query<VersionText>(prepared(versionTexts, values))).rows
}

/**
 * $1 is the kind, $2 the id: an id of another kind is no item. $3 is the reader's account, null for a visitor, $4
 * whether it is an operator's.
 */
export const seenItem = `
  select id, kind, family, owner_id, coalesce(owner_id = $3, false) as is_own from item
  where kind = $1 and id = $2::bigint
    and (published_at is not null or owner_id = $3::text or ((hidden_published_at is not null or held_at is not null) and $4::boolean))`

/** Beside an item stands what is listed and what its author has published; beside one's own also one's own. */
const isShown = `(stands_beside(item, self.owner_id) or (self.is_own and item.owner_id = $3))`

/** So many are looked at for those of a sort that may be shown. */
const mostLooked = 10 * mostOfASort
const relations = relation.options.map((one) => `'${one}'`).join()

const linking = 'select from_id from link where to_id = self.id and relation = sort.relation'
const newest = `${linking} order by from_id desc limit ${mostLooked}`
/** Where hardly one of the newest may be shown: whoever links much in private takes no room of what was there before. */
const oldest = `${linking} and from_id < (select min(from_id) from (${newest}) as newest) order by from_id limit ${mostLooked}`

/**
 * Of those that link to it the newest by each relation, and of its family the first: each found by an index, however
 * many there are. Where there is no room for all, what it links to itself comes first.
 */
const neighboursText = `
  with self as (${seenItem}), tied as (
    select item.id, relation, 'to' as direction from self join link on from_id = self.id join item on item.id = to_id and ${isShown}
    union all
    select near.* from self cross join unnest(array[${relations}]) as sort (relation) cross join lateral (
      select shown.id, sort.relation, 'from' from (
        (select item.id from (${newest}) as link join item on item.id = from_id and ${isShown} order by from_id desc limit ${mostOfASort})
        union all
        (select item.id from (${oldest}) as link join item on item.id = from_id and ${isShown} order by from_id limit ${mostOfASort})
      ) as shown limit ${mostOfASort}
    ) as near
    union all
    select kin.* from self cross join lateral (
      select item.id, 'family', 'beside' from (
        select id from item where family = self.family and kind = self.kind and id <> self.id order by id limit ${mostLooked}
      ) as own join item on item.id = own.id and ${isShown}
      order by own.id limit ${mostOfASort}
    ) as kin
  ), near as (
    select tied.id, json_agg(json_build_object('relation', relation, 'direction', direction) order by direction desc, relation) as ties
    from tied group by tied.id order by bool_or(direction = 'to') desc, tied.id desc limit ${mostNear}
  )
  select ${cardColumns}, near.ties from near join item using (id) order by item.kind, item.horizon_to, item.id`

/** Of the newest versions: a series may be revised any number of times. */
const mostVersions = 200

/**
 * Its author reads every version; others those that were public, each against the one before that they may read. What a
 * kind keeps in tables of its own differs where what stands for it does.
 */
const versionsText = `
  with self as (${seenItem}), flat as (
    select version, at, author, (data - 'details') || (data -> 'details') as fields
    from item_version join self on item_id = self.id
    where (is_own or is_public) and version >= (select item.version from item where item.id = self.id) - ${mostVersions}
  ), read as (select *, lag(fields) over (order by version) as before from flat)
  select version, at, author, array(
    select key from jsonb_object_keys(fields || coalesce(before, '{}')) as key
    where fields -> key is distinct from before -> key order by key
  ) as changed
  from read order by version desc limit ${mostVersions}`

/** Others are not told of links to what they may not see. */
const versionTexts = `
  with self as (${seenItem})
  select version, at, author, case when is_own then ${wholeData} else ${wholeData} || jsonb_build_object('links', coalesce((
      select jsonb_agg(link order by place) from jsonb_array_elements(data -> 'links') with ordinality as said (link, place)
      join item as other on other.id = split_part(link ->> 'to', '/', 2)::bigint and stands_beside(other, self.owner_id)
    ), '[]')) end as data
  from item_version join self on item_id = self.id
  where (is_own or is_public) and version <= $5 order by version desc limit 2`

const numbersText = `
  select version, made_at as "madeAt", rests_on as "restsOn", numbers from item_numbers
  where item_id = item.id and (item_numbers.is_public or self.is_own) order by made_at desc limit 1`

const numbersAsJson = `(select to_json(part) from (${numbersText}) as part)`
const numbersAlone = `select ${numbersAsJson} as numbers from (${seenItem}) as self join item using (id)`

function itemText(parts: readonly ItemPart[]): string {
  const part = (name: ItemPart, text: string) => (parts.includes(name) ? text : 'null')
  return `
    select ${cardColumns}, item.family, item.is_listed, item.body, details_whole(item.details) as details,
      ${part('numbers', numbersAsJson)} as numbers,
      ${part('neighbours', asJson(neighboursText))} as neighbours,
      ${part('versions', asJson(versionsText))} as versions,
      coalesce((
        select json_agg(json_build_object('to', other.kind || '/' || other.id, 'relation', relation) order by other.kind, other.id)
        from link join item as other on other.id = to_id
        where from_id = item.id and (stands_beside(other, self.owner_id) or (self.is_own and other.owner_id = $3))
      ), '[]') as links
    from (${seenItem}) as self join item using (id)`
}

function asJson(query: string): string {
  return `(select coalesce(json_agg(part), '[]') from (${query}) as part)`
}
