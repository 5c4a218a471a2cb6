/**
 * Each process writes down once a minute what it has counted since, so that operators see all processes and the last day
 * in one place, without a Prometheus. What could not be written is in the row of the next minute.
 */
import { randomUUID } from 'node:crypto'
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '../../work/task.ts'
import { listening } from '../of-pages.ts'
import { lag } from '../of-pools.ts'
import { newSince, readFigures, valueOf } from './figures.ts'
import { removeOldMinutes, saveMinute } from './minute-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes down what was counted since it was last written. A listening server does each minute, by itself. */
    keepMinute(): Promise<void>
  }
}

const minuteMs = 60_000

/** `signInRoutes`: method and route of the calls by which people sign in. */
export function keepMinutes<Tables>(
  app: FastifyInstance,
  { registry, db, signInRoutes }: { registry: Registry; db: Kysely<Tables>; signInRoutes: readonly string[] },
): void {
  const process = randomUUID()
  let kept = readFigures(registry)
  const write = async (hasLeft: boolean) => {
    const now = await readFigures(registry)
    const figures = newSince(await kept, now)
    const memoryBytes = globalThis.process.memoryUsage.rss()
    const [isListening, lagSeconds] = [(await valueOf(registry, listening)) === 1, await valueOf(registry, lag)]
    await saveMinute(db, { process, memoryBytes, isListening, lagSeconds, hasLeft, figures, signInRoutes })
    kept = Promise.resolve(now)
  }
  // One at a time: a second would count the same once more.
  let last = Promise.resolve()
  const writeNext = (hasLeft = false) => (last = last.catch(() => {}).then(() => write(hasLeft)))
  const note = (error: unknown) => app.log.warn({ err: error }, 'the figures of this minute wait for the next')
  app.decorate('keepMinute', () => writeNext())
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void writeNext().catch(note), minuteMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    // What was counted since the last minute is that of no later one. Who never listened has told nobody anything.
    await (timer ? writeNext(true).catch(note) : last.catch(() => {}))
  })
}

export function minutesCleaning<Tables>(db: Kysely<Tables>): Task<object> {
  return {
    name: 'watching.cleaning',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '27 * * * *',
    perform: () => removeOldMinutes(db),
  }
}
