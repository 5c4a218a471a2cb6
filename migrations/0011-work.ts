import { type Kysely, sql } from 'kysely'

/**
 * Work that is done apart from whoever asks for it, and survives the process: jobs that wait, are performed, were given
 * up. All their times are by the clock of the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /**
   * \`task\` names what is to be done, \`payload\` with what; the same \`key\` of a task is the same job. \`owner\` is
   * whose it is, for taking turns. \`due_at\` is when it may be begun; while somebody has the \`lease\`, when that runs
   * out. \`failures\`: how often in a row it ended without getting further. \`fault\` is for operators. One that is
   * over stays until \`kept_until\`, so that its key is known.
   */
  `create table job (
    id bigint generated always as identity primary key,
    task text not null,
    key text,
    payload jsonb not null,
    owner text collate "C" not null default '',
    priority smallint not null default 0,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'given up')),
    due_at timestamptz not null default clock_timestamp(),
    lease uuid,
    begun integer not null default 0,
    failures integer not null default 0,
    is_wanted_again boolean not null default false,
    fault text,
    added_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    kept_until timestamptz,
    constraint job_key unique (task, key),
    check ((ended_at is null) = (state = 'waiting')),
    check ((kept_until is null) = (state = 'waiting')),
    check (lease is null or state = 'waiting')
  )`,
  `create index job_next on job (task, priority, owner, id) where state = 'waiting'`,
  `create index job_due on job (task, due_at) where state = 'waiting'`,
  `create index job_kept on job (kept_until) where kept_until is not null`,

  /** What the work on a job has made so far. It goes when the job is over. */
  `create table job_step (
    job_id bigint not null references job on delete cascade,
    step text not null,
    data jsonb not null,
    primary key (job_id, step)
  )`,

  /** The owner who had the last turn. */
  `create table job_turn (task text primary key, owner text collate "C" not null)`,

  /**
   * Of what is due (by \`p_until\`, or now), the most urgent; among those the next owner's, in the order of their names
   * round and round; of one owner the oldest. So a claim costs the same however much waits and whoever's it is. Those
   * who claim come one after the other, so that each takes another owner's. Whoever had it before and did not end it
   * has failed.
   */
  `create function claim_job(p_task text, p_lease uuid, p_lease_ms float8, p_until timestamptz)
  returns setof job language plpgsql as $$
  declare p_due timestamptz = coalesce(p_until, clock_timestamp()); last_owner text; level smallint; found_id bigint; found_owner text;
  begin
    if not exists (select from job where task = p_task and state = 'waiting' and due_at <= p_due) then return; end if;
    insert into job_turn (task, owner) values (p_task, '') on conflict do nothing;
    select owner into last_owner from job_turn where task = p_task for update;
    select min(priority) into level from job where task = p_task and state = 'waiting';
    while level is not null loop
      select id, owner into found_id, found_owner from job
      where task = p_task and state = 'waiting' and priority = level and owner > last_owner and due_at <= p_due
      order by owner, id limit 1 for update skip locked;
      if not found then
        select id, owner into found_id, found_owner from job
        where task = p_task and state = 'waiting' and priority = level and owner <= last_owner and due_at <= p_due
        order by owner, id limit 1 for update skip locked;
      end if;
      if found then
        update job_turn set owner = found_owner where task = p_task and owner <> found_owner;
        return query
          update job set lease = p_lease, due_at = clock_timestamp() + p_lease_ms * interval '1 millisecond', begun = begun + 1,
            failures = failures + (lease is not null)::int
          where id = found_id returning *;
        return;
      end if;
      select min(priority) into level from job where task = p_task and state = 'waiting' and priority > level;
    end loop;
  end $$`,

  /** When tasks are done by the clock. */
  `create table job_schedule (task text primary key, line text not null, next_at timestamptz not null)`,
]
