import { type Kysely, sql } from 'kysely'

/**
 * Series that keep themselves current: where each comes from, every look that was taken at its source, and the changes
 * that wait for an operator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table hold, refresh, source_host, source_binding`.execute(db)
}

const statements = [
  /**
   * One source for each series. \`said\`: what it called the series when it was last taken. \`stamp\`, \`etag\`,
   * \`last_modified\`: by which it says that nothing is new; \`digest\`: of the values that were last seen, by which we see
   * it. \`refused\`: digests that an operator does not want to be asked about again. \`lease\`: who is looking just now.
   * \`largest_move\`: of an old value in all refreshes that were taken, in the unit. \`own_before\`: the source begins there, and values before it stay as they were.
   */
  `create table source_binding (
    item_id bigint primary key references item on delete cascade,
    connector text not null,
    address jsonb not null,
    derive jsonb not null,
    every text not null check (every in ('daily', 'weekly', 'monthly')),
    state text not null default 'active' check (state in ('active', 'broken', 'ended')),
    why text,
    broken_since timestamptz(3),
    said jsonb,
    stamp text,
    etag text,
    last_modified text,
    digest text,
    refused text[] not null default '{}',
    largest_move float8 not null default 0,
    own_before text,
    expected_by date,
    next_at timestamptz(3) not null,
    tries integer not null default 0,
    checked_at timestamptz(3),
    changed_at timestamptz(3),
    asked_at timestamptz(3),
    lease uuid,
    leased_until timestamptz(3)
  )`,
  `create index source_binding_due on source_binding (next_at) where state <> 'ended'`,
  /** When a host may be asked next, over all processes, and who is asking it. */
  `create table source_host (
    host text primary key,
    next_at timestamptz(3) not null default '-infinity',
    failures integer not null default 0,
    lease uuid,
    leased_until timestamptz(3)
  )`,
  /** Every look, kept for 400 days. \`digest\` is of the values; \`version\` the one of the item that was written for it. */
  `create table refresh (
    id bigint generated always as identity primary key,
    item_id bigint not null references item on delete cascade,
    at timestamptz(3) not null,
    ms integer not null,
    outcome text not null check (outcome in ('same', 'new', 'revised', 'held', 'failed')),
    url text,
    status integer,
    bytes integer not null default 0,
    pages integer not null default 0,
    digest text,
    code text,
    sentence text not null,
    version integer,
    licence text,
    by text
  )`,
  `create index refresh_of_item on refresh (item_id, at desc)`,
  `create index refresh_at on refresh (at)`,
  /** A change that waits, with all that taking it needs. One at most waits for each series. */
  `create table hold (
    id bigint generated always as identity primary key,
    refresh_id bigint not null references refresh on delete cascade,
    item_id bigint not null references item on delete cascade,
    at timestamptz(3) not null,
    proposed jsonb not null,
    reasons jsonb not null,
    digest text not null,
    decision text check (decision in ('take', 'refuse', 'take-as-new', 'overtaken')),
    decided_by bigint references account on delete set null,
    decided_at timestamptz(3),
    note text
  )`,
  `create unique index hold_waiting on hold (item_id) where decision is null`,
]
