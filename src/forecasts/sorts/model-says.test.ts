/** When what the model says is another word than its last. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isAnotherWord, modelSays } from './model-says.ts'

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const at = '2026-11-21T00:00:00.000Z'
const quantiles = { p5: 10, p25: 20, p50: 30, p75: 40, p95: 50 }
const amount = (change: Partial<typeof quantiles> = {}): Estimate => ({
  type: 'numeric',
  quantiles: { ...quantiles, ...change },
})
const asking = (scale: 'linear' | 'log', min = 0, max = 100): Question => ({
  type: 'numeric',
  unit: 'ppm',
  range: { min, max, openBelow: false, openAbove: true, scale },
})

test.for<[what: string, question: Question, Estimate | null, Estimate | null, boolean]>([
  ['half a point', { type: 'binary' }, yes(0.3), yes(0.305), true],
  ['half a point down', { type: 'binary' }, yes(0.3), yes(0.295), true],
  ['less than that', { type: 'binary' }, yes(0.3), yes(0.3049), false],
  ['the same', { type: 'binary' }, yes(0.3), yes(0.3), false],
  ['the first word', { type: 'binary' }, null, yes(0.3), true],
  ['silence', { type: 'binary' }, yes(0.3), null, true],
  ['silence as before', { type: 'binary' }, null, null, false],
  ['one quantile by a hundredth of the range', asking('linear'), amount(), amount({ p95: 51 }), true],
  ['each by less', asking('linear'), amount(), amount({ p5: 10.9, p95: 50.9 }), false],
  ['a hundredth of a logarithmic range', asking('log', 1, 1e6), amount(), amount({ p50: 35 }), true],
  ['less of it, though far on a line', asking('log', 1, 1e6), amount(), amount({ p50: 34 }), false],
  ['an answer of another type', asking('linear'), yes(0.3), amount(), true],
])('%s', ([, question, before, now, isAnother]) => {
  expect(isAnotherWord(question, before, now)).toBe(isAnother)
})

const claim = { trend: 'trend/1', at: '2027', comparison: '>' as const, threshold: 1 }
const made = { ...claim, trendVersion: 1, median: 1, low80: 0, high80: 2, unit: 'ppm', validated: true }
const none = { model: null, modelHistory: [] }

test('it says the chance of its series since that is what it is, kept off the certain', () => {
  const modelHistory = [{ at, trendVersion: 1, probability: 1 }]
  expect(modelSays({ model: { refused: null, probability: 1, ...made }, modelHistory })).toEqual({
    estimate: yes(0.999),
    at,
  })
  expect(modelSays({ model: { refused: 'observed', ...claim, observed: 2 }, modelHistory })).toBe(null)
})

test('it says an amount that is itself the answer, beside Farsight’s and alone', () => {
  const weighed = { weight: 1, news: 1, skill: 1, bands: 1, lastAt: '2025' }
  const house = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 }
  const pooledAmount = { quantiles: house, house, model: quantiles, ...weighed }
  expect(modelSays({ ...none, pooledAmount })).toEqual({ estimate: amount(), at: null })
  expect(modelSays({ ...none, alone: { made: '2026-11-20', estimate: amount() } })).toMatchObject({
    estimate: amount(),
  })
  expect(modelSays(none)).toBe(null)
})
