import { type Kysely, sql } from 'kysely'

/**
 * What people say of an item together, as its cards and its page have it: kept beside the item, since no version of it
 * says that. Whoever asks something else of people has not been answered yet: then it goes with the change itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger moved_by_people on item_move`.execute(db)
  await sql`drop trigger said_of_another_question on item`.execute(db)
  await sql`delete from item_stand where item_id in (select item_id from item_said)`.execute(db)
  await sql`delete from item_move where because ->> 'by' = 'people'`.execute(db)
  await sql`drop table item_said`.execute(db)
  await sql`drop function moved_by_people, said_of_another_question, item_said_anew`.execute(db)
}

const statements = [
  `create table item_said (
    item_id bigint primary key references item on delete cascade,
    said jsonb not null
  )`,

  `create function said_of_another_question() returns trigger language plpgsql as $$
  begin
    delete from item_said where item_id = new.id;
    return null;
  end $$`,
  `create trigger said_of_another_question after update of details on item for each row
    when (old.details -> 'question' is distinct from new.details -> 'question') execute function said_of_another_question()`,

  /** Whoever made them say it is not told of: several may have. */
  toldByNobody('item_said_anew', { kind: 'item.said', from: 'changed join item on item.id = item_id' }),
  ...[
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, table]) =>
      `create trigger item_said_by_${event} after ${event} on item_said referencing ${table} table as changed
        for each statement execute function item_said_anew()`,
  ),

  /** Other moves are told of with the numbers that moved. */
  toldByNobody('moved_by_people', {
    kind: 'item.moved',
    from: `changed join item on item.id = item_id where because ->> 'by' = 'people'`,
  }),
  `create trigger moved_by_people after insert on item_move referencing new table as changed
    for each statement execute function moved_by_people()`,

  /** What was told already is put there by whoever tells it: that is where the item stands, and no move of it. */
  `delete from item_stand where item_id in (select item_id from crowd_point)`,
  `select tell(array_agg(('crowd.changed', 'item/' || item.id, jsonb_build_object('isPublic', published_at is not null))::told))
    from item where exists (select from crowd_point where item_id = item.id)`,
]

function toldByNobody(name: string, { kind, from }: { kind: string; from: string }): string {
  return `create function ${name}() returns trigger language plpgsql as $$
  declare acting text := coalesce(current_setting('farsight.actor', true), '');
  begin
    perform set_config('farsight.actor', '', true);
    perform tell(array_agg(distinct ('${kind}', 'item/' || item_id, jsonb_build_object('isPublic', item.published_at is not null))::told))
    from ${from};
    perform set_config('farsight.actor', acting, true);
    return null;
  end $$`
}
