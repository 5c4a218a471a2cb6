import { type Kysely, sql } from 'kysely'

/** What a bank makes of a payment is told to the browsers of whoever pays, and by mail where it refuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create function checkouts_move() returns trigger language plpgsql as $$
  begin
    insert into event (kind, ref, data)
      select 'bank.answered', 'account/' || account_id, jsonb_build_object('account', account_id::text, 'state', fresh.state)
      from fresh join former using (session) join holder on holder.id = fresh.holder_id
      where fresh.state in ('pending', 'failed') and fresh.state <> former.state and account_id is not null;
    return null;
  end $$`,
  `create trigger checkouts_move after update on checkout referencing old table as former new table as fresh
    for each statement execute function checkouts_move()`,
]
