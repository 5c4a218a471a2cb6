import { type Kysely, sql } from 'kysely'

/**
 * A series may be withheld: its owner lets nobody show it for money, and no licence is held. Then whoever reads details
 * or versions finds none, as it was on any day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table series add withheld boolean not null default false`,
    /** As in migration 16, but of a series that is withheld. */
    `create or replace function details_whole(details jsonb) returns json language sql stable as $$
      select case when details -> 'series' ? 'kept' then ('{"series": ' || coalesce((
        select series_at(id, (details #>> '{series,at}')::timestamptz, 5000)::text from series
        where id = (details #>> '{series,kept}')::bigint and not withheld
      ), 'null') || case when details - 'series' = '{}' then '' else ', ' end || substr((details - 'series')::text, 2))::json else details::json end
    $$`,
  ])
    await sql.raw(statement).execute(db)
}
