/**
 * Who asks, and have they budget enough? Users pay for themselves, visitors as the network that they call from; whoever
 * shows what proves nothing pays for that as the network too.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Cost } from '#kit/endpoint.ts'
import { isRefusal, Refusal, type RefusalCode } from '#kit/refusal.ts'
import type { Viewer } from '#kit/viewer.ts'
import { networkOf } from '../http/network.ts'
import { knownRefused } from './known-refused.ts'
import { createLanes } from './lanes.ts'
import { type Allowance, type Budgets, createBudgets, type Payer } from './budgets.ts'
import { costOf } from './cost.ts'
import { settleIn, settleRegularly } from './settle.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request of this route costs the network that it comes from; `by itself`: the route asks `admit`. */
    cost?: number | 'by itself'
  }
}

/** Tells who asks. It refuses what proves nothing, and calls from other sites that would change something. */
export type Identify = (request: FastifyRequest) => Promise<Viewer>
/** Does it for who asks, once they have paid for it and their turn has come. `name` is what the call is known by. */
export type Admit = <Answer>(
  request: FastifyRequest,
  call: { name: string; cost: Cost | undefined },
  act: (viewer: Viewer) => Promise<Answer>,
) => Promise<Answer>

export type Allowances = { account: Allowance; network: Allowance }

/**
 * A network may be an office of hundreds. Emptied, either lets its owner go on at a fiftieth of this process, or a
 * twenty-fifth; until then they have a twentieth of it, or a fifth, beyond what one page asks for at once.
 */
const usualAllowances: Allowances = {
  account: {
    burst: 1500,
    perSecond: 20,
    manners: { atOnce: 4, mostWaiting: 64, pace: { burst: 100, perSecond: 50 } },
  },
  network: {
    burst: 2000,
    perSecond: 40,
    manners: { atOnce: 12, mostWaiting: 200, pace: { burst: 400, perSecond: 200 } },
  },
}

/** Whatever is answered from memory, such as a kept page or a built file. */
const entryCost = 0.2
/** What proves nothing is dear to find out. */
const proofCost = 5
const hour = 3600

export function openBudgets(app: FastifyInstance, db: QueryExecutorProvider, allowances = usualAllowances) {
  const budgets = createBudgets(settleIn(db))
  const lanes = createLanes(app.leaving)
  const stop = settleRegularly(budgets, app.log)
  app.addHook('onClose', stop)
  const networkPayer = ({ ip }: FastifyRequest): Payer => ({
    who: `network ${networkOf(ip)}`,
    allowance: allowances.network,
  })
  const warn = warnOfProxies(app)
  app.addHook('onRequest', async (request) => {
    const { cost = entryCost } = request.routeOptions.config
    if (cost === 'by itself') return
    try {
      take(budgets, networkPayer(request), cost)
    } catch (error) {
      warn(request)
      throw error
    }
  })
  return {
    /** For what is known to have cost more only once it is done. */
    owe: (request: FastifyRequest, cost: number) => budgets.owe(networkPayer(request), cost),
    /** Takes one of so many an hour, of who asks and of all together: for what a call may do without. */
    mayHave(name: string, { viewer, request }: Asker, { each, all }: Shares): boolean {
      if (!request) return false
      const who = viewer ? `account ${viewer.id}` : networkPayer(request).who
      const everybody = { who: `${name} of everybody`, allowance: anHourly(all) }
      if (budgets.wait(everybody, 1) > 0) return false
      if (budgets.spend({ who: `${name} of ${who}`, allowance: anHourly(each) }, 1) > 0) return false
      budgets.owe(everybody, 1)
      return true
    },
    admitBy(identify: Identify): Admit {
      const refused = knownRefused()
      return async (request, { name, cost }, act) => {
        const full = costOf(cost, request)
        const seconds = (payer: Payer) => Math.max(budgets.wait(payer, full), lanes.wait(payer, full))
        const before = refused.of(request)
        if (before && seconds(before) > 0) throw tooMany(seconds(before))
        const network = networkPayer(request)
        const viewer = await identified(request, identify, budgets, proofPayer(request, network))
        const payer = viewer ? { who: `account ${viewer.id}`, allowance: allowances.account } : network
        if (seconds(payer) > 0) {
          if (viewer) refused.note(request, payer)
          throw tooMany(seconds(payer))
        }
        const { anHour, whenOften } = cost ?? {}
        if (anHour !== undefined) {
          take(budgets, { who: `${name} of ${payer.who}`, allowance: anHourly(anHour) }, 1, whenOften)
        }
        budgets.owe(payer, full)
        return lanes.pass(payer, full, () => act(viewer))
      }
    },
  }
}

const anHourly = (most: number): Allowance => ({ burst: most, perSecond: most / hour })

type Asker = { viewer: Viewer; request: FastifyRequest | undefined }
type Shares = { each: number; all: number }

/** Apart from what the network reads, so that a loop of tokens that are none takes no page from anybody. */
function proofPayer({ headers }: FastifyRequest, network: Payer): Payer {
  const isShown = headers.authorization !== undefined || headers.cookie !== undefined
  return isShown ? { ...network, who: `proofs of ${network.who}` } : network
}

/** One who has shown too much that proves nothing is not looked at before a while. */
async function identified(
  request: FastifyRequest,
  identify: Identify,
  budgets: Budgets,
  payer: Payer,
): Promise<Viewer> {
  const seconds = budgets.wait(payer, proofCost)
  if (seconds > 0) throw tooMany(seconds)
  try {
    return await identify(request)
  } catch (error) {
    if (isRefusal(error)) budgets.owe(payer, proofCost)
    throw error
  }
}

function take(budgets: Budgets, payer: Payer, cost: number, code?: RefusalCode): void {
  const seconds = budgets.spend(payer, cost)
  if (seconds > 0) throw tooMany(seconds, code)
}

function tooMany(seconds: number, code: RefusalCode = 'too-many-requests'): Refusal {
  return new Refusal(code, undefined, seconds)
}

/** Behind a proxy that nobody trusts all visitors are one: whoever runs this is told, once. */
function warnOfProxies(app: FastifyInstance): (request: FastifyRequest) => void {
  let isSaid = false
  return ({ headers, ip, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return
    isSaid = true
    app.log.warn('Requests come through a proxy, and all its visitors share one budget. Set TRUST_PROXY.')
  }
}
