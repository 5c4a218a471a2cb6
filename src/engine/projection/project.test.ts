import { describe, expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../random.ts'
import { knotChances } from './bands/calibration.ts'
import { drift, naive2 } from './methods/naive.ts'
import { project, shareBounds, usualHorizon, validatedHorizon } from './project.ts'
import type { Projection } from './projection.ts'
import { stepKnots } from './bands/step-knots.ts'
import { chosenForecast } from './chosen-forecast.ts'

const thirteen = [12, 15, 14, 18, 17, 21, 20, 24, 23, 26, 25, 29, 31]
const walk = (count: number, seed: number, start = 0) => {
  const random = seededRandom(seed)
  let level = start
  return Array.from({ length: count }, () => (level += standardNormal(random)))
}

const alone = { period: 1, networks: false } as const

function projected(values: readonly number[], options: Parameters<typeof project>[1] = { period: 1 }): Projection {
  const answer = project({ values }, options)
  if (answer.refused !== null) throw new Error(`refused: ${answer.refused}`)
  return answer
}

test('thirteen years: by the methods alone the next is 31.2, and 27.1 to 35.6 four times in five', () => {
  const { points, method, labels, scale, leftOut, bounds, period, members } = projected(thirteen, alone)
  expect(points).toHaveLength(6)
  expect(points[0]?.median).toBeCloseTo(31.2, 1)
  expect(points[0]?.bands[80].low).toBeCloseTo(27.1, 1)
  expect(points[0]?.bands[80].high).toBeCloseTo(35.6, 1)
  expect({ method, labels, leftOut, bounds, period }).toEqual({
    method: 'combination',
    labels: [],
    leftOut: 0,
    bounds: null,
    period: 1,
  })
  expect(scale).toBeCloseTo(29 / 12, 12)
  expect(members).toHaveLength(8)
  expect(members[2]?.forecast[0]).toBeCloseTo(30.811, 3)
})

test('bands are the knots two by two, around the median', () => {
  for (const { knots, median, bands, naive } of projected(thirteen).points) {
    expect(knots).toHaveLength(knotChances.length)
    expect([
      bands[95].low,
      bands[80].low,
      bands[50].low,
      median,
      bands[50].high,
      bands[80].high,
      bands[95].high,
    ]).toEqual(knots)
    expect(knots).toEqual(knots.toSorted((a, b) => a - b))
    expect(naive).toBe(31)
  }
})

test('the backtest says how the method fared on this very series', () => {
  const { backtest } = projected(thirteen, alone)
  expect(backtest?.origins).toBe(3)
  // Of the median that is drawn; of the forecast within it the error is .846.
  expect(backtest?.error).toBeCloseTo(0.87, 3)
  // From 10, 11 and 12 values, 3, 2 and 1 steps on, with mean changes 22/9, 23/10 and 27/11.
  expect(backtest?.naiveError).toBeCloseTo(((1 + 3 + 5) / (22 / 9) + (4 + 6) / 2.3 + 2 / (27 / 11)) / 6, 9)
  expect(backtest?.coverage).toEqual({ 50: expect.any(Number), 80: 1, 95: 1 })
})

describe('refusals are answers', () => {
  test.each([
    [{ values: thirteen.slice(4) }, 'too-few-points'],
    [{ values: thirteen.map(() => 5) }, 'constant'],
    [{ values: thirteen, interpolated: thirteen.map((_, i) => i % 4 === 0) }, 'too-many-interpolated'],
    [{ values: thirteen, times: thirteen.map((_, i) => 2000 + i * i) }, 'irregular'],
    [{ values: [...Array.from({ length: 20 }, () => 0), 1, 2, 5, 9] }, 'too-few-points-since-take-off'],
  ])('%#: %j', (observations, refused) => expect(project(observations, { period: 1 }).refused).toBe(refused))
})

describe('labels', () => {
  test('ten to twelve points are thin, and their bands 1.25 times as wide', () => {
    const values = thirteen.slice(1)
    const { points, labels } = projected(values, alone)
    expect(labels).toContain('thin-data')
    const chosen = chosenForecast(
      values.map((value) => value / 16),
      1,
      6,
    )
    const knots = stepKnots(
      values.map((value) => value / 16),
      1,
      chosen.forecast,
      chosen.central.deviations,
    )
    expect(points[0]?.median).toBeCloseTo(16 * knots[0]![3]!, 9)
    expect(points[0]!.bands[95].high - points[0]!.median).toBeCloseTo(1.25 * 16 * (knots[0]![6]! - knots[0]![3]!), 9)
    expect(projected(thirteen).labels).not.toContain('thin-data')
  })
  test('beyond 24 years, 24 quarters and 48 months nothing is validated', () => {
    expect(validatedHorizon).toEqual({ 1: 24, 4: 24, 12: 48 })
    const { points, labels } = projected(thirteen, { period: 1, horizon: 26 })
    expect(points.map(({ validated }) => validated)).toEqual(points.map(({ step }) => step <= 24))
    expect(labels).toEqual(['networks', 'beyond-validated-range'])
    expect(projected(thirteen, { period: 1, horizon: 24 }).labels).toEqual(['networks'])
  })
  test('who does not say how far sees 6 years, 8 quarters, 18 months, and so far looks the backtest', () => {
    expect(usualHorizon).toEqual({ 1: 6, 4: 8, 12: 18 })
    expect(projected(walk(40, 1, 50), { period: 4 }).points).toHaveLength(8)
    expect(projected(walk(40, 1), { period: 1, horizon: 24 }).backtest).toEqual(projected(walk(40, 1)).backtest)
  })
  test('ten points have no past to look back on', () => {
    const { backtest, labels } = projected(thirteen.slice(3))
    expect(backtest).toBeNull()
    expect(labels).toEqual(['thin-data', 'networks', 'no-backtest'])
  })
  test('seasons are named, and carried on', () => {
    const series = Array.from({ length: 32 }, (_, i) => (50 + i) * [0.7, 1, 1.4, 0.9][i % 4]!)
    const { points, labels } = projected(series, { period: 4 })
    expect(labels).toContain('seasonal')
    expect(points[2]!.median / points[0]!.median).toBeCloseTo(2, 0)
    expect(points.map(({ naive }) => naive)).toEqual(naive2(series, 4, 8))
  })
  test('where the combination clearly lost, the drift stands in its place', () => {
    // Jumps up and down, between which nothing happens: every trend comes too late.
    const series = Array.from({ length: 30 }, (_, i) => 100 + 20 * Math.sign(Math.sin(i / 3.2)))
    const { method, labels, backtest, points } = projected(series)
    expect(method).toBe('random-walk-with-drift')
    expect(labels).toEqual(['networks', 'worse-than-naive'])
    expect(backtest!.error).toBeGreaterThan(backtest!.naiveError)
    const chosen = chosenForecast(series, 1, 6)
    expect(chosen.forecast).toEqual(drift(series, 6))
    expect(Math.abs(points[0]!.median - chosen.forecast[0]!)).toBeLessThan(
      points[0]!.bands[80].high - points[0]!.bands[80].low,
    )
  })
  test('where it was only no better, that is said', () => {
    const labels = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => projected(walk(30, seed, 100)))
    for (const { backtest, labels: said, method } of labels) {
      expect(said.includes('no-better-than-naive')).toBe(
        method === 'combination' && backtest!.error >= backtest!.naiveError,
      )
    }
    expect(labels.some(({ labels: said }) => said.includes('no-better-than-naive'))).toBe(true)
  })
})

