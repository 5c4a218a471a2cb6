import { type Kysely, sql } from 'kysely'

/** Whether a report answered its reader: one word of each account that reads it, its owner's or somebody's with its link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table report_rating (
    analysis_id bigint not null references analysis on delete cascade,
    account_id bigint not null references account on delete cascade,
    word text not null check (word in ('yes', 'partly', 'no')),
    at timestamptz(3) not null,
    primary key (analysis_id, account_id)
  )`.execute(db)
  await sql`create index report_rating_account on report_rating (account_id)`.execute(db)
  await sql`create index report_rating_at on report_rating (at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table report_rating`.execute(db)
}
