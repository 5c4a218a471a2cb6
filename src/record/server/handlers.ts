/** Answers how right the base has been, and how its numbers are made. */
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Machine } from '#forecasts/server/machine/machine-work.ts'
import { openLearningTold } from '#forecasts/server/record/find-ways.ts'
import type { recordContract } from '../contract.ts'
import { findExamples } from './examples.ts'
import { inShort } from './in-short.ts'
import { findKeptRecord } from './kept-record.ts'
import { openRecord } from './record.ts'

/** `machine`: the language model that is to forecast. */
export function recordHandlers(pool: Pool, machine: Machine | null): Handlers<typeof recordContract> {
  const sumUp = openRecord(pool)
  // A base is read before it was summed up for the first time, too.
  const findRecord = async (now: Date) => (await findKeptRecord(pool, dayOf(now))) ?? (await sumUp(dayOf(now)))
  const examined = { pool, machine, findLearningTold: openLearningTold(pool) }
  return {
    findRecord: async ({ now }) => ({ record: await findRecord(now) }),
    findRecordInShort: async ({ now }) => ({ record: inShort(await findRecord(now)) }),
    findExamples: async () => ({ examples: await findExamples(examined) }),
  }
}
