import { expect, test } from 'vitest'
import { sampleReport } from '../../../test/analyses/sample-report.ts'
import { readQuestion } from '../ask/read-question.ts'
import { ownFieldOf } from './own-fields.ts'

test('what a report says of its own question is read of what its owner confirmed, and else of the question', () => {
  const report = sampleReport({ question: 'Will tea be dearer by 2034?', madeAt: '2026-11-24T12:00:00.000Z' })
  expect(ownFieldOf(report, 'understood.to')).toBe(2034)
  const read = readQuestion('What will tea cost in 2041?', new Date(report.madeAt))
  expect(['to', 'wants'].map((field) => ownFieldOf({ ...report, read }, `understood.${field}`))).toEqual([
    2041,
    'amount',
  ])
})
