/**
 * Keeps readers reading while this process runs: soon after an event is written, and every so often for what another
 * process left.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createWorkLoop } from '../work-loop.ts'
import { mostAtOnce } from './event-log.ts'
import { type Db, type Reader, readOn } from './reader.ts'

const pollMs = 5000
/** Every look costs each reader some statements, whatever it finds: at fifty events a second one each would be most of all work. */
const usualPauseMs = 250

export type Readers = { start(): void; wake(): void; stop(): Promise<void> }

/** Each by itself: one that fails is tried again and holds up no other. */
export function runReaders(db: Db, readers: readonly Reader[], log: FastifyBaseLogger): Readers {
  const loops = readers.map((one) => {
    const pass = async (isStopping: () => boolean) => {
      await wait(one.pauseMs ?? usualPauseMs)
      while (!isStopping() && (await readOn(db, one, { waits: false })) === mostAtOnce);
    }
    return createWorkLoop(pass, log, { what: `events (${one.name})`, workers: 1, pollMs })
  })
  return {
    start: () => loops.forEach(({ start }) => start()),
    wake: () => loops.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all(loops.map(({ stop }) => stop()))),
  }
}
