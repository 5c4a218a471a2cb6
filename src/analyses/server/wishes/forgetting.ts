/** Forgets at night what nobody has wished for in a year. */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { dayOf } from '#kit/dates.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { removeOldWishes } from './wish-store.ts'

export function forgettingWork(db: QueryExecutorProvider, now: () => Date): Task {
  return {
    name: 'analyses.wishes',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '37 3 * * *',
    perform: () => removeOldWishes(db, dayOf(now())),
  }
}
