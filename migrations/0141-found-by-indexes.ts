import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/**
 * What counting, sitemaps and questions find without reading all of it: kinds, categories and tags in one index, which
 * answers any of them together; addresses with when they changed last, in the order of their ids; and what sets say they
 * are about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_facets, item_asking, item_address`.execute(db)
  await sql`drop function facets`.execute(db)
  await sql`alter table scenario_set drop says`.execute(db)
  await sql`alter table item_move reset (autovacuum_vacuum_insert_scale_factor, autovacuum_vacuum_insert_threshold)`.execute(
    db,
  )
}

const statements = [
  /**
   * `kind:trend`, `category:social`, `to:2040`, `measured:true` and its tags, none of which has a colon. As
   * `src/items/server/shelf/facets.ts` asks; of all items, listed or not, since only so it is laid over other indexes.
   */
  `create function facets(kind text, category text, horizon_to integer, is_measured boolean, tags text[]) returns text[]
    language sql immutable parallel safe
    return array['kind:' || kind, 'category:' || category, 'to:' || least(greatest(horizon_to, 2000), 2120)::text,
      'measured:' || is_measured::text] || tags`,
  `create index item_facets on item using gin
    (facets(kind, category, horizon_to, item.card #>> '{series,last,at}' is not null or item.details ? 'automatic', tags))`,
  /** Of questions without an outcome, for the same reason. */
  `create index item_asking on item (closes) where outcome is null`,
  /** As `src/items/server/shelf/listed-store.ts` asks. */
  `create index item_address on item (id) include (kind, updated_at) where is_listed`,
  /** When items moved last is read off the index alone, as far as no row is new: of at most so many a row has to be looked at. */
  `alter table item_move set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000)`,
  /** As `src/analyses/server/dossier/candidate-store.ts` asks. */
  `alter table scenario_set add says tsvector generated always as (
    to_tsvector('farsight', coalesce(data ->> 'title', '') || ' ' || coalesce(data ->> 'question', '') || ' ' ||
      coalesce(data ->> 'summary', '') || ' ' || coalesce(data ->> 'tags', ''))) stored`,
  `create index scenario_set_says on scenario_set using gin (says)`,
]
