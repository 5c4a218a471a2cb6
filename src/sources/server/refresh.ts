/** One look at one source: asks it, reads it, and takes what it says, holds it, or writes down why neither. */
import type { Kysely } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import type { Write } from '#items/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Connector, Told } from '../connector.ts'
import { connectorOf } from '../connectors/index.ts'
import { type Derivation, weightsOf } from '../derivation.ts'
import { SourceFault } from '../faults.ts'
import { restAsked } from '../schedule.ts'
import { askAll, type Asking, nothingSince } from './ask.ts'
import type { Fetcher } from './fetcher/outside.ts'
import { type Look, type Outcome, saveLook } from './journal.ts'
import { afterFault, factsOf, type Found } from './looked.ts'
import type { Parser } from './parsing/parser.ts'
import { type BindingRow, saveLooked } from './store.ts'
import { take, type Taking } from './take.ts'
import { countedFetcher, mostADay } from './turns/day.ts'
import { hasWayOut, NoWayOut } from './turns/way-out.ts'

export type SourceWorld = {
  db: Kysely<ContentTables>
  fetcher: Fetcher
  parser: Parser
  /** Whether its name leads anywhere. */
  canLookUp(host: string): Promise<boolean>
  /** By the operator, for connectors without hosts of their own. */
  allowedHosts: readonly string[]
  now(): Date
  random(): number
  /** Until then, or until it is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Hears of each look, for the figures. */
  onLook?(connector: string, outcome: Outcome): void
}

/** `restMs`: for so long the source wants to be left alone. */
type Refreshed = { outcome: Outcome; restMs: number }

/**
 * The row is leased to `lease`; `left`: so many requests may be made. Answers how it came out; null where it was bound to something else meanwhile. Throws
 * `NoWayOut`.
 */
export async function refresh(
  world: SourceWorld,
  row: BindingRow,
  { lease, left = mostADay, signal }: { lease: string; left?: number; signal?: AbortSignal | undefined },
): Promise<Refreshed | null> {
  const begun = world.now()
  const { fetcher, made } = countedFetcher(world.fetcher, left)
  const found = await look({ ...world, fetcher }, row, signal)
  const at = world.now()
  const head = {
    itemId: row.itemId,
    at,
    ms: at.getTime() - begun.getTime(),
    by: isAsked(row) ? 'asked' : null,
    pages: made(),
  }
  try {
    const outcome = await inTransaction(world.db, async (trx) => {
      const { row: after, outcome: one } = await settle(trx, { world, row, found, at, head })
      if (!(await saveLooked(trx, lease, after))) throw new LeaseLost()
      return one
    })
    world.onLook?.(row.connector, outcome)
    return { outcome, restMs: found instanceof SourceFault ? restAsked(found.retryAfter) : 0 }
  } catch (error) {
    if (error instanceof LeaseLost) return null
    throw error
  }
}

/** What was found is of another source by now, and is undone. */
class LeaseLost extends Error {
  override name = 'LeaseLost'
}

type Settling = {
  world: SourceWorld
  row: BindingRow
  found: Found | SourceFault
  at: Date
  head: Pick<Look, 'itemId' | 'at' | 'ms' | 'by' | 'pages'>
}

async function settle(trx: Write, { world, row, found, at, head }: Settling): Promise<Taking> {
  const taken = found instanceof SourceFault ? found : await take({ trx, row, found, at, head })
  if (!(taken instanceof SourceFault)) return taken
  const { code, message: sentence } = taken
  const nothing = { digest: null, version: null, licence: null }
  await saveLook(trx, { ...head, ...factsOf(found), ...nothing, outcome: 'failed', code, sentence })
  return { row: afterFault(row, taken, at, world.random()), outcome: 'failed' }
}

async function look(
  world: SourceWorld,
  row: BindingRow,
  signal: AbortSignal | undefined,
): Promise<Found | SourceFault> {
  const { fetcher, parser, allowedHosts, wait } = world
  try {
    const connector = knownConnector(row)
    const since = { etag: row.etag, lastModified: row.lastModified, stamp: row.stamp }
    const { connector: id, address, derive } = row
    const asking = { fetcher, parser, connector, address, allowedHosts, since, wait, signal }
    const asked = await askAll(asking)
    const { answers } = asked
    if (!answers) return { asked, reading: null }
    const weights = await askWeights(asking, derive)
    const today = dayOf(world.now())
    return { asked, reading: await parser.read({ connector: id, address, derive, answers, weights, today }) }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    if (error.code === 'no-name' && !(await hasWayOut(world, row.hosts))) throw new NoWayOut()
    return error
  }
}

/** Whatever is known of them: they are asked for where there is something to weigh. */
async function askWeights(asking: Asking, how: Derivation): Promise<readonly Told[]> {
  const address = weightsOf(how)
  if (!address) return []
  await asking.wait(asking.connector.pace.apartMs, asking.signal)
  const { answers } = await askAll({ ...asking, address, since: nothingSince })
  return answers ?? []
}

function knownConnector({ connector }: BindingRow): Connector {
  const known = connectorOf(connector)
  if (!known) throw new SourceFault('not-there', `There is no connector "${connector}" any more.`)
  return known
}

function isAsked({ askedAt, checkedAt }: BindingRow): boolean {
  return askedAt !== null && (checkedAt === null || askedAt > checkedAt)
}
