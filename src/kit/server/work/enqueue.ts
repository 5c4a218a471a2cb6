/**
 * Adding jobs and taking them back, in the transaction of whoever asks for them: whoever is undone has asked for
 * nothing.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { TaskName } from './task.ts'

export type Wish<Payload> = {
  payload: Payload
  /** The same key is the same job; see `repeat` of the task. */
  key?: string | undefined
  /** Whose it is. Those of several owners are performed by turns, however many one of them has. */
  owner?: string | undefined
  /** The lower come first, whoever's they are. */
  priority?: number | undefined
  delayMs?: number | undefined
}

/** The channel on which processes hear that there is work, by the name of its task. */
export const workChannel = 'work'

export async function enqueue<Payload>(
  db: QueryExecutorProvider,
  task: TaskName<Payload>,
  wish: Wish<Payload>,
): Promise<void> {
  await enqueueAll(db, task, [wish])
}

export async function enqueueAll<Payload>(
  db: QueryExecutorProvider,
  task: TaskName<Payload>,
  wishes: readonly Wish<Payload>[],
): Promise<void> {
  if (wishes.length === 0) return
  const rows = wishes.map(({ payload, ...rest }) => ({ ...rest, payload: task.payload.parse(payload) }))
  // One that is being performed is performed once more after that; one that failed or was given up is tried at once.
  const again = sql`do update set is_wanted_again = job.lease is not null, payload = excluded.payload, state = 'waiting', ended_at = null,
    added_at = case when job.state = 'waiting' then job.added_at else excluded.added_at end,
    kept_until = null, failures = case when job.lease is null then 0 else job.failures end, begun = case when job.lease is null then 0 else job.begun end, priority = least(job.priority, excluded.priority),
    due_at = case when job.lease is null and job.state = 'waiting' then least(job.due_at, excluded.due_at)
      when job.lease is null then excluded.due_at else job.due_at end`
  await sql`
    with added as (
      insert into job (task, key, payload, owner, priority, due_at)
      select ${task.name}, key, payload, coalesce(owner, ''), coalesce(priority, 0), clock_timestamp() + coalesce("delayMs", 0) * interval '1 millisecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wish (key text, payload jsonb, owner text, priority smallint, "delayMs" float8)
      order by key
      on conflict on constraint job_key ${task.repeat === 'again' ? again : sql`do nothing`}
      returning id
    )
    select pg_notify(${workChannel}, ${task.name}) from (select from added limit 1) as first_one`.execute(db)
}

/** Whatever became of it: nobody begins it any more, and whoever performs it writes nothing more. */
export async function cancel(
  db: QueryExecutorProvider,
  task: Pick<TaskName, 'name'>,
  keys: readonly string[],
): Promise<void> {
  await sql`delete from job where task = ${task.name} and key = any(${[...keys]})`.execute(db)
}

/** Those that wait for another try are tried at once. */
export async function hurry(db: QueryExecutorProvider, task: Pick<TaskName, 'name'>): Promise<void> {
  await sql`
    with hurried as (
      update job set due_at = clock_timestamp() where task = ${task.name} and state = 'waiting' and lease is null and due_at > clock_timestamp()
      returning id
    )
    select pg_notify(${workChannel}, ${task.name}) from (select from hurried limit 1) as first_one`.execute(db)
}

/** How many are neither done nor given up; of those that were added so many minutes ago. */
export async function countWaiting(
  db: QueryExecutorProvider,
  { name }: Pick<TaskName, 'name'>,
  minutes = 0,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job
    where task = ${name} and state = 'waiting' and added_at <= clock_timestamp() - make_interval(mins => ${minutes})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function countGivenUp(db: QueryExecutorProvider, { name }: Pick<TaskName, 'name'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job where task = ${name} and state = 'given up'`.execute(db)
  return rows[0]?.count ?? 0
}
