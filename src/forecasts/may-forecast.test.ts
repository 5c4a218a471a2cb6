/** When a question takes forecasts, and which. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { sayUntimely, whyNotForecast, whyNotNow, whyNotUntil } from './may-forecast.ts'

const asked = { opens: '2026-11-02', closes: '2026-11-30', outcome: null }

test.for([
  ['2026-11-01', 'question-not-open'],
  ['2026-11-02', null],
  ['2026-11-30', null],
  ['2026-12-01', 'question-closed'],
] as const)('on %s a question of 2 to 30 November says %s', ([today, why]) => {
  expect(whyNotNow(asked, today)).toBe(why)
})

test('once its outcome is known a question takes no forecast, whatever the day', () => {
  for (const state of ['resolved', 'annulled'])
    for (const today of ['2026-11-01', '2026-11-15', '2027-01-01'])
      expect(whyNotNow({ ...asked, outcome: { state } }, today)).toBe('question-decided')
})

test.for([
  [null, null],
  ['2026-11-09', 'has passed'],
  ['2026-11-10', null],
  ['2026-11-30', null],
  ['2026-12-01', 'comes after the question closes, on 30 Nov 2026'],
] as const)('on 10 November a forecast until %s: %s', ([until, why]) => {
  expect(whyNotUntil(until, { today: '2026-11-10', closes: '2026-11-30' })).toBe(why)
})

test('the page says from when, since when, or why', () => {
  expect(sayUntimely('question-not-open', asked)).toBe('It takes forecasts from 2 Nov 2026 on.')
  expect(sayUntimely('question-closed', asked)).toBe('It closed on 30 Nov 2026 and takes no more forecasts.')
  expect(sayUntimely('question-decided', asked)).toBe('It takes no more forecasts: how it came out is known.')
})

const range = { min: 0, max: 10, openBelow: false, openAbove: false, scale: 'linear' as const }
const number: Question = { type: 'numeric', unit: 'ppm', range }
const five = ([p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0]: number[]): Estimate => ({
  type: 'numeric',
  quantiles: { p5, p25, p50, p75, p95 },
})
const narrow: Question = { type: 'numeric', unit: 'pH', range: { ...range, min: 8.0321, max: 8.0419 } }
const yesOrNo: Question = { type: 'binary' }
const options: Question = { type: 'choice', options: ['Solar', 'Coal', 'Wind'] }
const of = (probabilities: Record<string, number>): Estimate => ({ type: 'choice', probabilities })

test.for<[Question, Estimate, string | null]>([
  [yesOrNo, { type: 'binary', probability: 0.001 }, null],
  [yesOrNo, { type: 'binary', probability: 0.999 }, null],
  [yesOrNo, { type: 'binary', probability: 0.0009 }, 'gives ‘yes’ less than 0.1%'],
  [yesOrNo, { type: 'binary', probability: 0.9992 }, 'gives ‘no’ less than 0.1%'],
  [yesOrNo, { type: 'binary', probability: 2 }, 'is no chance: one lies between 0.1% and 99.9%'],
  [yesOrNo, { type: 'binary', probability: -0.1 }, 'is no chance: one lies between 0.1% and 99.9%'],
  [yesOrNo, five([1, 2, 3, 4, 5]), 'answers no binary question'],
  [options, of({ Solar: 0.5, Coal: 0.3, Wind: 0.2 }), null],
  [options, of({ Solar: 0.5, Coal: 0.5, Wind: 0 }), 'gives ‘Wind’ less than 0.1%'],
  [options, of({ Solar: 0.5, Coal: 0.5 }), 'has no probability for "Wind"'],
  [number, five([1, 2, 3, 4, 5]), null],
  [number, five([1, 2, 3, 2, 5]), 'has its 75% value below its 50% value'],
  [number, five([1, 2, 3, 4, 11]), 'has its 95% value outside the range of the question, 0 to 10'],
  [
    narrow,
    five([8.032, 8.034, 8.036, 8.037, 8.04]),
    'has its 5% value outside the range of the question, 8.0321 to 8.0419',
  ],
  [narrow, five([8.0321, 8.034, 8.036, 8.037, 8.0419]), null],
])('%j takes %j: %s', ([question, estimate, why]) => {
  expect(whyNotForecast(question, estimate)).toBe(why)
})
