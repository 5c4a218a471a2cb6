/** The numbers of items, made in a thread of their own while the server serves. */
import { markOutdated, numbersWork } from '#items/server/numbers/work.ts'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { Database } from '#kit/server/database.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import { countings, engineVersion, markDue } from './kind-numbers.ts'
import type { Tables } from './tables.ts'

export type Numbers = {
  /** From then on what is due is made, until `close`. */
  start(): Promise<void>
  /** Makes all that is due. Answers how many items have new numbers. */
  make(): Promise<number>
  close(): Promise<void>
}

export function openNumbers({ database: { db, pool }, queue }: { database: Database<Tables>; queue: Queue }): Numbers {
  const thread = openComputeThread(new URL('compute-thread.ts', import.meta.url))
  const counted = { made: 0 }
  const leaving = new AbortController()
  let marking: Promise<void> | undefined
  const task = numbersWork({
    db,
    pool,
    countings,
    engineVersion,
    compute: thread.compute,
    onMade: () => counted.made++,
  })
  return {
    async start() {
      marking = markOutdated({ db, countings, engineVersion, leaving: leaving.signal })
      await marking
      await queue.start([task])
    },
    async make() {
      const before = counted.made
      while ((await catchUp(db, markDue)) + (await queue.workOff(task)) > 0);
      return counted.made - before
    },
    async close() {
      leaving.abort()
      await marking?.catch(() => {}) // whoever started it has heard
      await queue.stop([task])
      await thread.close()
    },
  }
}
