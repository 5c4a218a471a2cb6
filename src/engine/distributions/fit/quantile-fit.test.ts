import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { type Bounds, mustBeForecastCdf } from '../cdf.ts'
import { percentPoint } from '../percent-point.ts'
import { fitQuantiles } from './quantile-fit.ts'
import { placeOf, scaleBetween } from '../scale.ts'
import { bucketMasses } from '../buckets.ts'

const closed: Bounds = { openBelow: false, openAbove: false }
const open: Bounds = { openBelow: true, openAbove: true }
const hundred = scaleBetween(0, 100)
const five = [0.05, 0.25, 0.5, 0.75, 0.95]
const quartiles = [0.25, 0.5, 0.75]
const quantiles = (values: number[], probabilities = five) =>
  values.map((value, i) => ({ value, probability: probabilities[i] ?? Number.NaN }))
const ends = (cdf: Float64Array) => [cdf[0] ?? Number.NaN, 1 - (cdf[200] ?? Number.NaN)]
const places = (cdf: Float64Array, shares = five) => shares.map((p) => percentPoint(cdf, p))
const close = (values: number[], digits = 9) => values.map((value) => expect.closeTo(value, digits))

test('a fit has the quantiles it was given, and open tails decay as the outer quantiles say', () => {
  const { cdf, moved } = fitQuantiles(quantiles([40, 50, 60], quartiles), hundred, open)
  expect(moved).toBe(0)
  expect(places(cdf, quartiles)).toEqual(close([0.4, 0.5, 0.6], 12))
  // .25 exp(-.4 * 2.5 / .25)
  expect(ends(cdf)).toEqual(close([0.25 * Math.exp(-4), 0.25 * Math.exp(-4)], 12))
  expect(ends(cdf)[0]).toBeCloseTo(0.0046, 4)
})

test('a fit is symmetric where the quantiles are, and mirrored where they are mirrored', () => {
  const one = fitQuantiles(quantiles([13, 25, 38, 52, 81]), hundred, { openBelow: false, openAbove: true }).cdf
  const other = fitQuantiles(quantiles([19, 48, 62, 75, 87]), hundred, { openBelow: true, openAbove: false }).cdf
  one.forEach((value, i) => expect(value).toBeCloseTo(1 - (other[200 - i] ?? Number.NaN), 8))
  expect(one[0]).toBe(0)
  expect(ends(one)[1]).toBeCloseTo(0.05 * Math.exp((-0.19 * (0.2 / 0.29)) / 0.05), 12)
})

test('near a closed bound and between near neighbours the fit is exact as long as 200 steps can tell them apart', () => {
  const skewed = fitQuantiles(quantiles([0.2, 1.5, 3, 8, 40]), hundred, closed)
  expect(skewed.moved).toBe(0)
  expect(places(skewed.cdf)).toEqual(close([0.002, 0.015, 0.03, 0.08, 0.4]))
  expect(ends(skewed.cdf)).toEqual(close([0, 0], 12))
  const narrow = fitQuantiles(quantiles([48, 49.3, 50, 50.7, 52]), hundred, open)
  expect(narrow.moved).toBe(0)
  expect(places(narrow.cdf)).toEqual(close([0.48, 0.493, 0.5, 0.507, 0.52]))
  // Little is left beyond so distant bounds: the least that an open bound asks.
  expect(ends(narrow.cdf)).toEqual(close([0.001, 0.001], 12))
})

test('quantiles too near to tell apart go to points of the grid, and the answer says how far', () => {
  const same = fitQuantiles(quantiles([42, 42, 42], quartiles), hundred, closed)
  expect(same.moved).toBeCloseTo(0.005, 12)
  expect(places(same.cdf, quartiles)).toEqual(close([0.415, 0.42, 0.425]))
  const steep = fitQuantiles(quantiles([20, 50.01, 50.02, 50.03, 90]), hundred, closed)
  expect(places(steep.cdf)).toEqual(close([0.2, 0.495, 0.5, 0.505, 0.9]))
  expect(steep.moved).toBeCloseTo(0.0051, 12)
  const atBound = fitQuantiles(quantiles([0, 0, 3, 8, 100]), hundred, closed)
  expect(places(atBound.cdf)).toEqual(close([0.005, 0.01, 0.03, 0.08, 0.995]))
  expect(atBound.moved).toBeCloseTo(0.01, 12)
})

test('a quantile at or beyond an open bound says "there or beyond"', () => {
  const late = fitQuantiles(quantiles([20, 50, 80, 99.99, 100]), hundred, { openBelow: false, openAbove: true })
  expect(late.moved).toBe(0)
  expect(places(late.cdf)).toEqual(close([0.2, 0.5, 0.8, 0.9999, 1]))
  expect(ends(late.cdf)[1]).toBeCloseTo(0.25, 3)
  const beyond = fitQuantiles(quantiles([-20, 0, 50, 120, 130]), hundred, open)
  expect(places(beyond.cdf)).toEqual([0, 0, expect.closeTo(0.5, 9), 1, 1])
  expect(ends(beyond.cdf)).toEqual(close([0.25, 0.25]))
  // The upper tail would hold .03 by itself: .05 was said to lie there.
  const said = fitQuantiles(quantiles([10, 20, 30, 50, 100]), hundred, { openBelow: false, openAbove: true })
  expect(ends(said.cdf)[1]).toBeCloseTo(0.05, 12)
  const all = fitQuantiles(quantiles([100, 110, 120], quartiles), hundred, open)
  expect(ends(all.cdf)).toEqual(close([0.001, 0.75], 12))
  const log = fitQuantiles(quantiles([-5, 10, 100], quartiles), scaleBetween(1, 1000, 0), open)
  expect(ends(log.cdf)[0]).toBeCloseTo(0.5 * Math.exp(-0.5), 12)
})

