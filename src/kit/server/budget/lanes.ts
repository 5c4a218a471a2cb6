/**
 * What one payer asks for all at once is done a few pieces at a time, and no faster than at a pace: however fast they
 * ask, others wait for little of it. Whoever would wait long themselves is told to come back. Decision 23 says why.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { keepLatest } from './latest.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Manners, Payer } from './budgets.ts'

type Queue = { underWay: number; waiting: (() => void)[] }

const mostKept = 50_000
/** Whoever would wait longer holds no connection meanwhile. */
const longestWaitMs = 5000

/** `leaving`: nobody who waits for the pace is served after that, and nobody need wait for them. */
export function createLanes(leaving: AbortSignal, now: () => number = () => performance.now()) {
  /** Until when what has been begun lasts at the pace. */
  const lastsUntil = keepLatest<number>(mostKept)
  const queues = new Map<string, Queue>()

  const startInMs = (who: string, { pace }: Manners, cost: number): number => {
    const begun = Math.max(0, (lastsUntil.get(who) ?? 0) - now())
    return Math.max(0, begun + msOf(Math.min(cost, pace.burst), pace) - msOf(pace.burst, pace))
  }
  return {
    /** Answers 0 where it may come in, else the seconds after which it is worth it to ask again. */
    wait({ who, allowance: { manners } }: Payer, cost: number): number {
      if (!manners) return 0
      const ms = startInMs(who, manners, cost)
      if (ms > longestWaitMs) return Math.ceil((ms - longestWaitMs) / 1000)
      return (queues.get(who)?.waiting.length ?? 0) >= manners.mostWaiting ? 1 : 0
    },
    /** Does it when its turn has come. */
    async pass<Answer>({ who, allowance: { manners } }: Payer, cost: number, act: () => Promise<Answer>) {
      if (!manners) return act()
      const ms = startInMs(who, manners, cost)
      lastsUntil.set(who, Math.max(now(), lastsUntil.get(who) ?? 0) + msOf(cost, manners.pace))
      if (ms > 0) await untilThen(ms, leaving)
      const leave = await enter(queues, who, manners.atOnce)
      try {
        return await act()
      } finally {
        leave()
      }
    },
  }
}

function msOf(cost: number, { perSecond }: Manners['pace']): number {
  return (cost / perSecond) * 1000
}

async function untilThen(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal })
  } catch {
    throw new Refusal('stopping', undefined, 1)
  }
}

/** In the order in which they came. Answers with what lets the next one in. */
async function enter(queues: Map<string, Queue>, who: string, atOnce: number): Promise<() => void> {
  const queue = queues.get(who) ?? { underWay: 0, waiting: [] }
  queues.set(who, queue)
  if (queue.underWay < atOnce) queue.underWay++
  else await new Promise<void>((begin) => queue.waiting.push(begin))
  return () => {
    const next = queue.waiting.shift()
    if (next) return next() // it takes the place over
    queue.underWay--
    if (queue.underWay === 0) queues.delete(who)
  }
}
