import { type Kysely, sql } from 'kysely'

/** The release before serves with it as without. */
export const expands = true

/** What each process counted in each minute, for two days: numbers by route and by task, and nothing of who asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      // `routes` and `tasks` hold what `kit/server/watching/minutes/figures.ts` says, only of those that had anything.
      // `within`: of all answers, how many took at most each of the bounds and longer than the one before.
      `create table watched_minute (
        at timestamptz(3) not null default clock_timestamp(),
        process uuid not null,
        memory_bytes bigint not null,
        database_bytes bigint not null default pg_database_size(current_database()),
        answers integer not null,
        failed integer not null,
        refused_sign_ins integer not null,
        mails_sent integer not null,
        mails_failed integer not null,
        tokens_asked bigint not null,
        tokens_answered bigint not null,
        cents float8 not null,
        within integer[] not null,
        routes jsonb not null,
        tasks jsonb not null,
        primary key (at, process)
      )`,
    )
    .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table watched_minute`.execute(db)
}
