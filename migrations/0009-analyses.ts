import { type Kysely, sql } from 'kysely'

/**
 * Analyses: what was ordered, how far the work has come, and the reports. A row of `analysis` is itself the job:
 * whoever works on it leases it for a while, so that work that was cut off is taken up by whoever comes next, and only
 * who holds the lease may write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * \`order_id\` is made by who orders, so that one order counts once. \`begun\` says how often work began;
   * \`failures\`, how often in a row it ended without anything kept. \`lease\` names the work that is under way;
   * without one, \`lease_until\` is when to try again. \`fault\` is for operators and holds nothing of what was asked.
   * \`share_key\` is kept as it is: its owner sees the link again, and whoever reads this table reads the reports too.
   * \`answer\` is the report's, for lists.
   */
  `create table analysis (
    id bigint generated always as identity primary key,
    account_id bigint not null references account on delete cascade,
    order_id uuid not null,
    kind text not null check (kind in ('trend', 'full')),
    question text not null,
    trend_id bigint,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'empty', 'failed', 'cancelled')),
    progress jsonb not null,
    revision integer not null default 0,
    begun integer not null default 0,
    failures integer not null default 0,
    lease uuid,
    lease_until timestamptz(3),
    ordered_at timestamptz(3) not null,
    started_at timestamptz(3),
    finished_at timestamptz(3),
    reason text,
    fault text,
    rerun_of bigint references analysis on delete set null,
    share_key text,
    answer jsonb,
    constraint analysis_order unique (account_id, order_id),
    check ((kind = 'trend') = (trend_id is not null)),
    check ((finished_at is null) = (state in ('queued', 'running')))
  )`,
  `create index analysis_account on analysis (account_id, id desc)`,
  `create index analysis_under_way on analysis (id) where state in ('queued', 'running')`,
  `create index analysis_ordered on analysis (ordered_at)`,
  `create index analysis_rerun on analysis (rerun_of) where rerun_of is not null`,

  /** What the work has made so far. It goes when the work is over. */
  `create table analysis_part (
    analysis_id bigint not null references analysis on delete cascade,
    part text not null,
    data jsonb not null,
    primary key (analysis_id, part)
  )`,
  /** The report, and everything that was read for it at its version. */
  `create table analysis_report (
    analysis_id bigint primary key references analysis on delete cascade,
    report jsonb not null,
    dossier jsonb not null
  )`,

  /** Whoever watches an analysis, in whichever process, hears by its id that it has come further, or is gone. */
  `create function analysis_moves() returns trigger language plpgsql as $$
  begin
    new.revision := old.revision + 1;
    perform pg_notify('analyses', new.id::text);
    return new;
  end $$`,
  `create trigger analysis_moves before update on analysis for each row
    when (old.state is distinct from new.state or old.progress is distinct from new.progress)
    execute function analysis_moves()`,
  `create function analysis_goes() returns trigger language plpgsql as $$
  begin
    perform pg_notify('analyses', old.id::text);
    return null;
  end $$`,
  `create trigger analysis_goes after delete on analysis for each row execute function analysis_goes()`,
]
