/** What a forecast would score. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { sayAhead } from './ahead.ts'

test.for<[Question, Estimate, string | null]>([
  [
    { type: 'binary' },
    { type: 'binary', probability: 0.72 },
    'Its Brier score while it stands: 0.078 if yes, 0.518 if no. Lower is better.',
  ],
  [
    { type: 'binary' },
    { type: 'binary', probability: 0.999 },
    'Its Brier score while it stands: 0.000 if yes, 0.998 if no. Lower is better.',
  ],
  [{ type: 'choice', options: ['Sun', 'Rain'] }, { type: 'choice', probabilities: { Sun: 0.6, Rain: 0.4 } }, null],
  [
    { type: 'date', range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true } },
    {
      type: 'date',
      quantiles: { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-06-01', p75: '2033-01-01', p95: '2036-12-31' },
    },
    null,
  ],
])('of %j, said as %j: %s', ([question, estimate, says]) => {
  expect(sayAhead(question, estimate)).toBe(says)
})
