/** One item as the database keeps it: whole, with its neighbours and its versions. Shows published items alone. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Relation } from '../item.ts'
import { cardColumns, type CardRow, rowsOf } from './rows.ts'

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

export function createItemStore(db: QueryExecutorProvider) {
  return {
    /** With neighbours and versions in the same round trip where they are asked for. */
    async findItem(kind: string, id: string, { neighbours = false, versions = false } = {}): Promise<WholeRow | null> {
      const rows = await rowsOf(
        db,
        sql<WholeRow>`
          select ${cardColumns},
            ${neighbours ? asJson(neighboursOf(kind, id)) : sql`null`} as neighbours,
            ${versions ? asJson(versionsOf(kind, id)) : sql`null`} as versions,
            item.family, item.body, item.details, coalesce((
            select json_agg(json_build_object('to', other.kind || '/' || other.id, 'relation', relation) order by other.kind, other.id)
            from link join item as other on other.id = to_id and other.published_at is not null where from_id = item.id
          ), '[]') as links
          from item where id = ${id}::bigint and kind = ${kind} and published_at is not null`,
      )
      return rows[0] ?? null
    },

    async isPublished(kind: string, id: string): Promise<boolean> {
      return (await rowsOf(db, published(kind, id))).length > 0
    },

    /** Those it links to, those that link to it and its family, each once with all its ties. None where it is not published. */
    listNeighbours: (kind: string, id: string) => rowsOf(db, neighboursOf(kind, id)),

    /** The newest first, each with the names of the fields that differ from the version before. None where it is not published. */
    listVersions: (kind: string, id: string) => rowsOf(db, versionsOf(kind, id)),
  }
}

const mostNeighbours = 100

function neighboursOf(kind: string, id: string): RawBuilder<NeighbourRow> {
  return sql`
    with self as (${published(kind, id)}), tied as (
      select to_id as id, relation, 'to' as direction from link join self on from_id = self.id
      union all select from_id, relation, 'from' from link join self on to_id = self.id
      union all select item.id, 'family', 'beside' from self join item using (family, kind) where item.id <> self.id
    )
    select ${cardColumns}, json_agg(json_build_object('relation', tied.relation, 'direction', tied.direction) order by tied.direction desc, tied.relation) as ties
    from tied join item on item.id = tied.id and item.published_at is not null
    group by item.id order by item.kind, item.horizon_to, item.id limit ${mostNeighbours}`
}

function versionsOf(kind: string, id: string): RawBuilder<VersionRow> {
  return sql`
    with self as (${published(kind, id)}), flat as (
      select version, at, author, (data - 'details') || (data -> 'details') as fields from item_version join self on item_id = self.id
    )
    select flat.version, flat.at, flat.author, array(
      select key from jsonb_object_keys(flat.fields || coalesce(before.fields, '{}')) as key
      where flat.fields -> key is distinct from before.fields -> key order by key
    ) as changed
    from flat left join flat as before on before.version = flat.version - 1
    order by flat.version desc`
}

function asJson(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(part), '[]') from (${query}) as part)`
}

function published(kind: string, id: string) {
  return sql<{ id: string }>`select id, kind, family from item where id = ${id}::bigint and kind = ${kind} and published_at is not null`
}
