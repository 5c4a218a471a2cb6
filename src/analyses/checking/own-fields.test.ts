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

test('a report says for which year the answer to each part is; one that knew of one alone says it under its old name too', () => {
  const report = sampleReport({ year: 2034, years: [2034, null, 2041] })
  const fields = ['answer.year', 'answers.0.year', 'answers.1.year', 'answers.2.year']
  expect(fields.map((field) => ownFieldOf(report, field))).toEqual([2034, 2034, null, 2041])
  expect(fields.map((field) => ownFieldOf(sampleReport({ year: 2034 }), field))).toEqual([2034, 2034, null, null])
})
