/** Clears away what the queue need not remember any longer, once an hour. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { removeEnded } from './job-store.ts'
import { doubling, type Task } from './task.ts'

export function cleaningWork(db: Kysely<never>): Task {
  return {
    name: 'work.cleaning',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '49 * * * *',
    perform: () => removeEnded(db),
  }
}
