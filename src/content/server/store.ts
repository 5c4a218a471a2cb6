/**
 * One item as the database keeps it: whole, with its neighbours and its versions. Shows published items alone.
 * Every page asks this, so the statements are prepared: planning them anew would take four times as long as running them.
 */
import type { Pool, QueryResultRow } from 'pg'
import type { Relation } from '../item.ts'
import { cardColumns, type CardRow } from './rows.ts'

export type WholeRow = CardRow & {
  family: string | null
  body: string
  details: Record<string, unknown>
  links: { to: string; relation: Relation }[]
  neighbours: NeighbourRow[] | null
  versions: VersionRow[] | null
}

export type NeighbourRow = CardRow & { ties: { relation: Relation | 'family'; direction: 'to' | 'from' | 'beside' }[] }
/** Instants come as a Date from a row of their own, as ISO 8601 from within JSON. */
export type VersionRow = { version: number; at: Date | string; author: string; changed: string[] }

export function createItemStore(pool: Pool) {
  const ask = async <Row extends QueryResultRow>(name: string, text: string, kind: string, id: string): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values: [kind, id] })).rows
  return {
    /** With neighbours and versions in the same round trip where they are asked for. */
    async findItem(kind: string, id: string, { neighbours = false, versions = false } = {}): Promise<WholeRow | null> {
      const [row] = await ask<WholeRow>(`item ${neighbours} ${versions}`, itemText(neighbours, versions), kind, id)
      return row ?? null
    },

    async isPublished(kind: string, id: string): Promise<boolean> {
      return (await ask('item published', published, kind, id)).length > 0
    },

    /** Those it links to, those that link to it and its family, each once with all its ties. None where it is not published. */
    listNeighbours: (kind: string, id: string) => ask<NeighbourRow>('item neighbours', neighboursText, kind, id),

    /** The newest first, each with the names of the fields that differ from the version before. None where it is not published. */
    listVersions: (kind: string, id: string) => ask<VersionRow>('item versions', versionsText, kind, id),
  }
}

/** $1 is the kind, $2 the id: an id of another kind is no item. */
const published = `select id, kind, family from item where kind = $1 and id = $2::bigint and published_at is not null`

const mostNeighbours = 100

const neighboursText = `
  with self as (${published}), tied as (
    select to_id as id, relation, 'to' as direction from link join self on from_id = self.id
    union all select from_id, relation, 'from' from link join self on to_id = self.id
    union all select item.id, 'family', 'beside' from self join item using (family, kind) where item.id <> self.id
  )
  select ${cardColumns},
    json_agg(json_build_object('relation', tied.relation, 'direction', tied.direction) order by tied.direction desc, tied.relation) as ties
  from tied join item on item.id = tied.id and item.published_at is not null
  group by item.id order by item.kind, item.horizon_to, item.id limit ${mostNeighbours}`

const versionsText = `
  with self as (${published}), flat as (
    select version, at, author, (data - 'details') || (data -> 'details') as fields from item_version join self on item_id = self.id
  )
  select flat.version, flat.at, flat.author, array(
    select key from jsonb_object_keys(flat.fields || coalesce(before.fields, '{}')) as key
    where flat.fields -> key is distinct from before.fields -> key order by key
  ) as changed
  from flat left join flat as before on before.version = flat.version - 1
  order by flat.version desc`

function itemText(neighbours: boolean, versions: boolean): string {
  return `
    select ${cardColumns}, item.family, item.body, item.details,
      ${neighbours ? asJson(neighboursText) : 'null'} as neighbours,
      ${versions ? asJson(versionsText) : 'null'} as versions,
      coalesce((
        select json_agg(json_build_object('to', other.kind || '/' || other.id, 'relation', relation) order by other.kind, other.id)
        from link join item as other on other.id = to_id and other.published_at is not null where from_id = item.id
      ), '[]') as links
    from item where kind = $1 and id = $2::bigint and published_at is not null`
}

function asJson(query: string): string {
  return `(select coalesce(json_agg(part), '[]') from (${query}) as part)`
}
