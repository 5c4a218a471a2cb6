import { type Kysely, sql } from 'kysely'

/** Which questions a language model was asked to forecast, each once a day at most, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(forecastsMade(`'forecast.made'`, `sort = 'person'`)).execute(db)
  await sql`drop table machine_question`.execute(db)
}

const statements = [
  /**
   * Written before it is asked: whoever dies between question and answer leaves a row without an answer, and nobody asks
   * again that day. What was asked stays counted though the question be gone. \`fault\`: why there is no forecast.
   */
  `create table machine_question (
    item_id bigint not null,
    day date not null,
    forecaster_id uuid not null references forecaster,
    asked_at timestamptz(3) not null,
    answered_at timestamptz(3),
    fault text,
    prompt_tokens integer,
    answer_tokens integer,
    primary key (item_id, day),
    check (fault is null or answered_at is not null)
  )`,
  `create index machine_question_day on machine_question (day)`,
  /** A page shows what a machine says: it is drawn anew. */
  forecastsMade(
    `case sort when 'machine' then 'machine.spoke' else 'forecast.made' end`,
    `sort in ('person', 'machine')`,
  ),
]

/** The log of what happened names nobody who forecasts: that somebody did is all that others need. */
function forecastsMade(kind: string, which: string): string {
  return `create or replace function forecasts_made() returns trigger language plpgsql as $$
  declare acting text := coalesce(current_setting('farsight.actor', true), '');
  begin
    perform set_config('farsight.actor', '', true);
    perform tell(array_agg(distinct (${kind}, 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from made join item on item.id = item_id join forecaster on forecaster.id = forecaster_id where ${which};
    perform set_config('farsight.actor', acting, true);
    return null;
  end $$`
}
