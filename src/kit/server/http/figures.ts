/** What this server says of itself in `/metrics`, beside its calls: connections, kept pages, and what waits. */
import type { Pool } from 'pg'
import type { QueryExecutorProvider } from 'kysely'
import type { Figure } from './metrics.ts'
import type { KeptPages } from '../pages/kept-pages.ts'
import { countJobs } from '../work/overview.ts'

type Parts = { pool: Pool; db: QueryExecutorProvider; kept: KeptPages }

/** While the database is away, what waits in it is not said. */
export function figuresOf({ pool, db, kept }: Parts): () => Promise<Figure[]> {
  return async () => [
    ...connectionsOf(pool),
    { name: 'farsight_kept_pages', says: 'Pages that lie ready.', value: kept.size() },
    { name: 'farsight_kept_pages_bytes', says: 'What they take.', value: kept.bytes().pages },
    ...(await jobsOf(db).catch(() => [])),
  ]
}

function connectionsOf({ totalCount, idleCount, waitingCount }: Pool): Figure[] {
  const name = 'farsight_database_connections'
  const says = 'Connections of the pool that answers wait for.'
  return [
    { name, says, value: totalCount - idleCount, labels: { state: 'in use' } },
    { name, says, value: idleCount, labels: { state: 'idle' } },
    { name: 'farsight_database_waiting', says: 'Who waits for one of them.', value: waitingCount },
  ]
}

async function jobsOf(db: QueryExecutorProvider): Promise<Figure[]> {
  const counts = await countJobs(db)
  const states = ['waiting', 'underWay', 'givenUp'] as const
  return counts.flatMap((count) =>
    states.map((state) => ({
      name: 'farsight_jobs',
      says: 'Jobs of the queue, by task and state, of all processes.',
      value: count[state],
      labels: { task: count.task, state },
    })),
  )
}
