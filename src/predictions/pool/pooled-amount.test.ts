/** What is said of an amount that a series will have, and of questions that nobody but their series speaks of. */
import { describe, expect, it, test } from 'vitest'
import { computePredictionNumbers, type PredictionInput } from '../compute-numbers.ts'
import { predictionNumbers } from '../numbers.ts'
import type { SeriesStanding } from '#series/standing.ts'

const claim = { trend: 'trend/7', at: '2034', comparison: '>=' as const, threshold: 0 }
const series = (change: object = {}) => ({
  unit: 'ppm',
  at: '2034',
  observed: null,
  projected: {
    version: 4,
    point: { knots: [-3, -2, -1, 0, 1, 2, 3], validated: false },
    bounds: { least: null, most: null },
  },
  ...change,
})
const standing: SeriesStanding = {
  frequency: 'yearly',
  lastAt: '2025',
  labels: [],
  backtest: { error: 0.5, naiveError: 1, coverage80: 0.8, values: 27 },
}
const bound = { claim, isSeen: true, series: series(), standing }
const none: PredictionInput = {
  bound: null,
  houseForecast: null,
  outlook: null,
  modelHistory: [],
  condition: null,
  versions: [],
}
const compute = (change: Partial<PredictionInput>) =>
  predictionNumbers.parse(computePredictionNumbers({ ...none, ...change }))

describe('what Farsight and the model say together of an amount', () => {
  const asked = { min: -2, max: 10, isLog: false }
  const quantiles = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 }
  const houseForecast = { ...forecastOf(0.5), estimate: { type: 'numeric' as const, quantiles } }
  const amount = { asked, series: series(), standing, madeOn: null }
  const pooled = (change: Partial<PredictionInput> = {}) => compute({ amount, houseForecast, ...change }).pooledAmount

  it('is the mean of their quantiles, within the range that is asked about', () => {
    const found = pooled()
    expect(found?.model).toMatchObject({ p25: -1, p50: 0, p75: 1 })
    // The projection's 5 % lie near -2.5, below the range.
    expect(found?.model.p5).toBe(-2)
    expect(found?.quantiles).toMatchObject({ p5: -0.5, p25: 0.5, p50: 1.5, p75: 2.5 })
    expect(found).toMatchObject({ house: quantiles, weight: 1, lastAt: '2025' })
  })

  it('is no finer than a hundredth of what lies between its outermost points', () => {
    const odd = { p5: 1.23456, p25: 2, p50: 3.33333, p75: 4, p95: 5.4321 }
    const said = { ...houseForecast, estimate: { type: 'numeric' as const, quantiles: odd } }
    expect(pooled({ houseForecast: said })?.quantiles).toMatchObject({ p5: -0.38, p50: 1.67 })
    const isLog = { asked: { min: 0.5, max: 10, isLog: true }, series: series(), standing, madeOn: null }
    expect(pooled({ houseForecast: said, amount: isLog })?.quantiles.p95).toBe(3.69)
  })

  it('stays within what the series cannot pass', () => {
    const { projected } = series()
    const bounded = series({ projected: { ...projected, bounds: { least: -0.5, most: 0.5 } } })
    expect(pooled({ amount: { ...amount, series: bounded } })?.model).toEqual({
      p5: -0.5,
      p25: -0.5,
      p50: 0,
      p75: 0.5,
      p95: 0.5,
    })
  })

  it('counts the model less where its series was not heard of', () => {
    expect(pooled({ amount: { ...amount, standing: { ...standing, lastAt: '2020' } } })?.weight).toBe(9 / 14)
  })

  test.for<[what: string, change: Partial<PredictionInput>]>([
    ['Farsight has none', { houseForecast: null }],
    ['Farsight answers another question', { houseForecast: forecastOf(0.5) }],
    ['nothing is projected', { amount: { ...amount, series: series({ projected: null }) } }],
    ['the value is known', { amount: { ...amount, series: series({ observed: 3 }) } }],
    [
      'the projection was worse than the last value carried on',
      { amount: { ...amount, standing: { ...standing, labels: ['worse-than-naive'] } } },
    ],
    ['no series answers', { amount: null }],
    ['the question counts only under a condition', { condition: { on: 'prediction/9', outcome: 'no', known: null } }],
  ])('is nothing where %s', ([, change]) => {
    expect(pooled(change)).toBeUndefined()
  })
})

describe('what the model says where nobody has given a forecast', () => {
  const alone = (change: Partial<PredictionInput> = {}) =>
    compute({ bound, hasForecast: false, modelHistory: [made], ...change }).alone
  const made = { at: '2026-11-21T00:00:00.000Z', trendVersion: 4, probability: 0.5 }
  const amount = { asked: { min: 0, max: 2, isLog: false }, series: series(), standing, madeOn: '2026-11-22' }

  it('is its chance, of the day on which it became so, or its quantiles, of the day of the projection', () => {
    expect(alone()).toEqual({ made: '2026-11-21', estimate: { type: 'binary', probability: 0.5 } })
    expect(alone({ bound: null, amount })).toEqual({
      made: '2026-11-22',
      estimate: { type: 'numeric', quantiles: { p5: 0, p25: 0, p50: 0, p75: 1, p95: 2 } },
    })
  })

  it('is never certain', () => {
    const far = { ...bound, claim: { ...claim, threshold: 1e6 } }
    expect(alone({ bound: far })?.estimate).toEqual({ type: 'binary', probability: 0.001 })
  })

  test.for<[what: string, change: Partial<PredictionInput>]>([
    ['somebody has', { hasForecast: true }],
    ['the value is known', { bound: { ...bound, series: series({ observed: 3 }) } }],
    [
      'the projection was worse than the last value carried on',
      { bound: { ...bound, standing: { ...standing, labels: ['worse-than-naive'] } } },
    ],
    ['the question counts only under a condition', { condition: { on: 'prediction/9', outcome: 'no', known: null } }],
    ['no series decides it', { bound: null }],
  ])('is nothing where %s', ([, change]) => {
    expect(alone(change)).toBeUndefined()
  })
})

function forecastOf(probability: number, day = '2026-11-20') {
  return { made: day, estimate: { type: 'binary' as const, probability }, reason: 'As often as it has been before.' }
}
