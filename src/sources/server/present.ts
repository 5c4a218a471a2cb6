/** What is answered of bindings, looks and holds. Why something failed is told to those alone who may change it. */
import type { QueryExecutorProvider } from 'kysely'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import type { states } from '../binding.ts'
import { connectorOf, connectors } from '../connectors/index.ts'
import { sayDerived } from '../derivation.ts'
import { diffOfSeries } from '../holding/diff.ts'
import { isLate } from '#series/today.ts'
import { sayDiff } from '../say-diff.ts'
import { findHeldSince, listBindings, listLooks, listUnbound } from './health.ts'
import { findWaiting, type HoldRow, seriesTaken, whyNotTaken } from './holds.ts'
import { type BindingRow, findBinding } from './store.ts'
import { type BoundTrend, findTrend } from './trend-store.ts'
import { findOutage } from './turns/way-out.ts'

/** What of the sources is switched on here. */
export type Switches = {
  whyOff: string | null
  whyNoKey(connector: string): string | null
  permitted: readonly string[]
}

/** So many looks a page tells of. */
const mostLooks = 12

const said = (moment: Date | null) => moment && moment.toISOString()

export async function presentSource(
  db: QueryExecutorProvider,
  { id, details: { series } }: BoundTrend,
  { switches, mayChange }: { switches: Switches; mayChange: boolean },
) {
  const row = await findBinding(db, id)
  const [looks, heldSince] = await Promise.all([listLooks(db, id, mostLooks), findHeldSince(db, id)])
  return {
    bound: row && presentBound(row, { switches, heldSince }),
    newest: series && lastOf(series)[0],
    looks: looks
      .filter(({ outcome }) => mayChange || outcome !== 'failed')
      .map((look) => ({ ...look, at: look.at.toISOString() })),
    own: mayChange ? await presentOwn(db, id, row, switches) : null,
  }
}

/** What only those are told who may change it. */
async function presentOwn(db: QueryExecutorProvider, id: string, row: BindingRow | null, switches: Switches) {
  const waiting = await findWaiting(db, id)
  return {
    binding: row && { connector: row.connector, address: row.address, derive: row.derive, every: row.every },
    why: row?.why ?? null,
    whyNotNow: row && (switches.whyOff ?? switches.whyNoKey(row.connector)),
    hold: waiting && (await presentHold(db, waiting)),
  }
}

function presentBound(row: BindingRow, { switches, heldSince }: { switches: Switches; heldSince: Date | null }) {
  const connector = connectorOf(row.connector)
  const parsed = row.said && { ...row.said, series: [], next: null }
  const state = stateOf(row, switches)
  return {
    connector: { id: row.connector, title: connector?.title ?? row.connector },
    state,
    attribution: connector?.attribution(row.address, parsed) ?? null,
    computed: sayDerived(row.derive),
    checkedAt: said(row.checkedAt),
    changedAt: said(row.changedAt),
    nextAt: state === 'paused' || state === 'ended' ? null : said(row.nextAt),
    expectedBy: row.expectedBy,
    heldSince: said(heldSince),
  }
}

/** Nothing is asked while sources are off, or their key is missing. */
function stateOf({ state, connector }: BindingRow, { whyOff, whyNoKey }: Switches): (typeof states)[number] {
  return state !== 'ended' && (whyOff ?? whyNoKey(connector)) !== null ? 'paused' : state
}

export async function presentHealth(db: QueryExecutorProvider, switches: Switches, now: Date) {
  const [rows, unbound, outage] = await Promise.all([listBindings(db), listUnbound(db), findOutage(db)])
  return {
    whyOff: switches.whyOff,
    noWayOutSince: said(outage),
    connectors: connectors.map(({ id, title, fields, eachCountry }) => ({
      id,
      title,
      ...(eachCountry && { eachCountry }),
      bindings: rows.filter(({ connector }) => connector === id).length,
      whyOff: switches.whyNoKey(id),
      fields: Object.entries(fields).map(([name, field]) => ({ name, ...field })),
    })),
    sources: rows.map((row) => {
      const { itemId, label, every, why, newest, isWithheld, frequency, failures, holds, ms } = row
      const bound = presentBound(row, { switches, heldSince: row.heldSince })
      return {
        ...bound,
        itemId,
        label,
        every,
        why,
        newest,
        isWithheld,
        isLate: newest !== null && frequency !== null && isLate(newest, frequency, now),
        failures,
        holds,
        ms,
      }
    }),
    unbound,
  }
}

export async function presentHold(db: QueryExecutorProvider, hold: HoldRow) {
  const { id, itemId, label, at, reasons, proposed } = hold
  const stood = await findTrend(db, itemId)
  const series = stood?.details.series
  if (!stood || !series) throw new Error('a change waits for a series')
  const taken = seriesTaken(series, hold, { isNew: false, now: at })
  const why = whyNotTaken(stood, taken)
  return {
    id,
    itemId,
    label,
    at: at.toISOString(),
    reasons,
    diff: sayDiff(diffOfSeries(series, taken)),
    stands: { unit: series.unit, ...presentMeasured(series) },
    proposed: { unit: proposed.said.unit, source: proposed.source.source, ...presentMeasured(taken) },
    whyNotTake: why && `it ${why.reason}`,
  }
}

function presentMeasured({ frequency, observations, marks = [], provisional }: Series) {
  return { frequency, observations, marks, provisional: provisional ?? null }
}
