/** What each way of putting forecasts together says, as the page tells it, and how it is weighed by what was learnt. */
import { expect, test } from 'vitest'
import { uncalibrated } from '#engine/crowd/community-calibration.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { crowdMoments } from './crowd-over-time.ts'
import { scoredType } from './index.ts'
import type { Weighing } from './scored-type.ts'

const alike: Weighing = { skills: null, calibration: uncalibrated }
const five = [0.1, 0.3, 0.3, 0.6, 0.999].map((chance) => [1 - chance, chance])

test('of yes or no each way is what the page tells, never nought or certain', () => {
  const scoring = scoredType({ type: 'binary' })({ type: 'binary' })
  const pooled = scoring.poolOf(five, 1, alike)
  const said = scoring.waysOf(five, 1, pooled).map(({ way, masses }) => [way, masses[1]])
  expect(said).toEqual([
    ['pool', Math.round(100 * (pooled[1] ?? 0)) / 100],
    ['median', 0.3],
    ['recency-weighted-median', 0.6],
    ['mean', 0.46],
    ['geometric-mean-of-odds', 0.56],
  ])
  const sure = [0.999, 0.999, 0.999, 0.999, 0.999].map((chance) => [1 - chance, chance])
  expect(scoring.waysOf(sure, 1, scoring.poolOf(sure, 1, alike)).map(({ masses }) => masses[1])).toEqual([
    0.98, 0.99, 0.99, 0.99, 0.99,
  ])
})

test('of options each sums to 1, and of a number the mean counts everybody alike', () => {
  const options: Question = { type: 'choice', options: ['Solar', 'Coal', 'Wind'] }
  const choice = scoredType(options)(options)
  const rows = [
    [0.6, 0.3, 0.1],
    [0.2, 0.7, 0.1],
    [0.5, 0.5, 0],
  ]
  for (const { masses } of choice.waysOf(rows, 0, choice.poolOf(rows, 0, alike)))
    expect(Array.from(masses, Number).reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 9)

  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
  const number: Question = { type: 'numeric', unit: 'ppm', range }
  const numeric = scoredType(number)(number)
  const two = [
    [0.2, 0.8],
    [0.6, 0.4],
    [0.4, 0.6],
  ]
  const pooled = numeric.poolOf(two, 1, { ...alike, skills: [8, 1, 1] })
  expect(numeric.waysOf(two, 1, pooled).map(({ way, masses }) => [way, masses[1]])).toEqual([
    ['pool', pooled[1]],
    ['mean', expect.closeTo(0.6, 12)],
  ])
  expect(pooled[1]).toBeGreaterThan(numeric.poolOf(two, 1, alike)[1] ?? 1)
})

test('where something is learnt the crowd says something else from then on', () => {
  const all = ['a', 'b', 'c'].map((forecaster) => ({ forecaster, from: 0, until: 100, masses: [0.5, 0.5] }))
  expect(crowdMoments(all, [40]).map(({ from, until }) => [from, until])).toEqual([
    [0, 40],
    [40, 100],
  ])
})

test('nights of learning take no moment from what people said: hundreds of them neither before it nor meanwhile', () => {
  const all = ['a', 'b', 'c'].map((forecaster, i) => ({ forecaster, from: i, until: 900 + i, masses: [0.5, 0.5] }))
  const nights = Array.from({ length: 2000 }, (_, i) => i - 1000.5)
  const moments = crowdMoments(all, nights)
  expect(moments[0]).toMatchObject({ from: 2 })
  expect(moments.at(-1)?.until).toBe(900)
  expect(moments.length).toBeLessThanOrEqual(200)
})
