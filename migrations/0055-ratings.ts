import { type Kysely, sql } from 'kysely'

/**
 * How readers rate the impact and the certainty of trends: one rating a person. `is_counted`: not while operators have
 * stopped whoever said it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger author_word_of_ratings on author_word`.execute(db)
  await sql`drop table rating`.execute(db)
  await sql`drop function ratings_judged, ratings_change`.execute(db)
}

const statements = [
  `create table rating (
    trend_id bigint not null references item on delete cascade,
    account_id text not null,
    impact smallint not null check (impact between 1 and 5),
    certainty smallint not null check (certainty between 1 and 5),
    at timestamptz(3) not null,
    is_counted boolean not null default true,
    primary key (trend_id, account_id)
  )`,
  `create index rating_counted on rating (trend_id) include (impact, certainty) where is_counted`,
  `create index rating_account on rating (account_id)`,
  `create function ratings_judged() returns trigger language plpgsql as $$
  begin
    update rating set is_counted = new.word <> 'stopped'
    where account_id = new.account_id and is_counted <> (new.word <> 'stopped');
    return null;
  end $$`,
  `create trigger author_word_of_ratings after insert on author_word for each row execute function ratings_judged()`,
  `create function ratings_change() returns trigger language plpgsql as $$
  begin
    perform tell(array_agg(distinct ('trend.rated', 'item/' || trend_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from changed join item on item.id = trend_id;
    return null;
  end $$`,
  ...[
    ['come', 'insert', 'new'],
    ['change', 'update', 'new'],
    ['go', 'delete', 'old'],
  ].map(
    ([name, event, table]) =>
      `create trigger rating_${name} after ${event} on rating referencing ${table} table as changed
        for each statement execute function ratings_change()`,
  ),
]
