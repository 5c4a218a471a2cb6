/** One item as the database keeps it: whole, with its neighbours and its versions. Shows published items alone. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Relation } from '../item.ts'
import { cardColumns, type CardRow, rowsOf } from './rows.ts'

export type WholeRow = CardRow & {
  family: string | null
  body: string
  details: Record<string, unknown>
  links: { to: string; relation: Relation }[]
}

export function createItemStore(db: QueryExecutorProvider) {
  return {
    async findItem(kind: string, id: string): Promise<WholeRow | null> {
      const rows = await rowsOf(
        db,
        sql<WholeRow>`
          select ${cardColumns}, item.family, item.body, item.details, coalesce((
            select json_agg(json_build_object('to', other.kind || '/' || other.id, 'relation', relation) order by other.kind, other.id)
            from link join item as other on other.id = to_id and other.published_at is not null where from_id = item.id
          ), '[]') as links
          from item where id = ${id}::bigint and kind = ${kind} and published_at is not null`,
      )
      return rows[0] ?? null
    },

    async isPublished(kind: string, id: string): Promise<boolean> {
      const query = sql<{ id: string }>`select id from item where id = ${id}::bigint and kind = ${kind} and published_at is not null`
      return (await rowsOf(db, query)).length > 0
    },

    /** Those it links to, those that link to it and its family, each once with all its ties; at most `most`. */
    listNeighbours(
      id: string,
      most = 100,
    ): Promise<(CardRow & { ties: { relation: Relation | 'family'; direction: 'to' | 'from' | 'beside' }[] })[]> {
      return rowsOf(
        db,
        sql`
          with tied as (
            select to_id as id, relation, 'to' as direction from link where from_id = ${id}::bigint
            union all select from_id, relation, 'from' from link where to_id = ${id}::bigint
            union all select other.id, 'family', 'beside' from item join item as other on other.family = item.family and other.kind = item.kind
              where item.id = ${id}::bigint and other.id <> item.id
          )
          select ${cardColumns}, json_agg(json_build_object('relation', tied.relation, 'direction', tied.direction) order by tied.direction desc, tied.relation) as ties
          from tied join item on item.id = tied.id and item.published_at is not null
          group by item.id order by item.kind, item.horizon_to, item.id limit ${most}`,
      )
    },

    /** The newest first, each with the names of the fields that differ from the version before. */
    listVersions(id: string): Promise<{ version: number; at: Date; author: string; changed: string[] }[]> {
      return rowsOf(
        db,
        sql`
          with flat as (
            select version, at, author, (data - 'details') || (data -> 'details') as fields from item_version where item_id = ${id}::bigint
          )
          select flat.version, flat.at, flat.author, array(
            select key from jsonb_object_keys(flat.fields || coalesce(before.fields, '{}')) as key
            where flat.fields -> key is distinct from before.fields -> key order by key
          ) as changed
          from flat left join flat as before on before.version = flat.version - 1
          order by flat.version desc`,
      )
    },
  }
}
export type ItemStore = ReturnType<typeof createItemStore>
