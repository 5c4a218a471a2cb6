/** How right an estimate of each type was, once its question has resolved. */
import { expect, test } from 'vitest'
import { typeOf } from './index.ts'
import type { Estimate } from './schemas/index.ts'

const chance: Estimate = { type: 'binary', probability: 0.7 }
const options: Estimate = { type: 'choice', probabilities: { Solar: 0.5, Wind: 0.3, Coal: 0.2 } }
const amounts: Estimate = { type: 'numeric', quantiles: { p5: 10, p25: 12, p50: 15, p75: 18, p95: 20 } }
const days: Estimate = {
  type: 'date',
  quantiles: { p5: '2030-01-01', p25: '2032-01-01', p50: '2035-01-01', p75: '2040-01-01', p95: '2050-01-01' },
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
])('an estimate of $estimate.type is scored where $outcome came', ({ estimate, outcome, score }) => {
  expect(typeOf(estimate).scoreOf(estimate, outcome)).toEqual(score)
})

test('what was called impossible and happened scores as one in a thousand', () => {
  const sure: Estimate = { type: 'choice', probabilities: { Solar: 1, Wind: 0 } }
  expect(typeOf(sure).scoreOf(sure, 'Wind')).toMatchObject({ chance: 0, brier: 1, logScore: Math.log(0.001) })
})
