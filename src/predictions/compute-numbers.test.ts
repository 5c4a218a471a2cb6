/** What is made of a prediction's series, condition and versions. */
import { describe, expect, it, test } from 'vitest'
import { carriedOn, computePredictionNumbers, modelOf, type PredictionInput } from './compute-numbers.ts'
import { predictionNumbers } from './numbers.ts'
import type { KnownPrediction } from './known-prediction.ts'
import { chanceOfOutcome } from './outcome-chance.ts'
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
const made = { at: '2026-11-20T00:00:00.000Z', trendVersion: 4, probability: 0.5 }
const later = '2027-01-01T00:00:00.000Z'

const plain: KnownPrediction = {
  version: 2,
  forecast: null,
  outcome: null,
  automatic: null,
  condition: null,
  model: null,
  pool: null,
}
const saying = (probability: number): KnownPrediction['forecast'] => ({
  from: 'house',
  estimate: { type: 'binary', probability },
})

describe('the model of a prediction', () => {
  it('is what the projection of its series says, with the unit and the version of the trend', () => {
    expect(compute({ bound }).model).toEqual({
      refused: null,
      ...claim,
      trendVersion: 4,
      probability: 0.5,
      median: 0,
      low80: -2,
      high80: 2,
      unit: 'ppm',
      validated: false,
    })
  })

  test.for<[what: string, bound: PredictionInput['bound'], model: object | null]>([
    ['no series decides it', null, null],
    [
      'the trend is not seen',
      { claim, isSeen: false, series: null, standing: null },
      { refused: 'not-seen', ...claim },
    ],
    [
      'nobody measures the trend',
      { claim, isSeen: true, series: null, standing: null },
      { refused: 'no-projection', ...claim },
    ],
    ['nothing is projected', { ...bound, series: series({ projected: null }) }, { refused: 'no-projection', ...claim }],
    [
      'the value is known',
      { ...bound, series: series({ observed: 3 }) },
      { refused: 'observed', observed: 3, ...claim },
    ],
  ])('is none where %s', ([, itsBound, model]) => {
    expect(compute({ bound: itsBound }).model).toEqual(model)
  })
})

describe('the history of the model', () => {
  const model = modelOf(bound)
  const before = (change: object = {}) => ({ model: { ...model, ...change }, modelHistory: [made] })

  it('begins with what it says first', () => {
    expect(carriedOn(null, model, made.at)).toEqual([made])
  })

  it('does not change when it is looked at again, nor when the trend’s numbers are made anew and say the same', () => {
    expect(carriedOn(before(), model, made.at)).toEqual([made])
    expect(carriedOn(before(), model, later)).toEqual([made])
  })

  it('goes on where the chance or the version of the trend changes, at the time of the trend’s numbers', () => {
    expect(carriedOn({ ...before(), modelHistory: [{ ...made, probability: 0.3 }] }, model, later)).toEqual([
      { ...made, probability: 0.3 },
      { ...made, at: later },
    ])
    expect(carriedOn({ ...before(), modelHistory: [{ ...made, trendVersion: 3 }] }, model, later)).toHaveLength(2)
  })

  it('has one entry a time: numbers of a trend that come to stand for its next version too are the same numbers', () => {
    expect(carriedOn({ ...before(), modelHistory: [{ ...made, trendVersion: 3 }] }, model, made.at)).toEqual([made])
  })

  it('begins anew where something else is asked of the series, and stays where the series answers no more', () => {
    expect(carriedOn(before({ threshold: 2 }), model, later)).toEqual([{ ...made, at: later }])
    const observed = modelOf({ ...bound, series: series({ observed: 3 }) })
    expect(carriedOn(before(), observed, later)).toEqual([made])
    expect(carriedOn({ model: observed, modelHistory: [made] }, model, later)).toEqual([made])
    expect(carriedOn(before(), null, later)).toEqual([])
  })
})

describe('what Farsight and the model say together', () => {
  const houseForecast = forecastOf(0.8)
  const poolOf = (change: Partial<PredictionInput> = {}) => compute({ bound, houseForecast, ...change }).pool
  const standingAs = (change: Partial<SeriesStanding>): Partial<PredictionInput> => ({
    bound: { ...bound, standing: { ...standing, ...change } },
  })

  it('is the mean of their log-odds, both counting alike, where the series is up to date', () => {
    expect(poolOf()).toEqual({
      probability: expect.closeTo(2 / 3, 12),
      house: 0.8,
      model: 0.5,
      weight: 1,
      news: 1,
      skill: 1,
      bands: 1,
      lastAt: '2025',
    })
  })

  it('leaves the series less the longer it had not been heard of when the forecast was made', () => {
    // To 2034 it is 14 years from 2020, of which 2021 to 2025 were over and not measured.
    expect(poolOf(standingAs({ lastAt: '2020' }))).toMatchObject({ news: 9 / 14, weight: 9 / 14 })
    expect(poolOf({ ...standingAs({ lastAt: '2020' }), houseForecast: forecastOf(0.8, '2024-03-01') })).toMatchObject({
      news: 11 / 14,
    })
  })

  test.for<[what: string, change: Partial<PredictionInput>]>([
    ['Farsight has none, though its author has one', { houseForecast: null }],
    ['nothing is projected', { bound: { ...bound, series: series({ projected: null }) } }],
    ['the value is known', { bound: { ...bound, series: series({ observed: 3 }) } }],
    ['the projection was worse than the last value carried on', standingAs({ labels: ['worse-than-naive'] })],
    ['all that is ahead of the series had passed', { houseForecast: forecastOf(0.8, '2035-01-01') }],
    ['the question counts only under a condition', { condition: { on: 'prediction/9', outcome: 'no', known: null } }],
  ])('is nothing where %s', ([, change]) => {
    expect(poolOf(change)).toBeNull()
  })
})

