/** Works whenever it is woken, several at once where asked for, until it is told to stop. Who wakes it is told nothing and waits for nothing. */
import type { FastifyBaseLogger } from 'fastify'

export type WorkLoop = { wake(): void; start(): void; stop(): Promise<void> }

type Options = {
  /** What is worked off, as the log calls it: 'the inbox'. */
  what: string
  /** How many work at once, so that one slow piece does not hold up the others. */
  workers: number
}

/** `work` is a pass over all that is due, and looks in between whether it has to stop. */
export function createWorkLoop(
  work: (isStopping: () => boolean) => Promise<unknown>,
  log: FastifyBaseLogger,
  { what, workers }: Options,
): WorkLoop {
  const leaving = new AbortController()
  let running: Promise<void>[] = []
  let wakes = 0
  const sleepers = new Set<() => void>()
  const wake = () => {
    wakes++
    for (const rise of sleepers) rise()
    sleepers.clear()
  }
  const loop = async () => {
    while (!leaving.signal.aborted) {
      const before = wakes
      const isDone = await work(() => leaving.signal.aborted).then(
        () => true,
        (error: unknown) => log.error({ err: error }, `${what} could not be worked off`),
      )
      // Whoever was woken during a pass may have looked too early. After a failure it is better to wait.
      if (!leaving.signal.aborted && !(isDone && wakes > before)) await new Promise<void>((rise) => sleepers.add(rise))
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
