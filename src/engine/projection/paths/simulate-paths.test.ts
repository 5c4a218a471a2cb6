import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { quantile } from '../../statistics.ts'
import { knotChances } from '../bands/calibration.ts'
import type { Period } from '../methods/central-forecast.ts'
import { stepCorrelation, usualDependence } from './dependence.ts'
import { simulatePaths } from './simulate-paths.ts'

const none = { low: 0, high: 0 }
const steps = [1, 2, 3, 4].map((step) => ({
  step,
  knots: [-30, -18, -8, 2, 9, 20, 44].map((knot) => 100 + knot * Math.sqrt(step)),
  median: 0,
  bands: { 50: none, 80: none, 95: none },
  naive: 0,
  validated: true,
}))
const projection = (period: Period, bounds: { least: number; most: number } | null = null) => ({
  points: steps,
  bounds,
  dependence: usualDependence[period],
})
const at = (paths: readonly Float64Array[], step: number) => paths.map((path) => path[step - 1]!)

describe('many paths', () => {
  const paths = simulatePaths(projection(4), 20_000, 4, seededRandom(6))
  test.each([1, 2, 3, 4])('are distributed at step %i as the projection says', (step) => {
    const values = at(paths, step)
    knotChances.forEach((chance, i) => {
      const below = values.filter((value) => value <= steps[step - 1]!.knots[i]!).length / values.length
      expect(Math.abs(below - chance)).toBeLessThan(0.012)
    })
    expect(Math.abs(quantile(values, 0.5) - steps[step - 1]!.knots[3]!)).toBeLessThan(0.8)
  })
})

describe.each([1, 4, 12] as const)('with %i periods a year', (period) => {
  const paths = simulatePaths(projection(period), 20_000, 4, seededRandom(8))
  test.each([
    [1, 2],
    [1, 4],
    [3, 4],
  ])('steps %i and %i go together as errors of series do whose future is known', (s, t) => {
    const expected = (6 / Math.PI) * Math.asin(stepCorrelation(usualDependence[period], s, t) / 2)
    expect(Math.abs(rankCorrelation(at(paths, s), at(paths, t)) - expected)).toBeLessThan(0.02)
  })
})

test('bounds hold on every path', () => {
  const values = simulatePaths(projection(1, { least: 95, most: 110 }), 500, 4, seededRandom(9)).flatMap((path) => [
    ...path,
  ])
  expect(Math.min(...values)).toBe(95)
  expect(Math.max(...values)).toBe(110)
})

test('the same seed gives the same paths, and a shorter horizon their beginning', () => {
  expect(simulatePaths(projection(1), 3, 4, seededRandom(2))).toEqual(
    simulatePaths(projection(1), 3, 4, seededRandom(2)),
  )
  expect(simulatePaths(projection(1), 1, 2, seededRandom(2))[0]).toEqual(
    simulatePaths(projection(1), 1, 4, seededRandom(2))[0]?.slice(0, 2),
  )
})

test('chances of nothing and of certainty still have values', () => {
  for (const draw of [0, 1 - 2 ** -53]) {
    const [path] = simulatePaths(projection(12), 1, 4, () => draw)
    expect(path?.every(Number.isFinite)).toBe(true)
  }
})

test('no paths, no steps and more steps than projected are refused', () => {
  expect(() => simulatePaths(projection(1), 0, 1, seededRandom(1))).toThrow('count')
  expect(() => simulatePaths(projection(1), 1, 0, seededRandom(1))).toThrow('horizon')
  expect(() => simulatePaths(projection(1), 1, 5, seededRandom(1))).toThrow("no more than the projection's 4")
})

/** Spearman's, which the shape of the distributions does not touch. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const middle = (a.length - 1) / 2
  const product = (u: Float64Array, v: Float64Array) =>
    u.reduce((sum, value, i) => sum + (value - middle) * (v[i]! - middle), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

function ranks(values: readonly number[]): Float64Array {
  const order = values.map((_, i) => i).toSorted((i, j) => values[i]! - values[j]!)
  const rank = new Float64Array(values.length)
  order.forEach((i, place) => (rank[i] = place))
  return rank
}
