import { type Kysely, sql } from 'kysely'

/**
 * What calls cost, kept for all processes together: by whoever causes it, the moment at which nothing of it is owed any
 * longer. Nobody misses it after a crash, so it is not logged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create unlogged table budget (who text primary key, free_at timestamptz not null)`,
  `create index budget_free on budget (free_at)`,
  /**
   * Adds so many milliseconds to what each owes, and answers with what each then owes. Each statement also clears away
   * some that owe nothing, so that the table stays as small as those who are busy are few. `named` is in order, so that
   * two processes never wait for each other.
   */
  `create function settle_budgets(named text[], added float8[]) returns table (who text, owed float8) language plpgsql as $$
  #variable_conflict use_column
  begin
    delete from budget where who in (
      select who from budget where free_at < now() order by free_at limit 2 * cardinality(named) + 10 for update skip locked
    );
    return query insert into budget as kept (who, free_at)
      select one, now() + more * interval '1 millisecond' from unnest(named, added) as told (one, more)
      on conflict (who) do update set free_at = greatest(kept.free_at, now()) + (excluded.free_at - now())
      returning kept.who, extract(epoch from kept.free_at - clock_timestamp())::float8 * 1000;
  end $$`,
]
