import { type Kysely, sql } from 'kysely'

/**
 * How right the base has been: a small row for each trend and each house forecast, written together with the item's
 * numbers, so that nothing has to read all numbers to tell it. Rows go with their item; those of private items are
 * there too, and whoever reads looks at the item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * Counts and sums alone are added up. Errors are in mean changes of the series. `miss`: the value that the backtest
   * missed by most, in widths of its 80 % band.
   */
  `create table trend_record (
    item_id bigint primary key references item on delete cascade,
    tested integer not null,
    inside_50 integer not null,
    inside_80 integer not null,
    inside_95 integer not null,
    error float8,
    naive_error float8,
    miss_widths float8,
    miss jsonb,
    scored_projections integer not null,
    scored integer not null,
    scored_inside_50 integer not null,
    scored_inside_80 integer not null,
    scored_inside_95 integer not null,
    scored_error float8 not null,
    scored_naive_error float8 not null,
    arrived_at text,
    arrival jsonb,
    waits_for text
  )`,
  `create index trend_record_miss on trend_record (miss_widths desc) where miss_widths is not null`,
  `create index trend_record_arrival on trend_record (arrived_at desc) where arrived_at is not null`,

  /** `chance` is what the forecast gave to what happened; quantiles have `is_inside_90` in its place. */
  `create table forecast_record (
    item_id bigint primary key references item on delete cascade,
    state text not null check (state in ('open', 'resolved', 'annulled')),
    resolves date not null,
    resolved_at date,
    chance float8,
    brier float8,
    log_score float8,
    is_inside_90 boolean
  )`,
  `create index forecast_record_next on forecast_record (resolves, item_id) where state = 'open'`,
  `create index forecast_record_resolved on forecast_record (resolved_at desc, item_id) where state = 'resolved'`,

  /** Numbers that are there already get theirs. */
  `insert into numbers_due (item_id) select id from item where kind <> 'scenario' order by id`,
]
