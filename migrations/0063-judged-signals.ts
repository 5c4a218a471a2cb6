import { type Kysely, sql } from 'kysely'

/**
 * The author of a signal hears what operators did with it: that it was hidden, or that it is read now and was not. A
 * report that was closed is no news to them. Who wrote a trend does not rate it: what its author had said of it goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger signal_act_come on signal_act`.execute(db)
  await sql`drop function signal_acts_come`.execute(db)
}

const statements = [
  // The act is written before what it does, so that the row still says how it was.
  `create function signal_acts_come() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select 'signal.judged', 'signal/' || signal_id, jsonb_build_object('action', action)
      from fresh join reader_signal as signal on signal.id = signal_id where action = 'hidden' or not is_shown;
    return null;
  end $$`,
  `create trigger signal_act_come after insert on signal_act referencing new table as fresh
    for each statement execute function signal_acts_come()`,
  `delete from rating using item where item.id = trend_id and owner_id = account_id`,
]
