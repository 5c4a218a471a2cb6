/** The numbers of items, made in a thread of their own while the server serves. */
import type { FastifyBaseLogger } from 'fastify'
import { createNumbersWork } from '#items/server/numbers/work.ts'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import { markDue } from '#items/server/numbers/due.ts'
import type { Database } from '#kit/server/database.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createWorkLoop } from '#kit/server/work-loop.ts'
import { countings, engineVersion } from './kind-numbers.ts'
import type { Tables } from './tables.ts'

/** A change is told at once. This is for what failed, and for what a process left that died. */
const loop = { what: 'the numbers', workers: 1, pollMs: 5000 }

export type Numbers = {
  /** From then on what is due is made, until `close`. */
  start(): Promise<void>
  /** Something may be due. */
  wake(): void
  /** Makes all that is due. Answers how many items have new numbers. */
  make(): Promise<number>
  close(): Promise<void>
}

export function openNumbers({ database: { db, pool }, log }: { database: Database<Tables>; log: FastifyBaseLogger }): Numbers {
  const thread = openComputeThread(new URL('compute-thread.ts', import.meta.url))
  const { compute, close } = thread
  const work = createNumbersWork({ db, pool, countings, engineVersion, compute, log })
  // One pass at a time, so that whoever asks for all that is due has it when the pass is over.
  let last: Promise<unknown> = Promise.resolve()
  const pass = (isStopping?: () => boolean): Promise<number> => {
    const mine = last.then(() => work.workOff(isStopping))
    last = mine.catch(() => {}) // whoever asked is told
    return mine
  }
  const { start, wake, stop } = createWorkLoop(pass, log, loop)
  return {
    async start() {
      await work.markOutdated()
      start()
    },
    wake,
    async make() {
      for (let made = 0; ;) {
        const events = await catchUp(db, markDue)
        const more = await pass()
        if (events + more === 0) return made
        made += more
      }
    },
    async close() {
      await stop()
      await close()
    },
  }
}
