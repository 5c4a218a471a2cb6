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
const nothing = { seen: null, last: null }
const namesOf = (other: Partial<Together> = {}, more = {}) =>
  startsOf({ ...together, ...other }, { ...nothing, ...more }).map(({ name }) => name)

test('one may start from whoever says something: people together first, then Farsight and the model', () => {
  expect(namesOf()).toEqual(['the crowd', 'Farsight', 'the model'])
  expect(startsOf(together, nothing)[2]?.estimate).toEqual(five(60))
})

test('not from people who are hidden, nor from what may not be said of the question as it is now', () => {
  expect(namesOf({ crowd: null, isHidden: true })).toEqual(['Farsight', 'the model'])
  expect(namesOf({ house: five(98), model: { type: 'binary', probability: 0.4 } })).toEqual(['the crowd'])
})

test('and from what the series did of late, and from what one said last oneself', () => {
  const observations = Array.from({ length: 20 }, (_, i): [string, number] => [String(2006 + i), 30 + i])
  const seen = { unit: 'ppm', at: '2027', observations }
  expect(namesOf({ crowd: null, house: null, model: null }, { seen, last: five(50) })).toEqual([
    'the last ten years',
    'my last',
  ])
  expect(namesOf({}, { seen: { ...seen, unit: 'ppb' } })).not.toContain('the last ten years')
})

test('who says a curve in parts is begun from with these, as they stand', () => {
  const parts = [{ from: 40.123456, top: 50, to: 60, weight: 1 }]
  const author = { ...five(50.123456789), parts } as Estimate
  const starts = startsOf({ ...together, author }, nothing)
  expect(starts.find(({ name }) => name === 'its author')?.estimate).toEqual(author)
})

const worked = (p25: number): Estimate => ({
  type: 'numeric',
  quantiles: { p5: 3.63550800512, p25, p50: 4.51137, p75: 4.89701, p95: 5.7402424527 },
})

test('amounts that were worked out are typed as somebody would, unless two of them would be one', () => {
  const startOf = (estimate: Estimate) =>
    startsOf({ ...together, crowd: null, house: null, model: estimate }, nothing)[0]?.estimate
  expect(startOf(worked(4.18514))).toEqual({
    type: 'numeric',
    quantiles: { p5: 3.64, p25: 4.19, p50: 4.51, p75: 4.9, p95: 5.74 },
  })
  expect(startOf(worked(4.511369))).toEqual(worked(4.511369))
  const small = { p5: 0.0123456, p25: 0.512345, p50: 12.34567, p75: 40.00001, p95: 99.5 }
  expect(startOf({ type: 'numeric', quantiles: small })).toEqual({
    type: 'numeric',
    quantiles: { p5: 0.0123, p25: 0.512, p50: 12.3, p75: 40, p95: 99.5 },
  })
  const days = { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-06-01', p75: '2033-01-01', p95: '2036-12-31' }
  const asked = { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true }
  const model: Estimate = { type: 'date', quantiles: days }
  expect(startsOf({ ...together, question: { type: 'date', range: asked }, model }, nothing)).toEqual([
    { name: 'the model', estimate: model, says: 'The fields say what the model says.' },
  ])
})

test('chances that were worked out are typed in tenths, and stay 100% together', () => {
  const question = { type: 'choice' as const, options: ['Coal', 'Gas', 'Solar'] }
  const startOf = (probabilities: Record<string, number>) => {
    const model: Estimate = { type: 'choice', probabilities }
    return startsOf({ ...together, question, crowd: null, house: null, model }, nothing)[0]?.estimate
  }
  expect(startOf({ Coal: 0.418417123, Gas: 0.290791438, Solar: 0.290791439 })).toEqual({
    type: 'choice',
    probabilities: { Coal: 0.418, Gas: 0.291, Solar: 0.291 },
  })
  expect(startOf({ Coal: 0.9979995, Gas: 0.0010005, Solar: 0.001 })).toEqual({
    type: 'choice',
    probabilities: { Coal: 0.998, Gas: 0.001, Solar: 0.001 },
  })
})

test('of one chance there is nothing to start from: it is typed as quickly', () => {
  const chance: Estimate = { type: 'binary', probability: 0.4 }
  expect(namesOf({ question: { type: 'binary' }, crowd: null, house: chance, model: chance })).toEqual([])
})
