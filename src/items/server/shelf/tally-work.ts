/**
 * By the minute: what has changed of how many items are listed is added to the sums, so that counting stays short; and of
 * what is linked to something else now it is counted to how many items.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import type { ContentTables } from '../tables.ts'
import { foldAuthors, foldTally } from './tally.ts'
import { foldTies } from './tied.ts'

export function tallyWork(db: Kysely<ContentTables>): Task<object> {
  return { ...byTheMinute, name: 'items.tally', perform: async () => [await foldTally(db), await foldAuthors(db)] }
}

export function tiesWork(db: Kysely<ContentTables>): Task<object> {
  return { ...byTheMinute, name: 'items.ties', perform: () => foldTies(db) }
}

const byTheMinute = {
  payload: z.object({}),
  repeat: 'again',
  atOnce: 1,
  waits: doubling(60_000, 3_600_000),
  mostFailures: 10,
  schedule: '* * * * *',
} satisfies Partial<Task<object>>
