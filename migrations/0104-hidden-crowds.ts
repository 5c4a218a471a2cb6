import { type Kysely, sql } from 'kysely'

/**
 * Whoever wishes reads nothing of what others forecast of a question before they have forecast it themselves, as long as
 * it takes forecasts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function hides_crowd(text, item), crowd_may_be_hidden(item)`.execute(db)
  await sql`alter table account drop column hides_crowd`.execute(db)
}

const statements = [
  `alter table account add hides_crowd boolean not null default false`,

  /** Of a question that takes forecasts, or will, and of which people have said something. */
  `create function crowd_may_be_hidden(question item) returns boolean language sql stable as $$
    select question.closes >= (now() at time zone 'utc')::date and question.outcome is null
      and exists (select from forecast_of_person where item_id = question.id)
  $$`,

  /** Whether this account is to be told nothing of that: it wishes so, and has never forecast the question. */
  `create function hides_crowd(reader text, question item) returns boolean language sql stable as $$
    select crowd_may_be_hidden(question) is true
      and exists (select from account where id = reader::bigint and hides_crowd)
      and not exists (select from forecast join forecaster on forecaster.id = forecaster_id
        where account_id = reader and item_id = question.id)
  $$`,
]
