/**
 * Politeness towards hosts, over all processes: one request at once, so far apart as their connector says, and none for
 * a while after several failures.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { hostFailures, hostRestMs } from '../schedule.ts'

type Held = { hosts: readonly string[]; lease: string }

/** When they may be asked where they may not now, or null: then nobody else asks them until they are given back. */
export async function takeHosts(
  db: QueryExecutorProvider,
  { hosts, lease, now, leaseMs }: Held & { now: Date; leaseMs: number },
): Promise<Date | null> {
  const names = [...hosts].toSorted()
  await sql`insert into source_host (host) select unnest(${names}::text[]) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ free: Date | null }>`
    with locked as (select host, next_at, leased_until from source_host where host = any(${names}) order by host for update),
    blocked as (select max(greatest(next_at, coalesce(leased_until, '-infinity'))) as free from locked),
    taken as (
      update source_host set lease = ${lease}::uuid, leased_until = ${new Date(now.getTime() + leaseMs)}
      from blocked where host = any(${names}) and free <= ${now}
    )
    select nullif(greatest(free, ${now}), ${now}) as free from blocked`.execute(db)
  return rows[0]?.free ?? null
}

/** `hasFailed`: null where nothing was asked. */
export async function giveBackHosts(
  db: QueryExecutorProvider,
  { hosts, lease, now, apartMs, hasFailed }: Held & { now: Date; apartMs: number; hasFailed: boolean | null },
): Promise<void> {
  const restMs = sql`case when ${hasFailed === true} and failures + 1 >= ${hostFailures} then ${hostRestMs}::float8 else ${apartMs}::float8 end`
  await sql`
    update source_host set lease = null, leased_until = null,
      next_at = greatest(next_at, ${now}::timestamptz + ${restMs} * interval '1 millisecond'),
      failures = case when ${hasFailed === true} then (failures + 1) % ${hostFailures} when ${hasFailed === false} then 0 else failures end
    where host = any(${[...hosts]}) and lease = ${lease}::uuid`.execute(db)
}
