import { type Kysely, sql } from 'kysely'

/**
 * How right each forecast was, once its question has its outcome. All of a question is written anew whenever anything
 * that it rests on has changed: nobody else writes here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table score, scored_question`.execute(db)
  await sql`drop function scores_made`.execute(db)
}

const statements = [
  /**
   * \`digest\`: of all that the scores rest on. What would come out the same is not written again. \`peers\`: how many were
   * measured against each other. \`crowd\`: how right they were together, null where they never were three.
   */
  `create table scored_question (
    item_id bigint primary key references item on delete cascade,
    digest text not null,
    outcome text not null,
    came_on date not null,
    closed_early boolean not null,
    peers integer not null,
    crowd jsonb,
    made_at timestamptz(3) not null
  )`,
  /**
   * \`brier\` is null of numbers and dates, \`peer\` of whoever does not count in the crowd. \`chances\`: each chance of a yes
   * with the share of the question's life for which it stood; null where a forecast is no one chance. \`beside\`: how right
   * Farsight and the model were while it stood.
   */
  `create table score (
    item_id bigint not null references scored_question on delete cascade,
    forecaster_id uuid not null references forecaster,
    brier float8,
    log float8 not null,
    baseline float8 not null,
    peer float8,
    coverage float8 not null,
    forecasts integer not null,
    chances jsonb,
    beside jsonb not null,
    primary key (item_id, forecaster_id)
  )`,
  `create index score_own on score (forecaster_id, item_id)`,

  /** A question that goes takes its scores along, and has told that itself. */
  `create function scores_made() returns trigger language plpgsql as $$
  begin
    perform tell(array_agg(distinct ('scores.made', 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from changed join item on item.id = item_id;
    return null;
  end $$`,
  ...[
    ['insert', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, table]) =>
      `create trigger scores_made_by_${event} after ${event} on scored_question referencing ${table} table as changed
        for each statement execute function scores_made()`,
  ),
]
