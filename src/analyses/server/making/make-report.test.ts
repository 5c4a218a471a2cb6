/**
 * R27 A report that is not as its sources say reaches nobody; numbers that were just being made anew are no reason to
 * fail.
 */
import { expect, test } from 'vitest'
import { smallPipeline } from '../../../../test/analyses/pipeline.ts'
import { type Checkpoints, makeReport, WrongReport } from './make-report.ts'
import type { Order } from './work-store.ts'

const order = {
  id: '1',
  accountId: 'ada',
  kind: 'full',
  question: 'Will it rain?',
  trendId: null,
} as Order
const now = () => new Date('2026-11-21T12:00:00Z')

/** Keeps its parts, and counts how often the base was read. */
function givenWork(faultsOf: (readings: number) => string[]) {
  const kept = new Map<string, unknown>()
  const checkpoints: Checkpoints = {
    kept,
    signal: new AbortController().signal,
    now,
    async keep({ step, data }) {
      kept.set(step, data)
    },
  }
  const work = { readings: 0, askers: [] as string[] }
  const pipeline = smallPipeline((point) => {
    if (point === 'gather') work.readings++
  })
  const checking = {
    ...pipeline,
    async check(_report: unknown, _dossier: unknown, accountId: string) {
      work.askers.push(accountId)
      return faultsOf(work.readings)
    },
  }
  return { kept, work, make: () => makeReport(order, checkpoints, checking) }
}

test('numbers that did not go together are read once more, and the report rests on that reading', async () => {
  const { kept, work, make } = givenWork((readings) => (readings === 1 ? ['a value is 5 and was 4'] : []))
  expect(await make()).toMatchObject({ is: 'report' })
  expect(work).toEqual({ readings: 2, askers: ['ada', 'ada'] })
  expect([...kept.keys()].filter((step) => !step.startsWith('model:'))).toEqual([
    'reading',
    'evidence',
    'sections',
    'wording',
  ])
})

test('a report that stays wrong is refused, however often it is tried again', async () => {
  const { work, make } = givenWork(() => ['a value is 5 and was 4'])
  await expect(make()).rejects.toThrow(WrongReport)
  await expect(make()).rejects.toThrow('1 faults, the first: a value is 5 and was 4')
  expect(work.readings).toBe(3)
})
