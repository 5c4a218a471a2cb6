/** What `/metrics` says of sources: looks by how they came out, the age of the newest values, changes that wait. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { countHolds } from './holds.ts'
import type { Outcome } from './journal.ts'

export function countLooks(db: QueryExecutorProvider) {
  const looks = new Counter({
    name: 'farsight_refresh_total',
    help: 'Looks at sources by this process, by connector and how they came out.',
    labelNames: ['connector', 'outcome'],
    registers: [],
  })
  return {
    onLook: (connector: string, outcome: Outcome) => looks.inc({ connector, outcome }),
    addGauges(registry: Registry): void {
      registry.registerMetric(looks)
      const age: Gauge<'connector'> = new Gauge({
        name: 'farsight_source_age_days',
        help: 'Since the source that was looked at longest ago was in order, by connector.',
        labelNames: ['connector'],
        registers: [registry],
        async collect() {
          age.reset()
          // While the database is away, what is in it is not said.
          for (const { connector, days } of await listAges(db).catch(() => [])) age.set({ connector }, days)
        },
      })
      const holds: Gauge = new Gauge({
        name: 'farsight_holds_open',
        help: 'Changes of series that wait for an operator.',
        registers: [registry],
        async collect() {
          holds.set(await countHolds(db).catch(() => 0))
        },
      })
    },
  }
}

async function listAges(db: QueryExecutorProvider): Promise<{ connector: string; days: number }[]> {
  const { rows } = await sql<{ connector: string; days: number }>`
    select connector, max(extract(epoch from now() - coalesce(checked_at, now())) / 86400)::float8 as days
    from source_binding where state <> 'ended' group by connector`.execute(db)
  return rows
}
