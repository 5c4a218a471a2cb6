/** By the minute: what has changed of how many items are listed is added to the sums, so that counting stays short. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import type { ContentTables } from '../tables.ts'
import { foldTally } from './tally.ts'

export function tallyWork(db: Kysely<ContentTables>): Task<object> {
  return {
    name: 'items.tally',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '* * * * *',
    perform: () => foldTally(db),
  }
}
