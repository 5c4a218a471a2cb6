import { type Kysely, sql } from 'kysely'

/**
 * Chances of worlds and of conditions are made of what people say of open questions: whoever hides that is told none of
 * them either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function made_hidden_from(text), crowds_hidden_from(text), made_of_crowds(bigint[])`.execute(db)
}

const statements = [
  /**
   * The questions that take forecasts, that numbers of other items have ever counted people of, and that this account has
   * never forecast. Of a reader who is nobody all of them.
   */
  `create function crowds_hidden_from(reader text) returns bigint[] language sql stable as $$
    select coalesce(array_agg(item.id), '{}') from said_counted join item on item.id = item_id
    where closes >= (now() at time zone 'utc')::date and outcome is null
      and not exists (select from forecast join forecaster on forecaster.id = forecaster_id
        where account_id = reader and forecast.item_id = item.id)
  $$`,

  /** The worlds that need an outcome of one of these questions, or of one that counts only if one of these comes out so. */
  `create function made_of_crowds(questions bigint[]) returns bigint[] language sql stable as $$
    select coalesce(array_agg(distinct from_id), '{}') from link
    where relation = 'member' and to_id in (
      select unnest(questions) union select from_id from link where relation = 'condition' and to_id = any(questions))
  $$`,

  /** The worlds of which this account is to be told nothing of how they moved. */
  `create function made_hidden_from(reader text) returns bigint[] language sql stable as $$
    select case when exists (select from account where id = reader::bigint and hides_crowd)
      then made_of_crowds(crowds_hidden_from(reader)) else '{}' end
  $$`,
]
