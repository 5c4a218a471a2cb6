/** Whose turn it is among questions elsewhere: one by one, together with the hosts, which are shared with sources. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type Lease, takeHosts } from '../turns/hosts.ts'
import { elsewhereColumns, type ElsewhereRow } from './store.ts'

/** `on`: the platforms that are switched on. */
type Wanted = Lease & { on: readonly string[] }

const isDue = (now: Date, on: readonly string[]) =>
  sql`next_at <= ${now} and state <> 'ended' and platform = any(${[...on]}) and (leased_until is null or leased_until <= ${now})`

/** The one that has been due for longest of those whose host may be asked now; null where there is none. */
export async function leaseElsewhere(db: Kysely<ContentTables>, wanted: Wanted): Promise<ElsewhereRow | null> {
  return inTransaction(db, async (trx) => {
    const row = await leaseDue(trx, wanted)
    if (!row || (await takeHosts(trx, row.hosts, wanted))) return row
    // Another process was quicker at the host: it is due as before.
    await sql`update elsewhere set lease = null, leased_until = null where lease = ${wanted.lease}::uuid`.execute(trx)
    return null
  })
}

async function leaseDue(db: QueryExecutorProvider, { lease, now, leaseMs, on }: Wanted): Promise<ElsewhereRow | null> {
  const { rows } = await sql<ElsewhereRow>`
    update elsewhere set lease = ${lease}::uuid, leased_until = ${new Date(now.getTime() + leaseMs)}
    where (item_id, platform) = (
      select item_id, platform from elsewhere where ${isDue(now, on)}
        and not exists (select from source_host where host = any(hosts) and greatest(source_host.next_at, source_host.leased_until) > ${now})
      order by next_at, item_id, platform limit 1 for update skip locked
    ) returning ${elsewhereColumns}`.execute(db)
  return rows[0] ?? null
}

/** When the first of those that are due may be asked, as far as that is known; null where none is due. */
export async function nextFreeElsewhere(
  db: QueryExecutorProvider,
  now: Date,
  on: readonly string[],
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(source_host.next_at, source_host.leased_until, ${now})) as at
    from elsewhere join source_host on source_host.host = any(elsewhere.hosts) where ${isDueOf(now, on)}`.execute(db)
  return rows[0]?.at ?? null
}

const isDueOf = (now: Date, on: readonly string[]) =>
  sql`elsewhere.next_at <= ${now} and elsewhere.state <> 'ended' and platform = any(${[...on]})
    and (elsewhere.leased_until is null or elsewhere.leased_until <= ${now})`
