/**
 * Who may wait for Stripe, and how long others wait for them. Of one holder one call at a time, the rest in memory,
 * where waiting takes no connection away from anybody; of all holders only as many as there are connections for people.
 * Who would wait too long is told so.
 */
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseError } from 'pg'
import { Refusal } from '#kit/refusal.ts'

export type FairQueue = {
  /** How long a call waits for its turn, and then again for what else is under way for its holder. */
  patienceMs: number
  /**
   * In the order in which they came. Refuses rather than let somebody wait long, and the log says what was in the way.
   */
  take<T>(holderId: string, work: () => Promise<T>): Promise<T>
}
type Limits = { atOnce: number; longestQueue: number; patienceMs: number; log: Pick<FastifyBaseLogger, 'error'> }
type Waiting = { holderId: string; start: () => void }

export function createFairQueue({ atOnce, longestQueue, patienceMs, log }: Limits): FairQueue {
  const busy = new Set<string>()
  const queue: Waiting[] = []
  const refuse = (holder: string, why: string) => {
    log.error({ holder, underWay: busy.size, waiting: queue.length }, `a call about payments was refused: ${why}`)
    return new Refusal('payments-unreachable')
  }
  const startNext = () => {
    while (busy.size < atOnce) {
      const next = queue.findIndex(({ holderId }) => !busy.has(holderId))
      const [one] = next < 0 ? [] : queue.splice(next, 1)
      if (!one) return
      busy.add(one.holderId)
      one.start()
    }
  }
  const wait = (holderId: string) =>
    new Promise<void>((start, giveUp) => {
      const leave = () => {
        queue.splice(queue.indexOf(one), 1)
        giveUp(
          refuse(
            holderId,
            busy.has(holderId) ? 'another of the same account takes too long' : 'too many are under way',
          ),
        )
      }
      const timer = setTimeout(leave, patienceMs)
      const one: Waiting = {
        holderId,
        start() {
          clearTimeout(timer)
          start()
        },
      }
      queue.push(one)
      startNext()
    })
  return {
    patienceMs,
    async take(holderId, work) {
      const before = queue.filter((one) => one.holderId === holderId).length
      if (before >= longestQueue) throw refuse(holderId, 'too many of the same account wait already')
      await wait(holderId)
      try {
        return await work()
      } catch (error) {
        // A database that cannot be reached is no trouble of payments, and is said as what it is.
        throw isLockTaken(error)
          ? refuse(
              holderId,
              'news of the same account is being worked off, or another process is at it, and takes too long',
            )
          : error
      } finally {
        busy.delete(holderId)
        startNext()
      }
    },
  }
}

/** The lock of a holder was not free within the time that somebody was ready to wait. */
export function isLockTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03'
}
