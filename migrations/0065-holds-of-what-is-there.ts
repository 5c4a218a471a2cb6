import { type Kysely, sql } from 'kysely'

/**
 * A change waits only where its source is still the trend's and the trend has a series that it could change: else
 * somebody would take what another source had said, or be shown a change of nothing. Whoever unties a trend, ties it to
 * another source or takes its series out, by whatever way, has overtaken what waited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger hold_without_series on item`.execute(db)
  await sql`drop trigger hold_of_another on source_binding`.execute(db)
  await sql`drop trigger hold_of_none on source_binding`.execute(db)
  await sql`drop function hold_without_series, hold_of_another`.execute(db)
}

const overtake = (item: string) =>
  `update hold set decision = 'overtaken', decided_at = now() where item_id = ${item} and decision is null`

const statements = [
  `create function hold_of_another() returns trigger language plpgsql as $$
  begin
    ${overtake('old.item_id')};
    return null;
  end $$`,
  `create trigger hold_of_none after delete on source_binding for each row execute function hold_of_another()`,
  `create trigger hold_of_another after update of connector, address, derive on source_binding for each row
    when ((old.connector, old.address, old.derive) is distinct from (new.connector, new.address, new.derive))
    execute function hold_of_another()`,
  `create function hold_without_series() returns trigger language plpgsql as $$
  begin
    ${overtake('new.id')};
    return null;
  end $$`,
  `create trigger hold_without_series after update of details on item for each row
    when (new.details -> 'series' = 'null' and old.details -> 'series' is distinct from new.details -> 'series')
    execute function hold_without_series()`,
  `update hold set decision = 'overtaken', decided_at = now() where decision is null and (
    not exists (select from source_binding where source_binding.item_id = hold.item_id)
    or exists (select from item where item.id = hold.item_id and details -> 'series' = 'null'))`,
]
