import { type Kysely, sql } from 'kysely'

/**
 * Reports that their owners have followed: each is made again once its answer moves by more than `amount`, in the measure
 * of that answer (`analyses/living/measures.ts`). `items`: whose changes may move it. The row goes from a report to the
 * one that was made again of it, and `made_at` says when that was last. `is_remade`: of a report that nobody ordered: it
 * costs its owner nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table analysis add is_remade boolean not null default false`,
  `create table followed (
    id bigint generated always as identity primary key,
    analysis_id bigint not null unique references analysis on delete cascade,
    measure text not null,
    amount double precision not null check (amount > 0),
    items bigint[] not null,
    since timestamptz(3) not null,
    made_at timestamptz(3)
  )`,
  `create index followed_items on followed using gin (items)`,
]

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table followed`.execute(db)
  await sql`alter table analysis drop is_remade`.execute(db)
}