describe('the history of the forecasts', () => {
  it('has the versions in which the forecast became another', () => {
    const versions = [
      { version: 1, forecast: forecastOf(0.3) },
      { version: 2, forecast: forecastOf(0.3) },
      { version: 4, forecast: forecastOf(0.4, '2027-02-01') },
      { version: 5, forecast: forecastOf(0.3, '2027-03-01') },
    ]
    expect(compute({ versions }).forecastHistory.map((entry) => [entry.version, entry.made])).toEqual([
      [1, '2026-11-20'],
      [4, '2027-02-01'],
      [5, '2027-03-01'],
    ])
  })
})

describe('the condition of a prediction', () => {
  it('has the chance that the forecast of the other question gives it', () => {
    expect(given({ ...plain, forecast: saying(0.25) })).toEqual({
      on: 'prediction/9',
      version: 2,
      outcome: 'no',
      probability: 0.75,
    })
  })

  it('is as likely as its outcomes are together, where several let it count', () => {
    const estimate = { type: 'choice' as const, probabilities: { Solar: 0.45, Coal: 0.3, Gas: 0.25 } }
    const condition = { on: 'prediction/9' as const, outcome: 'Coal', or: ['Gas'] }
    const known = { ...plain, forecast: { from: 'author' as const, estimate } }
    const told = compute({ condition: { ...condition, known } }).condition
    expect(told).toEqual({ ...condition, version: 2, probability: 0.55 })
    const another = { ...condition, or: ['Peat'] }
    expect(compute({ condition: { ...another, known } }).condition?.probability).toBeNull()
  })

  it('is certain once the other question has resolved', () => {
    expect(given({ ...plain, forecast: saying(0.25), outcome: { state: 'resolved', value: 'yes' } })?.probability).toBe(
      0,
    )
  })

  it('has none where the other is not seen, has no forecast, or has a condition itself, which may lead in a circle', () => {
    expect(given(null)).toEqual({ on: 'prediction/9', version: null, outcome: 'no', probability: null })
    expect(given(plain)?.probability).toBeNull()
    const conditional = {
      ...plain,
      forecast: saying(0.25),
      condition: { on: 'prediction/8', outcome: 'yes', probability: 0.5 },
    }
    expect(given(conditional)?.probability).toBeNull()
  })
})

describe('the chance of an outcome', () => {
  const choice: KnownPrediction['forecast'] = {
    from: 'author',
    estimate: { type: 'choice', probabilities: { Solar: 0.45, Coal: 0.55 } },
  }
  const numeric: KnownPrediction['forecast'] = {
    from: 'house',
    estimate: { type: 'numeric', quantiles: { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 } },
  }
  const model = { probability: 0.1, validated: false }

  test.for<[what: string, known: Partial<KnownPrediction>, outcome: string, expected: object]>([
    ['yes, by the house', { forecast: saying(0.31) }, 'yes', { probability: 0.31, from: 'house' }],
    ['no, by the house', { forecast: saying(0.31) }, 'no', { probability: expect.closeTo(0.69, 12) }],
    ['an option, by the author', { forecast: choice }, 'Solar', { probability: 0.45, from: 'author' }],
    ['an option that there is not', { forecast: choice }, 'Peat', { probability: null, why: 'no-forecast' }],
    ['a name of every object', { forecast: choice }, 'toString', { probability: null, why: 'no-forecast' }],
    ['one number among all', { forecast: numeric }, '3', { probability: null, why: 'no-forecast' }],
    ['no, by the series alone', { model }, 'no', { probability: 0.9, from: 'model', validated: false }],
    [
      'yes, by the house rather than the series',
      { forecast: saying(0.31), model },
      'yes',
      { probability: 0.31, from: 'house' },
    ],
    ['yes, by both together', { forecast: saying(0.31), model, pool: 0.2 }, 'yes', { probability: 0.2, from: 'pool' }],
    ['no, by both together', { forecast: saying(0.31), model, pool: 0.2 }, 'no', { probability: 0.8, from: 'pool' }],
    [
      'what came',
      { forecast: saying(0.31), outcome: { state: 'resolved', value: 'no' } },
      'no',
      { probability: 1, from: 'observed' },
    ],
    [
      'what did not',
      { forecast: saying(0.31), outcome: { state: 'resolved', value: 'no' } },
      'yes',
      { probability: 0, from: 'observed' },
    ],
    [
      'annulled',
      { forecast: saying(0.31), outcome: { state: 'annulled', value: null } },
      'no',
      { probability: null, why: 'annulled' },
    ],
    ['nothing known', {}, 'yes', { probability: null, why: 'no-forecast' }],
  ])('is told of: %s', ([, known, outcome, expected]) => {
    expect(chanceOfOutcome({ ...plain, ...known }, outcome)).toMatchObject(expected)
  })
})

function forecastOf(probability: number, day = '2026-11-20') {
  return { made: day, estimate: { type: 'binary' as const, probability }, reason: 'As often as it has been before.' }
}

function given(known: KnownPrediction | null) {
  return compute({ condition: { on: 'prediction/9', outcome: 'no', known } }).condition
}
