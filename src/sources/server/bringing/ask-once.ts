/**
 * An address asked once, while somebody waits: by the fetcher and the fence of every look, with its hosts leased for so
 * long, and no longer than a person waits.
 */
import { randomUUID } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type Binding, hostsOf } from '../../binding.ts'
import { refusalOf } from '../../bringing/refused.ts'
import type { Connector } from '../../connector.ts'
import { weightsOf } from '../../derivation.ts'
import { SourceFault } from '../../faults.ts'
import { restAsked } from '../../schedule.ts'
import { allowedFor, askAll, nothingSince } from '../ask.ts'
import { readUrl } from '../fetcher/fence.ts'
import type { SourceWorld } from '../refresh.ts'
import { countedFetcher, mostADay } from '../turns/day.ts'
import { findRest, giveBackHosts, takeHosts } from '../turns/hosts.ts'
import type { Answered } from './recall.ts'

export type Asked = Pick<Binding, 'connector' | 'address' | 'derive'>

/** So long a person waits for an answer, and so long for a host that others ask just now. */
const longestMs = 60_000
const longestTurnMs = 10_000
const againMs = 250
const leaseMs = longestMs + 30_000

/** Throws `Refusal`. */
export async function askOnce(world: SourceWorld, connector: Connector, asked: Asked): Promise<Answered> {
  refuseFenced(world, connector, asked)
  const hosts = hostsOf(asked)
  const lease = randomUUID()
  await takeTurn(world, hosts, lease)
  let after: { restMs: number; hasFailed: boolean | null } = { restMs: connector.pace.apartMs, hasFailed: false }
  try {
    return await ask(world, connector, asked)
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    // Of what was asked wrongly a host is not to blame.
    const hasFailed = error.leadsTo === 'again' ? true : null
    after = { hasFailed, restMs: Math.max(connector.pace.apartMs, restAsked(error.retryAfter)) }
    throw refusalOf(error)
  } finally {
    await giveBackHosts(world.db, { hosts, lease, now: world.now(), ...after })
  }
}

/** Of a host that is never asked nothing is written down either. */
function refuseFenced({ allowedHosts }: SourceWorld, connector: Connector, { address, derive }: Asked): void {
  const addresses = [address, weightsOf(derive)].filter((one) => one !== null)
  try {
    for (const { url } of addresses.flatMap((one) => connector.requests(one)))
      readUrl(url, allowedFor(connector, allowedHosts))
  } catch (error) {
    throw error instanceof SourceFault ? refusalOf(error) : error
  }
}

/** A host that rests for longer than somebody waits is told of at once; one that others ask may be free any moment. */
async function takeTurn({ db, now, wait }: SourceWorld, hosts: readonly string[], lease: string): Promise<void> {
  const until = now().getTime() + longestTurnMs
  for (;;) {
    // One try after the other, each once the hosts may be free.
    // eslint-disable-next-line no-await-in-loop
    if (hosts.length === 0 || (await takeAll(db, hosts, { lease, now: now(), leaseMs }))) return
    // eslint-disable-next-line no-await-in-loop
    const restMs = (await findRest(db, hosts)).getTime() - now().getTime()
    if (now().getTime() + Math.max(restMs, againMs) > until)
      throw new Refusal('source-resting', undefined, Math.ceil(Math.max(restMs, longestTurnMs) / 1000))
    // eslint-disable-next-line no-await-in-loop
    await wait(Math.max(restMs, againMs))
  }
}

/** All of them or none. */
async function takeAll(db: QueryExecutorProvider, hosts: readonly string[], lease: Parameters<typeof takeHosts>[2]) {
  const isTaken = await takeHosts(db, hosts, lease)
  if (!isTaken) await giveBackHosts(db, { hosts, lease: lease.lease, now: lease.now, restMs: 0, hasFailed: null })
  return isTaken
}

async function ask(world: SourceWorld, connector: Connector, { address, derive }: Asked): Promise<Answered> {
  const { parser, allowedHosts, wait } = world
  const { fetcher } = countedFetcher(world.fetcher, mostADay)
  const signal = AbortSignal.timeout(longestMs)
  const all = async (one: Record<string, string>) => {
    const asking = { fetcher, parser, connector, address: one, allowedHosts, since: nothingSince, wait, signal }
    return (await askAll(asking)).answers ?? []
  }
  try {
    const answers = await all(address)
    const by = weightsOf(derive)
    if (!by) return { answers, weights: [] }
    await wait(connector.pace.apartMs, signal)
    return { answers, weights: await all(by) }
  } catch (error) {
    throw signal.aborted ? new SourceFault('too-slow') : error
  }
}
