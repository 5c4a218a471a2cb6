import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seasonalityOf, type Period } from '../methods/central-forecast.ts'
import { matrix } from './matrix.ts'
import { networkKnots } from './network-knots.ts'
import { pastOf } from './past.ts'
import { networksOf } from './shipped-networks.ts'
import { countOfFeatures } from './window-features.ts'

function knotsOf(series: readonly number[], period: Period = 1): number[][] {
  return networkKnots(networksOf(period), [pastOf(series, period, seasonalityOf(series, period))], period)[0]!
}

const yearly = Array.from({ length: 25 }, (_, i) => 100 + 4 * i + 3 * Math.sin(2 * i))

test('there are networks for years and quarters, six and eight steps far, and none for months', () => {
  expect(knotsOf(yearly)).toHaveLength(6)
  expect(knotsOf(yearly, 4)).toHaveLength(8)
  expect(networksOf(12)).toEqual([])
  expect(networkKnots([], [pastOf(yearly, 1, { kind: 'none', pattern: [0] })], 1)).toEqual([])
})

test('several networks are averaged, knot by knot, and asked for several pasts at once', () => {
  const networks = networksOf(1)
  const pasts = [yearly, yearly.slice(0, 12)].map((series) => pastOf(series, 1, { kind: 'none', pattern: [0] }))
  const together = networkKnots(networks, pasts, 1)
  expect(networks.length).toBeGreaterThan(1)
  pasts.forEach((past, row) => {
    const alone = networks.map((network) => networkKnots([network], [past], 1)[0]![5]![6]!)
    expect(together[row]![5]![6]).toBeCloseTo(alone.reduce((a, b) => a + b, 0) / networks.length, 9)
  })
})

test('what a network puts out counts for a year: a quarter ahead is half as wide, four are as wide', () => {
  const inputs = countOfFeatures(1)
  const layers = [{ weights: matrix(inputs, 28), bias: new Float64Array(28) }]
  const network = { window: 1, centre: new Float64Array(inputs), spread: new Float64Array(inputs).fill(1), layers }
  const past = { adjusted: [3, 10], scale: 2, seasonality: { kind: 'none' as const, pattern: [0] } }
  const [knots] = networkKnots([network], [past], 4)
  expect(knots![0]).toEqual([7, 8, 9, 10, 11, 12, 13])
  expect(knots![3]).toEqual([4, 6, 8, 10, 12, 14, 16])
})

test('what rises steadily goes on rising', () => {
  const [first, , , , , last] = knotsOf(yearly)
  expect(first![3]).toBeGreaterThan(yearly.at(-1)!)
  expect(last![3]).toBeGreaterThan(first![3]! + 5)
  expect(last![6]! - last![0]!).toBeGreaterThan(first![6]! - first![0]!)
})

test('seasons are put back', () => {
  const factors = [0.5, 1, 1.5, 1]
  const knots = knotsOf(
    Array.from({ length: 40 }, (_, i) => (100 + i) * factors[i % 4]!),
    4,
  )
  expect(knots[2]![3]! / knots[0]![3]!).toBeCloseTo(3, 0)
  expect(knots[1]![3]! / knots[3]![3]!).toBeCloseTo(1, 1)
})

const series = fc
  .array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 10, maxLength: 70 })
  .filter((values) => values.some((value) => Math.abs(value - values[0]!) > 1e-6))

test('knots are finite and never cross, whatever the series', () => {
  fc.assert(
    fc.property(series, fc.constantFrom<Period>(1, 4), (values, period) => {
      for (const knots of knotsOf(values, period)) {
        expect(knots.every(Number.isFinite)).toBe(true)
        expect(knots).toEqual(knots.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('in a unit of another power of two they are the same to the last digit', () => {
  fc.assert(
    fc.property(series, fc.integer({ min: -30, max: 30 }), (values, power) => {
      const unit = 2 ** power
      expect(knotsOf(values.map((value) => value * unit))).toEqual(
        knotsOf(values).map((knots) => knots.map((knot) => knot * unit)),
      )
    }),
  )
})

test.each([
  ['the shortest series', [3, 4, 4, 5, 7, 6, 8, 9, 9, 11]],
  ['one that stood still until the last value', [...Array.from({ length: 20 }, () => 5), 6]],
  ['one that stands still since the first', [9, ...Array.from({ length: 20 }, () => 5)]],
  ['one far from zero that hardly moves', Array.from({ length: 20 }, (_, i) => 1e9 + ((i * 7) % 5) * 1e-6)],
  ['an explosion', Array.from({ length: 20 }, (_, i) => 10 ** (2 * i))],
  ['one around zero', Array.from({ length: 20 }, (_, i) => (i % 2 ? 1 : -1))],
  ['giants', Array.from({ length: 20 }, (_, i) => (1 + (i % 3)) * 1e299)],
])('%s has finite knots that never cross', (_, values) => {
  for (const period of [1, 4] as const) {
    for (const knots of knotsOf(values, period)) {
      expect(knots.every(Number.isFinite)).toBe(true)
      expect(knots).toEqual(knots.toSorted((a, b) => a - b))
    }
  }
})
