import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketMasses } from '../distributions/buckets.ts'
import { type Bounds, mustBeForecastCdf } from '../distributions/cdf.ts'
import { cumulativeAt, percentPoint } from '../distributions/percent-point.ts'
import { placeOf, scaleBetween } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'
import { curveOfThreeNumbers } from './three-numbers.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const hundred = scaleBetween(0, 100)
const three = (low: number, middle: number, high: number) => ({ low, middle, high })
const tenths = [0.1, 0.5, 0.9]

/** How often the density stops rising and begins to fall. */
function topsOf(cdf: Float64Array): number {
  const masses = [...bucketMasses(cdf)].slice(1, -1)
  const turns = masses.slice(1).map((mass, i) => Math.sign(Math.round((mass - masses[i]!) * 1e7)))
  const ups = turns.filter((turn) => turn !== 0)
  return ups.filter((turn, i) => turn < 0 && ups[i - 1] !== turn).length
}

test('three numbers are the 10, 50 and 90 % of their curve', () => {
  const { cdf, moved } = curveOfThreeNumbers(three(5, 20, 60), hundred, open)
  expect(moved).toBe(0)
  expect(tenths.map((p) => percentPoint(cdf, p))).toEqual([0.05, 0.2, 0.6].map((u) => expect.closeTo(u, 9)))
})

test('a middle halfway makes a normal, and on a logarithmic scale a lognormal', () => {
  const normal = curveOfThreeNumbers(three(40, 50, 60), hundred, open).cdf
  // Deviation 10 / 1.28155: Phi(5.5 / 7.803) = .7597, and the floor bends it a little.
  expect(cumulativeAt(normal, 0.555)).toBeCloseTo(0.7617, 4)
  const log = scaleBetween(1, 10_000, 0)
  const lognormal = curveOfThreeNumbers(three(10, 100, 1000), log, open).cdf
  // One deviation is a factor of 10^(1 / 1.28155) = 6.03.
  expect(cumulativeAt(lognormal, placeOf(log, 603))).toBeCloseTo(0.8413, 2)
  lognormal.forEach((chance, i) => expect(chance).toBeCloseTo(1 - lognormal[200 - i]!, 8))
})

test('a skewed curve has the quartiles of its family, and between closed bounds both ends are alike', () => {
  const { cdf } = curveOfThreeNumbers(three(10, 15, 50), hundred, open)
  // d = acosh(4) / c = 1.610, then 10 + 1.291 sinh(1.610 (z + c)) for the scores -.6745 and .6745.
  expect(Math.abs(percentPoint(cdf, 0.25) - 0.11473)).toBeLessThan(0.0005)
  expect(Math.abs(percentPoint(cdf, 0.75) - 0.2503)).toBeLessThan(0.004)
  const even = curveOfThreeNumbers(three(20, 50, 80), hundred, closed).cdf
  even.forEach((chance, i) => expect(chance).toBeCloseTo(1 - even[200 - i]!, 7))
  // Log-odds of .2 and .1 are 1.386 and 2.197: a score of 1.2816 * 2.197 / 1.386 = 2.031, and .0211 below it.
  expect(cumulativeAt(even, 0.1)).toBeCloseTo(0.0211, 2)
})

test('mirrored numbers make a mirrored curve', () => {
  const one = curveOfThreeNumbers(three(10, 15, 50), hundred, { openBelow: false, openAbove: true }).cdf
  const other = curveOfThreeNumbers(three(50, 85, 90), hundred, { openBelow: true, openAbove: false }).cdf
  one.forEach((chance, i) => expect(chance).toBeCloseTo(1 - other[200 - i]!, 6))
})

test('between open bounds the curve has one top, however skewed the numbers', () => {
  for (const [low, middle, high] of [
    [40, 50, 60],
    [5, 20, 60],
    [1, 2, 50],
    [10, 12, 90],
    [30, 80, 90],
    [33.3, 41.7, 61.1],
  ] as const)
    expect(topsOf(curveOfThreeNumbers(three(low, middle, high), hundred, open).cdf)).toBe(1)
})

test('numbers beyond an open bound put their mass there', () => {
  const { cdf } = curveOfThreeNumbers(three(20, 60, 120), hundred, open)
  expect(1 - cdf[200]!).toBeGreaterThan(0.12)
  expect(1 - cdf[200]!).toBeLessThan(0.25)
  expect(percentPoint(cdf, 0.5)).toBeCloseTo(0.6, 9)
  const beyond = curveOfThreeNumbers(three(110, 120, 130), hundred, open).cdf
  expect(1 - beyond[200]!).toBeCloseTo(0.9, 9)
})

test('any three numbers that rise make a valid forecast that has them as far as 200 steps can', () => {
  const scale = fc.constantFrom(hundred, scaleBetween(0, 100, -1), scaleBetween(0, 100, 120))
  const bounds = fc.record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
  const values = fc
    .uniqueArray(fc.double({ min: 0, max: 100, noNaN: true }), {
      minLength: 3,
      maxLength: 3,
      comparator: 'IsStrictlyEqual',
    })
    .map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(scale, bounds, values, (on, at, [low = 0, middle = 0, high = 0]) => {
      const { cdf, moved } = curveOfThreeNumbers(three(low, middle, high), on, at)
      expect(() => mustBeForecastCdf('cdf', cdf, at)).not.toThrow()
      expect(moved).toBeLessThanOrEqual(0.016)
      ;[low, middle, high].forEach((value, i) =>
        expect(Math.abs(percentPoint(cdf, tenths[i]!) - placeOf(on, value))).toBeLessThanOrEqual(moved + 1e-8),
      )
    }),
    { numRuns: 200 },
  )
})

test('numbers that make no curve are refused by the field they stand in', () => {
  const log = scaleBetween(1, 1000, 0)
  const refusals: [() => unknown, string, string][] = [
    [() => curveOfThreeNumbers(three(20, 10, 30), hundred, open), 'middle', 'must lie above the low (20), not at 10'],
    [() => curveOfThreeNumbers(three(20, 30, 25), hundred, open), 'high', 'must lie above the middle (30), not at 25'],
    [() => curveOfThreeNumbers(three(5, 5, 5), hundred, open), 'middle', 'must lie above the low (5), not at 5'],
    [() => curveOfThreeNumbers(three(1, 5, 5), hundred, open), 'high', 'must lie above the middle (5), not at 5'],
    [() => curveOfThreeNumbers(three(NaN, 5, 6), hundred, open), 'low', 'must be a finite number, not NaN'],
    [() => curveOfThreeNumbers(three(1, NaN, 6), hundred, open), 'middle', 'must be a finite number, not NaN'],
    [() => curveOfThreeNumbers(three(1, 5, Infinity), hundred, open), 'high', 'must be a finite number, not Infinity'],
    [
      () => curveOfThreeNumbers(three(-1, 5, 6), hundred, closed),
      'low',
      'must not lie below the scale, which is closed at 0, but is -1',
    ],
    [
      () => curveOfThreeNumbers(three(1, 5, 101), hundred, closed),
      'high',
      'must not lie above the scale, which is closed at 100, but is 101',
    ],
    [
      () => curveOfThreeNumbers(three(0, 5, 10), log, open),
      'low',
      'must not lie at or beyond the zero point of the scale, but is 0',
    ],
  ]
  for (const [refused, argument, reason] of refusals) expect(refused).toThrow(new InvalidInput(argument, reason))
})
