import { type Kysely, sql } from 'kysely'

/** The release before asks the same of one index as it did of two. */
export const expands = true

/**
 * Words, kinds, categories, years and tags in one index: of a common word it reads no more than what the others leave.
 * One is of all items, listed or not: only so it is laid over those that have an order (`0141-found-by-indexes.ts`). The
 * other is of the front. Decades are facets as years are, so that whoever asks for forty years asks for a few of these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_search, item_facets, item_front_search`.execute(db)
  await sql.raw(facetsWith(`'decade:' || (${year} / 10)::text, `)).execute(db)
  await sql.raw(`create index item_found on item using gin (search, ${facets})`).execute(db)
  await sql
    .raw(`create index item_front_found on item using gin (search, ${facets}) where is_listed and is_front`)
    .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_found, item_front_found`.execute(db)
  await sql.raw(facetsWith('')).execute(db)
  await sql.raw(`create index item_facets on item using gin (${facets})`).execute(db)
  await sql`create index item_search on item using gin (search) where is_listed`.execute(db)
  await sql`create index item_front_search on item using gin (search) where is_listed and is_front`.execute(db)
}

const facets = `facets(kind, category, horizon_to, item.card #>> '{series,last,at}' is not null or item.details ? 'automatic', tags)`
const year = `least(greatest(horizon_to, 2000), 2120)`

/**
 * As `src/items/server/shelf/facets.ts` asks. Dear, since of an item that no index led to it reads what lies apart from its
 * row: PostgreSQL counts that of a function which it does not write out. And by one process, since several go past a limit.
 */
const facetsWith = (decade: string) => `
  create or replace function facets(kind text, category text, horizon_to integer, is_measured boolean, tags text[]) returns text[]
    language plpgsql immutable parallel restricted cost 1000 as $$
  begin
    return array['kind:' || kind, 'category:' || category, 'to:' || ${year}::text, ${decade}
      'measured:' || is_measured::text] || tags;
  end $$`
