import { type Kysely, sql } from 'kysely'

/** Items whose numbers are due wait in the queue: those first on which others rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `insert into job (task, key, payload, owner, priority)
   select 'items.numbers', id, jsonb_build_object('id', id::text), coalesce(owner_id::text, ''),
     10 + array_position(array['trend', 'prediction', 'scenario'], kind) - 1
   from item where id in (select item_id from numbers_due) order by id`,
  `drop table numbers_due`,
  `drop function numbers_marked`,
  `drop table numbers_turn`,
  `drop function mark_due`,
]
