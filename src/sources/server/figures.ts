/** What is told of sources to those who watch: looks by how they came out, how long ago all was well, what waits. */
import type { Registry } from '@prometheus-io/client'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { addCounter, addGauge, type Family } from '#kit/server/watching/family.ts'
import { askBriefly, seldom } from '#kit/server/watching/seldom.ts'
import { countHolds } from './holds.ts'
import type { Outcome } from './journal.ts'

export const looked: Family<'connector' | 'outcome'> = {
  name: 'farsight_refresh_total',
  help: 'Looks at sources by this process, by connector and how they came out.',
  kind: 'counter',
  labels: ['connector', 'outcome'],
  unit: 'each',
  row: 'work',
}
export const lastSuccess: Family<'connector'> = {
  name: 'farsight_connector_last_success_seconds',
  help: 'Since the source that was looked at longest ago was in order, by connector.',
  kind: 'gauge',
  labels: ['connector'],
  unit: 'seconds',
  row: 'work',
}
export const held: Family<never> = {
  name: 'farsight_holds_open',
  help: 'Changes of series that wait for an operator.',
  kind: 'gauge',
  labels: [],
  unit: 'each',
  row: 'work',
}

/** Answers what is to be told of each look. */
export function addLooks<Tables>(
  registry: Registry,
  db: Kysely<Tables>,
): (connector: string, outcome: Outcome) => void {
  const looks = addCounter(registry, looked)
  const find = seldom(() =>
    askBriefly(db, async (trx) => ({ connectors: await listConnectors(trx), holds: await countHolds(trx) })),
  )
  addGauge(registry, lastSuccess, async () =>
    ((await find())?.connectors ?? []).map(({ connector, lookedSeconds }) => [{ connector }, lookedSeconds]),
  )
  addGauge(registry, held, async () => {
    const found = await find()
    return found ? [[{}, found.holds]] : []
  })
  return (connector, outcome) => looks.inc({ connector, outcome })
}

type Standing = { connector: string; series: number; broken: number; lookedSeconds: number }

/** How many series each is asked for, how many of them are broken, and how long ago the oldest was in order. */
export async function listConnectors(db: QueryExecutorProvider): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select connector, count(*)::int as series, (count(*) filter (where state = 'broken'))::int as broken,
      max(extract(epoch from now() - coalesce(checked_at, now())))::float8 as "lookedSeconds"
    from source_binding where state <> 'ended' group by connector order by connector`.execute(db)
  return rows
}
