import { type Kysely, sql } from 'kysely'

/**
 * What was asked and could not be answered, where its asker pressed a button to say so: the words that say what it is
 * about, how often, and the day of the last time. Nothing says who asked, and no question stands in it whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table asked_unanswered (
    id bigint generated always as identity primary key,
    words text not null unique check (length(words) between 1 and 300),
    count integer not null default 1 check (count > 0),
    last_day date not null
  )`.execute(db)
  await sql`create index asked_unanswered_last on asked_unanswered (last_day desc, count desc, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table asked_unanswered`.execute(db)
}
