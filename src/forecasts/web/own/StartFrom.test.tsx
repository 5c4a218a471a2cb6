/** From whose numbers one may start. */
import { expect, test } from 'vitest'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Together } from '../call-forecasts.ts'
import { startsOf } from './StartFrom.tsx'

const range = { min: 0, max: 100, openBelow: false, openAbove: false, scale: 'linear' as const }
const five = (p50: number): Estimate => ({
  type: 'numeric',
  quantiles: { p5: p50 - 9, p25: p50 - 4, p50, p75: p50 + 4, p95: p50 + 9 },
})
const together: Together = {
  predictionId: '7',
  question: { type: 'numeric', unit: 'ppm', range },
  wording: 'now',
  at: null,
  forecasters: 3,
  ofEarlierWording: 0,
  crowd: { estimate: five(40), quartiles: null, tenths: null },
  isHidden: false,
  methods: [],
  headline: null,
  house: five(50),
  author: null,
  model: five(60),
  machine: null,
  scored: null,
}
const namesOf = (other: Partial<Together> = {}) => startsOf({ ...together, ...other }).map(({ name }) => name)

test('one may start from whoever says something: people together first, then Farsight and the model', () => {
  expect(namesOf()).toEqual(['the crowd', 'Farsight', 'the model'])
  expect(startsOf(together)[2]?.estimate).toEqual(five(60))
})

test('not from people who are hidden, nor from what may not be said of the question as it is now', () => {
  expect(namesOf({ crowd: null, isHidden: true })).toEqual(['Farsight', 'the model'])
  expect(namesOf({ house: five(98), model: { type: 'binary', probability: 0.4 } })).toEqual(['the crowd'])
})

test('of one chance there is nothing to start from: it is typed as quickly', () => {
  const chance: Estimate = { type: 'binary', probability: 0.4 }
  expect(namesOf({ question: { type: 'binary' }, crowd: null, house: chance, model: chance })).toEqual([])
})
