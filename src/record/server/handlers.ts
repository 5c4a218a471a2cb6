/** Answers how right the base has been, and how its numbers are made. */
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Machine } from '#forecasts/server/machine/machine-work.ts'
import { openLearningTold } from '#forecasts/server/record/find-ways.ts'
import type { recordContract } from '../contract.ts'
import { findExamples } from './examples.ts'
import { findRecordInShort } from './in-short.ts'
import { openRecord } from './record.ts'

/** `machine`: the language model that is to forecast. */
export function recordHandlers(pool: Pool, machine: Machine | null): Handlers<typeof recordContract> {
  const findRecord = openRecord(pool)
  const examined = { pool, machine, findLearningTold: openLearningTold(pool) }
  return {
    findRecord: async ({ now }) => ({ record: await findRecord(dayOf(now)) }),
    findRecordInShort: async ({ now }) => ({ record: await findRecordInShort(pool, dayOf(now)) }),
    findExamples: async () => ({ examples: await findExamples(examined) }),
  }
}
