/**
 * What those who perform jobs ask of the database. Every statement names the lease it holds: whoever lost theirs writes
 * nothing. All times are by the clock of the database, which all processes share. The tables are explained in
 * `migrations/0011-work.ts`.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Lost } from './task.ts'

export type Held = { id: string; lease: string }
export type Claimed = Held & { payload: unknown; begun: number; failures: number }

const fromNow = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`
const givenUpKeptDays = 30

type Claim = { task: string; lease: string; leaseMs: number; /** What was due by then. */ until?: Date | undefined }

/** The next by turns, see the function itself. Null where nothing is due. */
export async function claim(
  db: QueryExecutorProvider,
  { task, lease, leaseMs, until }: Claim,
): Promise<Claimed | null> {
  const { rows } = await sql<Omit<Claimed, 'lease'>>`
    select id, payload, begun, failures from claim_job(${task}, ${lease}::uuid, ${leaseMs}::float8, ${until ?? null}::timestamptz)`.execute(
    db,
  )
  return rows[0] ? { ...rows[0], lease } : null
}

/** False where it is lost. */
export async function renew(db: QueryExecutorProvider, { id, lease }: Held, leaseMs: number): Promise<boolean> {
  const { rows } = await sql`
    update job set due_at = ${fromNow(leaseMs)} where id = ${id}::bigint and lease = ${lease}::uuid returning id`.execute(
    db,
  )
  return rows.length > 0
}

type Ending = { keptDays?: number | undefined }
type Fault = { fault: string; failures: number }

/** One that is wanted again waits anew; one whose key is to be remembered stays; any other goes. */
export async function saveDone(
  db: QueryExecutorProvider,
  { id, lease }: Held,
  { keptDays = 0 }: Ending,
): Promise<void> {
  const mine = sql`id = ${id}::bigint and lease = ${lease}::uuid`
  if (keptDays === 0) {
    const gone = await sql`delete from job where ${mine} and not is_wanted_again returning id`.execute(db)
    if (gone.rows.length > 0) return
  }
  const { rows } = await sql`
    with over as (
      update job set lease = null, failures = 0, begun = 0, fault = null, is_wanted_again = false, due_at = clock_timestamp(),
        added_at = case when is_wanted_again then clock_timestamp() else added_at end,
        state = case when is_wanted_again then 'waiting' else 'done' end,
        ended_at = case when not is_wanted_again then clock_timestamp() end,
        kept_until = case when not is_wanted_again then clock_timestamp() + make_interval(days => ${keptDays}) end
      where ${mine} returning id
    ), forgotten as (delete from job_step using over where job_id = over.id)
    select id from over`.execute(db)
  if (rows.length === 0) throw new Lost()
}

/** Ends the lease: it is tried again after `waitMs`, at once where it is wanted again. */
export async function giveBack(
  db: QueryExecutorProvider,
  { id, lease }: Held,
  { waitMs, failures, fault }: { waitMs: number; failures: number; fault?: string },
): Promise<void> {
  await sql`
    update job set lease = null, failures = ${failures}, fault = coalesce(${fault ?? null}, fault), is_wanted_again = false,
      due_at = case when is_wanted_again then clock_timestamp() else ${fromNow(waitMs)} end
    where id = ${id}::bigint and lease = ${lease}::uuid`.execute(db)
}

/** False for one that is wanted again, which is not given up. */
export async function saveGivenUp(
  trx: QueryExecutorProvider,
  { id, lease }: Held,
  { fault, failures }: Fault,
): Promise<boolean> {
  const { rows } = await sql<{
    again: boolean
  }>`select is_wanted_again as again from job where id = ${id}::bigint and lease = ${lease}::uuid for update`.execute(
    trx,
  )
  if (!rows[0]) throw new Lost()
  if (rows[0].again) return false
  await sql`
    update job set lease = null, fault = ${fault}, failures = ${failures}, state = 'given up', ended_at = clock_timestamp(),
      kept_until = clock_timestamp() + make_interval(days => ${givenUpKeptDays})
    where id = ${id}::bigint`.execute(trx)
  await sql`delete from job_step where job_id = ${id}::bigint`.execute(trx)
  return true
}

export async function listSteps(db: QueryExecutorProvider, id: string): Promise<Map<string, unknown>> {
  const { rows } = await sql<{
    step: string
    data: unknown
  }>`select step, data from job_step where job_id = ${id}::bigint`.execute(db)
  return new Map(rows.map(({ step, data }) => [step, data]))
}

/** Whoever fails from here on has come further than those before. */
export async function saveStep(
  trx: QueryExecutorProvider,
  { id, lease }: Held,
  step: string,
  data: unknown,
): Promise<void> {
  const { rows } = await sql`
    with held as (update job set failures = 0 where id = ${id}::bigint and lease = ${lease}::uuid returning id)
    insert into job_step (job_id, step, data) select id, ${step}, ${JSON.stringify(data)}::jsonb from held
    on conflict (job_id, step) do update set data = excluded.data
    returning step`.execute(trx)
  if (rows.length === 0) throw new Lost()
}

/**
 * In how many milliseconds the first job of each task is due; below zero where one is. Tasks without a job are not
 * there.
 */
export async function listDue(
  db: QueryExecutorProvider,
  tasks: readonly string[],
): Promise<{ task: string; inMs: number }[]> {
  const { rows } = await sql<{ task: string; inMs: number | null }>`
    select task, extract(epoch from (select min(due_at) from job where job.task = asked.task and state = 'waiting') - clock_timestamp())::float8 * 1000 as "inMs"
    from unnest(${[...tasks]}::text[]) as asked (task)`.execute(db)
  return rows.flatMap(({ task, inMs }) => (inMs === null ? [] : [{ task, inMs }]))
}

/** What was added while the clock of the database went ahead is due now, and not when that day comes. */
export async function bringForward(db: QueryExecutorProvider, tasks: readonly string[]): Promise<void> {
  await sql`
    update job set due_at = clock_timestamp(), added_at = clock_timestamp()
    where task = any(${[...tasks]}::text[]) and state = 'waiting' and lease is null and added_at > clock_timestamp() and due_at > clock_timestamp()`.execute(
    db,
  )
}

/** The next whole millisecond, since that is as fine as a `Date` tells time. */
export async function findClock(db: QueryExecutorProvider): Promise<Date> {
  const { rows } = await sql<{
    now: Date
  }>`select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as now`.execute(db)
  if (!rows[0]) throw new Error('The database has no clock.')
  return rows[0].now
}

/** What is not remembered any longer. */
export async function removeEnded(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from job where kept_until < clock_timestamp()`.execute(db)
}