test('any quantiles that rise make a valid forecast, with the quantiles as far as they were not moved', () => {
  const scale = fc.constantFrom(hundred, scaleBetween(0, 100, -1), scaleBetween(0, 100, 120))
  const bounds = fc.record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
  const values = fc
    .array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 5, maxLength: 5 })
    .map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(scale, bounds, values, (on, at, all) => {
      const { cdf, moved } = fitQuantiles(quantiles(all), on, at)
      expect(() => mustBeForecastCdf('cdf', cdf, at)).not.toThrow()
      expect(moved).toBeLessThanOrEqual(0.03)
      five.forEach((p, i) =>
        expect(Math.abs(percentPoint(cdf, p) - placeOf(on, all[i] ?? Number.NaN))).toBeLessThanOrEqual(moved + 1e-8),
      )
    }),
    { numRuns: 150 },
  )
})

test('a fit of wide quantiles is smooth: the density has one top and no jumps', () => {
  const { cdf } = fitQuantiles(quantiles([20, 35, 45, 55, 80]), hundred, open)
  const masses = [...bucketMasses(cdf)].slice(1, -1)
  const top = masses.indexOf(Math.max(...masses))
  expect(top).toBeGreaterThan(60)
  expect(top).toBeLessThan(115)
  const jumps = masses.slice(1).map((mass, i) => Math.abs(mass - (masses[i] ?? Number.NaN)))
  expect(Math.max(...jumps)).toBeLessThan(0.001)
})

test('more quantiles than the scale has steps are refused', () => {
  const many = Array.from({ length: 210 }, (_, i) => ({ value: 50, probability: (i + 1) / 211 }))
  expect(() => fitQuantiles(many, hundred, closed)).toThrow(
    new InvalidInput('quantiles', 'are more than the 200 steps of the scale can hold'),
  )
})

test('a tail is cut where the floor needs room', () => {
  // The two lowest lie so flat that the mass would hardly run out.
  const { cdf, moved } = fitQuantiles(quantiles([50, 90, 95], [0.1, 0.105, 0.9]), hundred, open)
  expect(moved).toBe(0)
  expect(ends(cdf)[0]).toBeCloseTo(0.09, 12)
  expect(() => mustBeForecastCdf('cdf', cdf, open)).not.toThrow()
})

test('quantiles that make no forecast are refused by name', () => {
  const refusals: [() => unknown, string, string][] = [
    [() => fitQuantiles(quantiles([1, 2]), hundred, open), 'quantiles', 'must be at least 3, not 2'],
    [
      () => fitQuantiles(quantiles([1, 2, 3], [0, 0.5, 0.75]), hundred, open),
      'quantiles[0].probability',
      'must lie strictly between 0 and 1, not at 0',
    ],
    [
      () => fitQuantiles(quantiles([1, 2, 3], [0.1, 0.5, 1]), hundred, open),
      'quantiles[2].probability',
      'must lie strictly between 0 and 1, not at 1',
    ],
    [
      () => fitQuantiles(quantiles([1, 2, 3], [0.1, 0.1, 0.5]), hundred, open),
      'quantiles[1].probability',
      'must lie above the one before it',
    ],
    [
      () => fitQuantiles(quantiles([1, 2, 3], [0.1, 0.5, 0.4]), hundred, open),
      'quantiles[2].probability',
      'must lie above the one before it',
    ],
    [
      () => fitQuantiles(quantiles([1, 3, 2], quartiles), hundred, open),
      'quantiles[2].value',
      'must not lie below the one before it',
    ],
    [
      () => fitQuantiles(quantiles([-1, 3, 4], quartiles), hundred, closed),
      'quantiles[0].value',
      'must not lie below the lower bound, which is closed',
    ],
    [
      () => fitQuantiles(quantiles([1, 3, 101], quartiles), hundred, closed),
      'quantiles[2].value',
      'must not lie above the upper bound, which is closed',
    ],
    [
      () => fitQuantiles(quantiles([Number.NaN, 3, 4], quartiles), hundred, closed),
      'value',
      'must be a finite number, not NaN',
    ],
    [
      () => fitQuantiles(quantiles([10, 50, 90], [0.5, 0.501, 0.502]), hundred, open),
      'quantiles',
      'leave too little probability between the places 0.1 and 0.5 of the scale',
    ],
    [
      () => fitQuantiles(quantiles([50, 60, 70], [0.0049, 0.5, 0.6]), hundred, closed),
      'quantiles',
      'leave too little probability between the places 0 and 0.5 of the scale',
    ],
    [
      () => fitQuantiles(quantiles([20, 60, 70], [0.0025, 0.5, 0.6]), hundred, open),
      'quantiles',
      'leave too little probability between the places 0 and 0.2 of the scale',
    ],
  ]
  for (const [refused, argument, reason] of refusals) expect(refused).toThrow(new InvalidInput(argument, reason))
})
