/**
 * Whose turn it is: bindings whose time has come are leased one by one, each together with its hosts, so that processes
 * share the work and none is begun that would have to wait.
 */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { hostsOf } from '../../binding.ts'
import { SourceFault } from '../../faults.ts'
import { type Made, madeInDay } from './day.ts'
import { type Lease, takeHosts } from './hosts.ts'
import { bindingColumns, type BindingRow } from '../store.ts'

/** `made`: what was asked for it in the last 24 hours. */
type LeasedRow = BindingRow & { made: Made[] }

/** As often others may be quicker at the same host before nothing is found. */
const mostTries = 8
const isDue = (now: Date) =>
  sql`next_at <= ${now} and state <> 'ended' and (leased_until is null or leased_until <= ${now})`

/** The one that has been due for longest of those that may be asked now; null where there is none. */
export async function leaseNext(db: Kysely<ContentTables>, lease: Lease): Promise<LeasedRow | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    // One try after the other: each sees what those before it were too late for.
    // eslint-disable-next-line no-await-in-loop
    const row = await tryLease(db, lease)
    if (row !== 'too late') return row
  }
  return null
}

async function tryLease(db: Kysely<ContentTables>, lease: Lease): Promise<LeasedRow | null | 'too late'> {
  try {
    return await inTransaction(db, async (trx) => {
      const row = await leaseDue(trx, lease)
      if (row && row.hosts.length > 0 && !(await takeHosts(trx, row.hosts, lease))) throw new TooLate()
      return row
    })
  } catch (error) {
    if (error instanceof TooLate) return 'too late'
    throw error
  }
}

/** Another has taken a host of it since: the lease is undone. */
class TooLate extends Error {
  override name = 'TooLate'
}

async function leaseDue(db: QueryExecutorProvider, { lease, now, leaseMs }: Lease): Promise<LeasedRow | null> {
  const { rows } = await sql<LeasedRow>`
    update source_binding set lease = ${lease}::uuid, leased_until = ${new Date(now.getTime() + leaseMs)}
    where item_id = (
      select item_id from source_binding
      where ${isDue(now)} and hosts is not null
        and not exists (select from source_host where host = any(hosts) and greatest(source_host.next_at, source_host.leased_until) > ${now})
      order by next_at, item_id limit 1 for update skip locked
    ) returning ${bindingColumns}, ${madeInDay(now)} as made`.execute(db)
  return rows[0] ?? null
}

export async function countDue(db: QueryExecutorProvider, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from source_binding where ${isDue(now)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** When the first of those that are due may be asked, as far as that is known; null where none is due. */
export async function nextFree(db: QueryExecutorProvider, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(free) as at from (
      select max(greatest(source_host.next_at, source_host.leased_until)) as free from source_host
      join (select item_id, unnest(hosts) as host from source_binding where ${isDue(now)}) as due using (host) group by item_id
    ) as waiting`.execute(db)
  return rows[0]?.at ?? null
}

/** Bindings of an earlier program, which did not say whom they ask. */
export async function sayHosts(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Pick<BindingRow, 'itemId' | 'connector' | 'address' | 'derive'>>`
    select item_id as "itemId", connector, address, derive from source_binding where hosts is null`.execute(db)
  for (const one of rows)
    // They are few, and this happens once.
    // eslint-disable-next-line no-await-in-loop
    await sql`update source_binding set hosts = ${hostsOrNone(one)} where item_id = ${one.itemId}::bigint`.execute(db)
}

/** What its connector takes no more is told by the next look. */
function hostsOrNone(one: Parameters<typeof hostsOf>[0]): string[] {
  try {
    return hostsOf(one)
  } catch (error) {
    if (error instanceof SourceFault) return []
    throw error
  }
}
