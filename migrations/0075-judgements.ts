import { type Kysely, sql } from 'kysely'

/**
 * What a language model judged of a question of the base, for a report: to be scored once that has been resolved. Goes
 * with the report, and with the question.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table judgement (
    analysis_id bigint primary key references analysis on delete cascade,
    item_id bigint not null references item on delete cascade,
    model text not null,
    chance double precision not null check (chance > 0 and chance < 1),
    made_at timestamptz not null
  )`.execute(db)
  await sql`create index judgement_of_item on judgement (item_id)`.execute(db)
  await sql`create index judgement_by_model on judgement (model)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table judgement`.execute(db)
}
