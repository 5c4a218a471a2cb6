import { type Kysely, sql } from 'kysely'

/**
 * Of projections that were kept, what they had said of years or months that were over when they were made and not
 * measured yet: estimates, counted apart from forecasts of what was to come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trend_record
    add column estimated_projections integer not null default 0, add column estimated integer not null default 0,
    add column estimated_inside_50 integer not null default 0, add column estimated_inside_80 integer not null default 0,
    add column estimated_inside_95 integer not null default 0,
    add column estimated_error float8 not null default 0, add column estimated_naive_error float8 not null default 0,
    add column estimated_at text, add column estimate jsonb`.execute(db)
  await sql`create index trend_record_estimate on trend_record (estimated_at desc) where estimated_at is not null`.execute(
    db,
  )
}
