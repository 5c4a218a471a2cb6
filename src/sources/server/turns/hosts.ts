/**
 * Politeness towards hosts, over all processes: one request at once, so far apart as their connector says, and none for
 * a while after several failures, or for as long as they ask.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { hostFailures, hostRestMs } from '../../schedule.ts'

export type Lease = { lease: string; now: Date; leaseMs: number }

/** Whether all of them may be asked: then nobody else asks them until they are given back. */
export async function takeHosts(
  db: QueryExecutorProvider,
  hosts: readonly string[],
  { lease, now, leaseMs }: Lease,
): Promise<boolean> {
  const { rows } = await sql`
    insert into source_host as old (host, lease, leased_until)
    select host, ${lease}::uuid, ${new Date(now.getTime() + leaseMs)}::timestamptz from unnest(${[...hosts]}::text[]) as host order by host
    on conflict (host) do update set lease = excluded.lease, leased_until = excluded.leased_until
      where greatest(old.next_at, old.leased_until) <= ${now}
    returning host`.execute(db)
  return rows.length === hosts.length
}

/** `hasFailed`: null where nothing was asked. `restMs`: for so long they are left alone. */
export async function giveBackHosts(
  db: QueryExecutorProvider,
  {
    hosts,
    lease,
    now,
    restMs,
    hasFailed,
  }: { hosts: readonly string[]; lease: string; now: Date; restMs: number; hasFailed: boolean | null },
): Promise<void> {
  const isMuch = sql`${hasFailed === true} and failures + 1 >= ${hostFailures}`
  await sql`
    update source_host set lease = null, leased_until = null,
      next_at = greatest(next_at, ${now}::timestamptz + greatest(${restMs}::float8, case when ${isMuch} then ${hostRestMs}::float8 else 0 end) * interval '1 millisecond'),
      failures = case when ${hasFailed === true} then (failures + 1) % ${hostFailures} when ${hasFailed === false} then 0 else failures end
    where host = any(${[...hosts]}) and lease = ${lease}::uuid`.execute(db)
}

/** Until when one of them wants to be left alone, whoever asks it just now. */
export async function findRest(db: QueryExecutorProvider, hosts: readonly string[]): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(max(next_at), 'epoch') as at from source_host where host = any(${[...hosts]})`.execute(db)
  return rows[0]?.at ?? new Date(0)
}