describe('a take-off', () => {
  const solar = [0, 0, 0, 0.1, ...Array.from({ length: 18 }, (_, i) => 500 / (1 + Math.exp(-0.55 * (i - 9))))]
  test('begins at the first year above 1 % of the last, and hears a growth curve that won', () => {
    const { labels, leftOut, members, points } = projected(solar)
    expect(leftOut).toBe(solar.findIndex((value) => value > 0.01 * solar.at(-1)!))
    expect(labels).toEqual(expect.arrayContaining(['take-off', 'growth-curve']))
    const logistic = members.find(({ name }) => name === 'logistic')
    expect(logistic?.forecast[5]).toBeCloseTo(500, -1)
    expect(points[5]!.median).toBeLessThan(700)
  })
  test('a curve knows what cannot be passed', () => {
    const share = solar.map((value) => value / 5)
    const { members, points } = projected(share, { period: 1, bounds: shareBounds })
    const curves = members.filter(({ name }) => name === 'logistic' || name === 'gompertz')
    expect(curves.length).toBeGreaterThan(0)
    for (const { forecast } of curves) expect(Math.max(...forecast)).toBeLessThanOrEqual(100)
    for (const { bands } of points) expect(bands[95].high).toBeLessThanOrEqual(100)
  })
})

describe('bounds', () => {
  const share = [80, 84, 83, 87, 89, 91, 92, 94, 93, 96, 97, 98, 99]
  test('a share stays within 0 and 100', () => {
    const { points, bounds } = projected(share, { period: 1, bounds: shareBounds })
    expect(bounds).toEqual({ least: 0, most: 100 })
    expect(points.every(({ bands, median }) => bands[95].high === 100 && median <= 100)).toBe(true)
    expect(points[5]!.knots[6]).toBeGreaterThan(100)
  })
  test('a period that no bands were fitted for is thrown back', () => {
    const weekly: number = 52
    // The type forbids it; a file that was read can hold it.
    expect(() => project({ values: share }, { period: weekly as 12 })).toThrow('period must be 1, 4 or 12, not 52')
  })
  test('values beyond them, and bounds the wrong way round, are thrown back', () => {
    expect(() => project({ values: [...share, 101] }, { period: 1, bounds: shareBounds })).toThrow(
      'values[13] must lie within 0 and 100, not 101',
    )
    expect(() => project({ values: share.map((value) => value - 85) }, { period: 1, bounds: shareBounds })).toThrow(
      'values[0]',
    )
    expect(() => project({ values: share }, { period: 1, bounds: { least: 100, most: 100 } })).toThrow('bounds')
    expect(() => project({ values: share }, { period: 1, horizon: 0 })).toThrow('horizon')
  })
})
