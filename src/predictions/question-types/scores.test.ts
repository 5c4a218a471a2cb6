/** How right an estimate of each type was, once its question has resolved. */
import { expect, test } from 'vitest'
import { typeOf } from './index.ts'
import type { Estimate, Question } from './schemas/index.ts'

const chance: Estimate = { type: 'binary', probability: 0.7 }
const options: Estimate = { type: 'choice', probabilities: { Solar: 0.5, Wind: 0.3, Coal: 0.2 } }
const amounts: Estimate = { type: 'numeric', quantiles: { p5: 10, p25: 12, p50: 15, p75: 18, p95: 20 } }
const days: Estimate = {
  type: 'date',
  quantiles: { p5: '2030-01-01', p25: '2032-01-01', p50: '2035-01-01', p75: '2040-01-01', p95: '2050-01-01' },
}

const open = { openBelow: false, openAbove: true }
const questions: Record<Question['type'], Question> = {
  binary: { type: 'binary' },
  choice: { type: 'choice', options: ['Solar', 'Wind', 'Coal'] },
  numeric: { type: 'numeric', unit: 'GW', range: { min: 5, max: 22, scale: 'linear', ...open } },
  date: { type: 'date', range: { min: '2028-01-01', max: '2060-12-31', ...open } },
}
const beyond: Record<'numeric' | 'date', Estimate> = {
  numeric: { type: 'numeric', quantiles: { p5: 10, p25: 12, p50: 15, p75: 22, p95: 22 } },
  date: {
    type: 'date',
    quantiles: { p5: '2030-01-01', p25: '2032-01-01', p50: '2035-01-01', p75: '2060-12-31', p95: '2060-12-31' },
  },
}

const ofChance = (given: number, brier: number) => ({
  chance: expect.closeTo(given),
  brier: expect.closeTo(brier),
  logScore: expect.closeTo(Math.log(given)),
  isInside90: null,
})
const ofRange = (isInside90: boolean | null) => ({ chance: null, brier: null, logScore: null, isInside90 })

test.for<{ estimate: Estimate; outcome: string; score: object }>([
  { estimate: chance, outcome: 'yes', score: ofChance(0.7, 0.09) },
  { estimate: chance, outcome: 'no', score: ofChance(0.3, 0.49) },
  // Half of what Brier wrote, so that two options score as yes and no do.
  { estimate: options, outcome: 'Wind', score: ofChance(0.3, (0.5 ** 2 + 0.7 ** 2 + 0.2 ** 2) / 2) },
  { estimate: options, outcome: 'Oil', score: ofRange(null) },
  { estimate: amounts, outcome: '15', score: ofRange(true) },
  { estimate: amounts, outcome: '9', score: ofRange(false) },
  { estimate: amounts, outcome: '100', score: ofRange(false) },
  { estimate: days, outcome: '2030-01-01', score: ofRange(true) },
  { estimate: days, outcome: '2050-01-02', score: ofRange(false) },
  { estimate: days, outcome: 'later', score: ofRange(false) },
  // What lies beyond an open end is written as that end, below a closed one it was never possible.
  { estimate: beyond.numeric, outcome: '40', score: ofRange(true) },
  { estimate: beyond.numeric, outcome: '4', score: ofRange(false) },
  { estimate: beyond.date, outcome: 'later', score: ofRange(true) },
  { estimate: beyond.date, outcome: '2071-01-01', score: ofRange(true) },
])('an estimate of $estimate.type is scored where $outcome came', ({ estimate, outcome, score }) => {
  expect(typeOf(estimate).scoreOf(questions[estimate.type], estimate, outcome)).toEqual(score)
})

test('what was called impossible and happened scores as one in a thousand', () => {
  const sure: Estimate = { type: 'choice', probabilities: { Solar: 1, Wind: 0 } }
  expect(typeOf(sure).scoreOf({ type: 'choice', options: ['Solar', 'Wind'] }, sure, 'Wind')).toMatchObject({
    chance: 0,
    brier: 1,
    logScore: Math.log(0.001),
  })
})
