/**
 * What there is in the queue, as operators see it: counts by task and state, and what was given up. Nothing of what is
 * in it.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { workChannel } from './enqueue.ts'

type Count = { task: string; waiting: number; underWay: number; givenUp: number; oldestSeconds: number | null }
type Due = { task: string; askedSeconds: number; restSeconds: number }
type GivenUp = { id: string; task: string; at: Date; failures: number; fault: string }

const mostShown = 50

export async function countJobs(db: QueryExecutorProvider): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select task,
      count(*) filter (where state = 'waiting' and (lease is null or due_at <= clock_timestamp()))::int as waiting,
      count(*) filter (where state = 'waiting' and lease is not null and due_at > clock_timestamp())::int as "underWay",
      count(*) filter (where state = 'given up')::int as "givenUp",
      extract(epoch from clock_timestamp() - min(added_at) filter (where state = 'waiting'))::float8 as "oldestSeconds"
    from job where state <> 'done' group by task order by task`.execute(db)
  return rows
}

/** Jobs of this priority and behind it are made anew with everything: nobody waits for them. */
const firstOfRest = 10

/** For how long the job has been due that has waited longest, by task; 0 where none is, nor is under way. */
export async function listDue(db: QueryExecutorProvider): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select task, ${dueSeconds(sql`priority < ${firstOfRest}`)} as "askedSeconds",
      ${dueSeconds(sql`priority >= ${firstOfRest}`)} as "restSeconds"
    from job where state = 'waiting' group by task order by task`.execute(db)
  return rows
}

function dueSeconds(which: RawBuilder<unknown>) {
  return sql`coalesce(extract(epoch from clock_timestamp() - min(due_at)
    filter (where ${which} and due_at <= clock_timestamp())), 0)::float8`
}

/** The last first. */
export async function listGivenUp(db: QueryExecutorProvider): Promise<GivenUp[]> {
  const { rows } = await sql<GivenUp>`
    select id, task, ended_at as at, failures, coalesce(fault, 'unknown') as fault from job
    where state = 'given up' order by ended_at desc, id desc limit ${mostShown}`.execute(db)
  return rows
}

/** Only of these tasks. False where there is no such job, or it was not given up. */
export async function saveRedone(db: QueryExecutorProvider, id: string, tasks: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    with redone as (
      update job set state = 'waiting', ended_at = null, kept_until = null, failures = 0, begun = 0, due_at = clock_timestamp()
      where id = ${id}::bigint and state = 'given up' and task = any(${[...tasks]}::text[])
      returning task
    )
    select pg_notify(${workChannel}, task) from redone`.execute(db)
  return rows.length > 0
}
