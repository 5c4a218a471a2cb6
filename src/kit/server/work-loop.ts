/**
 * Works off what waits in the database while this process runs: at once when it is woken, and every so often for what
 * other processes left or must come again.
 */
import type { FastifyBaseLogger } from 'fastify'

export type WorkLoop = { wake(): void; start(): void; stop(): Promise<void> }

type Options = {
  /** What is worked off, as the log calls it: 'the inbox'. */
  what: string
  /** How many work at once, so that one slow piece does not hold up the others. */
  workers: number
  /** Without it, it works when it is woken alone. */
  pollMs?: number
}

/** `work` is a pass over all that is due, and looks in between whether it has to stop. */
export function createWorkLoop(
  work: (isStopping: () => boolean) => Promise<unknown>,
  log: FastifyBaseLogger,
  { what, workers, pollMs }: Options,
): WorkLoop {
  const leaving = new AbortController()
  let running: Promise<void>[] = []
  let wakes = 0
  const sleepers = new Set<() => void>()
  const wake = () => {
    wakes++
    for (const rise of sleepers) rise()
  }
  const sleep = () =>
    new Promise<void>((done) => {
      const rise = () => {
        clearTimeout(timer)
        sleepers.delete(rise)
        done()
      }
      const timer = pollMs === undefined ? undefined : setTimeout(rise, pollMs)
      sleepers.add(rise)
    })
  const loop = async () => {
    while (!leaving.signal.aborted) {
      const before = wakes
      const isDone = await work(() => leaving.signal.aborted).then(
        () => true,
        (error: unknown) => log.error({ err: error }, `${what} could not be worked off`),
      )
      // Whoever was woken during a pass may have looked too early. After a failure it is better to wait.
      if (!leaving.signal.aborted && !(isDone && wakes > before)) await sleep()
    }
  }
  return {
    wake,
    start() {
      if (running.length === 0) running = Array.from({ length: workers }, loop)
    },
    async stop() {
      leaving.abort()
      wake()
      await Promise.all(running)
    },
  }
}
