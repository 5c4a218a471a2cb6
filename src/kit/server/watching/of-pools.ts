/** Connections to the database: who has one, who waits for one and for how long, and how large the database is. */
import type { Registry } from '@prometheus-io/client'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Replica } from '../replica/replica.ts'
import type { TimedPool } from '../timed-pool.ts'
import { addCounts, addGauge, addHistogram, type Family } from './family.ts'
import { askBriefly, seldom } from './seldom.ts'

export const connections: Family<'pool' | 'state'> = {
  name: 'farsight_pool',
  help: 'Connections of this process to the database, by what they are for, and who waits for one.',
  kind: 'gauge',
  labels: ['pool', 'state'],
  unit: 'each',
  row: 'database',
}
export const waited: Family<'pool'> = {
  name: 'farsight_pool_wait_seconds',
  help: 'How long was waited for a connection.',
  kind: 'histogram',
  labels: ['pool'],
  unit: 'seconds',
  row: 'database',
  bounds: [0.0001, 0.001, 0.01, 0.1, 1],
}
export const size: Family<never> = {
  name: 'farsight_db_bytes',
  help: 'What the database takes on its disk.',
  kind: 'gauge',
  labels: [],
  unit: 'bytes',
  row: 'database',
}

export const lag: Family<never> = {
  name: 'farsight_replica_lag_seconds',
  help: 'For how long the replica has lacked what was written; it grows while the replica is away.',
  kind: 'gauge',
  labels: [],
  unit: 'seconds',
  row: 'database',
}

export const read: Family<'at'> = {
  name: 'farsight_replica_reads_total',
  help: 'What could be read from the replica: read there, at the primary, or again at the primary since it failed there.',
  kind: 'counter',
  labels: ['at'],
  unit: 'each',
  row: 'database',
}

/** A replica that is not there lags behind nothing, and nothing could be read there. */
export function addReplica(registry: Registry, replica: Pick<Replica, 'lag' | 'reads'> | undefined): void {
  addGauge(registry, lag, () => [[{}, replica?.lag() ?? 0]])
  addCounts(registry, read, () => Object.entries(replica?.reads() ?? {}).map(([at, times]) => [{ at }, times]))
}

type Pools = Readonly<Record<string, TimedPool>>

export function addPools<Tables>(registry: Registry, pools: Pools, db: Kysely<Tables>): void {
  addGauge(registry, connections, () =>
    Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      [{ pool, state: 'used' }, totalCount - idleCount] as const,
      [{ pool, state: 'idle' }, idleCount] as const,
      [{ pool, state: 'waiting' }, waitingCount] as const,
    ]),
  )
  const times = addHistogram(registry, waited)
  for (const [pool, own] of Object.entries(pools)) own.heard = (seconds) => times.observe({ pool }, seconds)
  const findSize = seldom(() => askBriefly(db, measure))
  addGauge(registry, size, async () => {
    const found = await findSize()
    return found === null ? [] : [[{}, found]]
  })
}

async function measure(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}
