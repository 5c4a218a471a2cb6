/** What this server says of itself in `/metrics`, beside its calls: connections, kept pages, and what waits. */
import type { Pool } from 'pg'
import type { QueryExecutorProvider } from 'kysely'
import { Gauge, type Registry } from '@prometheus-io/client'
import type { KeptPages } from '../pages/kept-pages.ts'
import { addGauge } from './metrics.ts'
import { countJobs } from '../work/overview.ts'

type Parts = { pool: Pool; db: QueryExecutorProvider; kept: KeptPages }

export function addServerGauges(registry: Registry, { pool, db, kept }: Parts): void {
  addGauge(registry, 'farsight_kept_pages', 'Pages that lie ready.', () => kept.size())
  addGauge(registry, 'farsight_kept_pages_bytes', 'What they take.', () => kept.bytes().pages)
  addGauge(registry, 'farsight_database_waiting', 'Who waits for a connection.', () => pool.waitingCount)
  const connections: Gauge<'state'> = new Gauge({
    name: 'farsight_database_connections',
    help: 'Connections of the pool that answers wait for.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
    },
  })
  const jobs: Gauge<'task' | 'state'> = new Gauge({
    name: 'farsight_jobs',
    help: 'Jobs of the queue, by task and state, of all processes.',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      // While the database is away, what waits in it is not said.
      const counts = await countJobs(db).catch(() => [])
      jobs.reset()
      for (const { task, ...count } of counts)
        for (const state of ['waiting', 'underWay', 'givenUp'] as const) jobs.set({ task, state }, count[state])
    },
  })
}
