import { type Kysely, sql } from 'kysely'

/** So that what is told of everything reads little of it, however much there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table record_kept`.execute(db)
  await sql`drop function record_made`.execute(db)
  await sql`drop index item_author`.execute(db)
  await sql`drop index scored_question_made`.execute(db)
}

const statements = [
  /** The authors of what is listed, and when each changed something last. */
  `create index item_author on item (owner_id, updated_at desc) where is_listed`,
  /** What was scored last. */
  `create index scored_question_made on scored_question (made_at desc)`,

  /** How right the base has been, as it was last summed up: in one row, and none before the first time. */
  `create table record_kept (
    one boolean primary key default true check (one),
    made_at timestamptz(3) not null,
    record jsonb not null
  )`,
  /** Pages hear of it once it says something else. */
  `create function record_made() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or old.record is distinct from new.record then
      insert into event (kind, ref, actor) values ('record.made', 'record/kept', null);
    end if;
    return null;
  end $$`,
  `create trigger record_made after insert or update on record_kept for each row execute function record_made()`,
]
