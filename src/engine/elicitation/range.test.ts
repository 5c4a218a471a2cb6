import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, mustBeForecastCdf } from '../distributions/cdf.ts'
import { cumulativeAt, percentPoint } from '../distributions/percent-point.ts'
import { placeOf, type Scale, scaleBetween, valueAt } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'
import { curveOfRange } from './range.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const linear = scaleBetween(-100, 100)
const log = scaleBetween(1, 100, 0)
const valuesAt = (scale: Scale, cdf: Float64Array, shares: number[]) =>
  shares.map((p) => valueAt(scale, percentPoint(cdf, p)))
const near = (values: number[], digits: number) => values.map((value) => expect.closeTo(value, digits))

test('5 to 20 is the 90 % interval of a lognormal on a logarithmic scale, and of a normal on a linear one', () => {
  const lognormal = curveOfRange({ low: 5, high: 20 }, log, open).cdf
  expect(valuesAt(log, lognormal, [0.05, 0.5, 0.95])).toEqual(near([5, 10, 20], 6))
  // One deviation is ln 2 / 1.645: up to 10 e^.4214 = 15.24.
  expect(Math.abs(cumulativeAt(lognormal, placeOf(log, 15.24)) - 0.8413)).toBeLessThan(0.006)
  const small = scaleBetween(0.1, 100, 0)
  const below1 = curveOfRange({ low: 0.5, high: 8 }, small, open).cdf
  expect(valuesAt(small, below1, [0.5])).toEqual(near([2], 6))
  const normal = curveOfRange({ low: 5, high: 20 }, linear, open).cdf
  expect(valuesAt(linear, normal, [0.05, 0.5, 0.95])).toEqual(near([5, 12.5, 20], 6))
  expect(Math.abs(cumulativeAt(normal, placeOf(linear, 12.5 + 4.56)) - 0.8413)).toBeLessThan(0.006)
})

test('below 0 it is a normal on any scale', () => {
  const scale = scaleBetween(-50, 1000, -60)
  const { cdf } = curveOfRange({ low: -10, high: 30 }, scale, open)
  expect(valuesAt(scale, cdf, [0.05, 0.5, 0.95])).toEqual(near([-10, 10, 30], 5))
})

test('a lognormal on a scale that goes below 0 leaves no more there than the floor', () => {
  const scale = scaleBetween(-50, 1000, -60)
  const { cdf } = curveOfRange({ low: 5, high: 20 }, scale, closed)
  expect(cumulativeAt(cdf, placeOf(scale, 0))).toBeLessThan(0.008)
  expect(valuesAt(scale, cdf, [0.5])).toEqual(near([10], 5))
})

test('what a normal has beyond a closed bound stays on that side of the interval', () => {
  const scale = scaleBetween(0, 100)
  const { cdf } = curveOfRange({ low: 2, high: 40 }, scale, closed)
  expect(cdf[0]).toBe(0)
  expect(valuesAt(scale, cdf, [0.05, 0.5, 0.95])).toEqual(near([2, 21, 40], 6))
})

test('any range makes a valid forecast with 5 % on either side', () => {
  const scale = fc.constantFrom(scaleBetween(0, 100), scaleBetween(0, 100, -1), scaleBetween(-20, 100, -30))
  const bounds = fc.record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
  const end = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(scale, bounds, end, end, (on, at, one, other) => {
      fc.pre(one !== other)
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const { cdf, moved } = curveOfRange({ low, high }, on, at)
      expect(() => mustBeForecastCdf('cdf', cdf, at)).not.toThrow()
      expect(moved).toBeLessThanOrEqual(0.016)
      for (const [p, value] of [
        [0.05, low],
        [0.95, high],
      ] as const)
        expect(Math.abs(percentPoint(cdf, p) - placeOf(on, value))).toBeLessThanOrEqual(moved + 1e-8)
    }),
    { numRuns: 200, examples: [[scaleBetween(0, 100), closed, 100, 99.99999999999999]] },
  )
})

test('a range that is none is refused by the field', () => {
  const refusals: [number, number, Scale, Bounds, string, string][] = [
    [5, 5, linear, open, 'high', 'must lie above the low (5), not at 5'],
    [20, 5, linear, open, 'high', 'must lie above the low (20), not at 5'],
    [-Infinity, 5, linear, open, 'low', 'must be a finite number, not -Infinity'],
    [5, 120, linear, closed, 'high', 'must not lie above the scale, which is closed at 100, but is 120'],
    [-120, 5, linear, closed, 'low', 'must not lie below the scale, which is closed at -100, but is -120'],
    [-1, 5, log, open, 'low', 'must not lie at or beyond the zero point of the scale, but is -1'],
  ]
  for (const [low, high, scale, bounds, argument, reason] of refusals)
    expect(() => curveOfRange({ low, high }, scale, bounds)).toThrow(new InvalidInput(argument, reason))
})
