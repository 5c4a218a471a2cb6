import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, mustBeForecastCdf } from '../distributions/cdf.ts'
import { cumulativeAt, percentPoint } from '../distributions/percent-point.ts'
import { placeOf, scaleBetween } from '../distributions/scale.ts'
import { knotChances } from '../projection/bands/calibration.ts'
import { chanceOfAtLeast } from '../projection/bands/knots.ts'
import { curveOfFan } from './fan.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const hundred = scaleBetween(0, 100)
const knots = [20, 30, 40, 50, 60, 70, 80]

test('the curve of a fan has its seven quantiles', () => {
  for (const bounds of [open, closed]) {
    const { cdf, moved } = curveOfFan({ knots, bounds: null }, hundred, bounds)
    expect(moved).toBe(0)
    expect(knotChances.map((p) => percentPoint(cdf, p))).toEqual(knots.map((knot) => expect.closeTo(knot / 100, 9)))
  }
})

test('between its quantiles it is near to what the fan itself says', () => {
  const { cdf } = curveOfFan({ knots, bounds: null }, hundred, open)
  expect(cumulativeAt(cdf, 0.475)).toBeCloseTo(0.4318, 3)
  for (const value of [5, 15, 25, 35, 47.5, 55, 66, 77, 90])
    expect(Math.abs(cumulativeAt(cdf, value / 100) - (1 - chanceOfAtLeast(knots, value)))).toBeLessThan(0.003)
})

test('what cannot be is heaped at the bound, of the series or of the question', () => {
  const low = [-20, -10, 0, 10, 20, 30, 40]
  const bySeries = curveOfFan({ knots: low, bounds: { least: 0, most: 100 } }, hundred, closed)
  const byQuestion = curveOfFan({ knots: low, bounds: null }, hundred, closed)
  expect(byQuestion.cdf).toEqual(bySeries.cdf)
  expect(bySeries.moved).toBeGreaterThan(0)
  expect(cumulativeAt(bySeries.cdf, 0.015)).toBeCloseTo(0.25, 6)
  expect(percentPoint(bySeries.cdf, 0.75)).toBeCloseTo(0.2, 6)
  const beyond = curveOfFan({ knots: low, bounds: null }, hundred, open)
  expect(beyond.cdf[0]).toBeCloseTo(0.25, 2)
})

test('beyond open ends lies what the fan has there', () => {
  const all = [-5, 5, 15, 50, 85, 95, 105]
  const { cdf } = curveOfFan({ knots: all, bounds: null }, hundred, open)
  expect(cdf[0]).toBeCloseTo(1 - chanceOfAtLeast(all, 0), 9)
  expect(1 - cdf[200]!).toBeCloseTo(chanceOfAtLeast(all, 100), 9)
})

test('a logarithmic scale may begin above the lowest knots', () => {
  const { cdf } = curveOfFan({ knots: [-5, 1, 3, 10, 30, 60, 90], bounds: null }, scaleBetween(1, 100, 0), open)
  expect(() => mustBeForecastCdf('cdf', cdf, open)).not.toThrow()
  expect(cdf[0]).toBeCloseTo(0.1, 2)
})

test('every fan makes a valid forecast, with its quantiles as far as 200 steps can', () => {
  const bounds = fc.record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
  const fans = fc
    .array(fc.double({ min: -50, max: 150, noNaN: true }), { minLength: 7, maxLength: 7 })
    .map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(bounds, fans, (at, all) => {
      const { cdf, moved } = curveOfFan({ knots: all, bounds: null }, hundred, at)
      expect(() => mustBeForecastCdf('cdf', cdf, at)).not.toThrow()
      all.forEach((knot, i) => {
        const place = Math.min(1, Math.max(0, placeOf(hundred, knot)))
        expect(Math.abs(percentPoint(cdf, knotChances[i]!) - place)).toBeLessThanOrEqual(moved + 1e-8)
      })
    }),
    { numRuns: 200 },
  )
})

test('knots that are not seven or that fall are refused', () => {
  expect(() => curveOfFan({ knots: [1, 2, 3], bounds: null }, hundred, open)).toThrow('knots must be 7, not 3')
  expect(() => curveOfFan({ knots: knots.toReversed(), bounds: null }, hundred, open)).toThrow('knots must not fall')
})
