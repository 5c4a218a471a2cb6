/** Works off the inbox while this process runs: at once when something comes, and every second for what other processes left or must come again. */
import type { FastifyBaseLogger } from 'fastify'

const pollMs = 1000
/** So that one person's slow payment does not hold up everybody else's. */
export const inboxWorkers = 3

export type InboxLoop = { wake(): void; start(): void; stop(): Promise<void> }

export function createInboxLoop(work: (isStopping: () => boolean) => Promise<unknown>, log: FastifyBaseLogger): InboxLoop {
  const leaving = new AbortController()
  let running: Promise<void>[] = []
  const sleepers = new Set<() => void>()
  const wake = () => {
    for (const rise of sleepers) rise()
  }
  const sleep = () =>
    new Promise<void>((done) => {
      const rise = () => {
        clearTimeout(timer)
        sleepers.delete(rise)
        done()
      }
      const timer = setTimeout(rise, pollMs)
      sleepers.add(rise)
    })
  const loop = async () => {
    while (!leaving.signal.aborted) {
      await work(() => leaving.signal.aborted).catch((error: unknown) => log.error({ err: error }, 'the inbox could not be worked off'))
      if (!leaving.signal.aborted) await sleep()
    }
  }
  return {
    wake,
    start() {
      if (running.length === 0) running = Array.from({ length: inboxWorkers }, loop)
    },
    async stop() {
      leaving.abort()
      wake()
      await Promise.all(running)
    },
  }
}
