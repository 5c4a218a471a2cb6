/**
 * Whether this server has a way out at all. Where the name of one host cannot be looked up and neither can those of
 * others, that is no failure of sixty sources: it is one state, said once an hour, and every binding stays as it was.
 */
import { type QueryExecutorProvider, sql } from 'kysely'

/** Thrown in place of a look. */
export class NoWayOut extends Error {
  override name = 'NoWayOut'
}

/** So many other hosts are looked up before it is believed. */
const mostOthers = 5

type Looking = { db: QueryExecutorProvider; canLookUp(host: string): Promise<boolean> }

export async function hasWayOut({ db, canLookUp }: Looking, failed: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ host: string }>`
    select host from (select state, hosts from source_binding union all select state, hosts from elsewhere where next_at is not null) as bound, unnest(hosts) as host
    where state <> 'ended' and host <> all(${[...failed]}) group by host order by host limit ${mostOthers}`.execute(db)
  const found = await Promise.all(rows.map(({ host }) => canLookUp(host)))
  return found.includes(true)
}

/** True where that is to be logged. */
export async function saveOutage(db: QueryExecutorProvider, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into source_outage as known (since, said_at) values (${now}, ${now})
    on conflict (one) do update set said_at = excluded.said_at where known.said_at <= ${now}::timestamptz - interval '1 hour'
    returning one`.execute(db)
  return rows.length > 0
}

export async function removeOutage(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from source_outage`.execute(db)
}

export async function findOutage(db: QueryExecutorProvider): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`select since from source_outage`.execute(db)
  return rows[0]?.since ?? null
}
