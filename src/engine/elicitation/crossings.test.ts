import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../distributions/calendar.ts'
import { type Bounds, mustBeForecastCdf } from '../distributions/cdf.ts'
import { cumulativeAt } from '../distributions/percent-point.ts'
import { placeOf, scaleBetween } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'
import { probability, year } from '../units.ts'
import { curveOfCrossings } from './crossings.ts'

const late: Bounds = { openBelow: false, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const between = (from: string, to: string) => scaleBetween(dayOf(from), dayOf(to))
const crossings = (chances: number[], periodsPerYear = 1) => ({
  crossedBy: chances.map((chance) => probability(chance)),
  last: year(2026),
  periodsPerYear,
})

/** 1 % goes to the floor, .1 % beyond the open end. */
const kept = (chance: number, place: number) => chance * 0.989 + place * 0.01

test('the chance by a day is that of the periods, evenly within each, and the rest is not within', () => {
  const scale = between('2026-01-01', '2028-01-01')
  const { cdf, notWithin } = curveOfCrossings(crossings([0.2, 0.6]), scale, late)
  const by = (date: string) => cumulativeAt(cdf, placeOf(scale, dayOf(date)))
  expect(by('2026-07-02')).toBeCloseTo(kept((0.2 * 182) / 365, 182 / 730), 4)
  expect(by('2027-01-01')).toBeCloseTo(kept(0.2, 0.5), 9)
  expect(by('2027-07-02')).toBeCloseTo(kept(0.2 + (0.4 * 182) / 365, 547 / 730), 4)
  expect(by('2027-07-02')).toBeCloseTo(0.4, 2)
  expect(notWithin).toBeCloseTo(1 - kept(0.6, 1), 12)
  expect(notWithin).toBeCloseTo(0.3966, 4)
})

test('quarters are quarters of a year', () => {
  const scale = between('2026-01-01', '2026-12-31')
  const { cdf } = curveOfCrossings(crossings([0, 0.5, 0.5, 0.8], 4), scale, late)
  const by = (date: string) => cumulativeAt(cdf, placeOf(scale, dayOf(date)))
  expect(by('2026-04-01')).toBeLessThan(0.01)
  expect(by('2026-07-03')).toBeCloseTo(0.5, 2)
  expect(by('2026-10-01')).toBeCloseTo(0.5, 2)
})

test('a scale that begins or ends within the paths keeps only what lies on it, where its bounds are closed', () => {
  const scale = between('2027-01-01', '2028-01-01')
  const { cdf, notWithin } = curveOfCrossings(crossings([0.2, 0.6, 0.9]), scale, closed)
  expect(cdf[0]).toBe(0)
  expect(cdf[100]).toBeCloseTo(0.5, 9)
  expect(notWithin).toBeCloseTo(0, 12)
  const { notWithin: left } = curveOfCrossings(crossings([0.2, 0.6, 0.9]), scale, late)
  expect(left).toBeCloseTo(1 - (0.4 / 0.8) * 0.989 - 0.01, 9)
})

test('before the paths begin nothing has crossed', () => {
  const scale = between('2025-01-01', '2028-01-01')
  const { cdf } = curveOfCrossings(crossings([0.2, 0.6]), scale, late)
  const place = placeOf(scale, dayOf('2026-01-01'))
  expect(Math.abs(cumulativeAt(cdf, place) - kept(0, place))).toBeLessThan(0.001)
  expect(cumulativeAt(cdf, place / 2)).toBeCloseTo(kept(0, place / 2), 9)
})

test('all crossings make a valid forecast', () => {
  const chances = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 12 })
    .map((all) => all.toSorted((a, b) => a - b))
  const scale = between('2026-03-01', '2030-11-30')
  fc.assert(
    fc.property(chances, (all) => {
      const { cdf, notWithin } = curveOfCrossings(crossings(all), scale, { openBelow: true, openAbove: true })
      expect(() => mustBeForecastCdf('cdf', cdf, { openBelow: true, openAbove: true })).not.toThrow()
      expect(notWithin).toBeGreaterThanOrEqual(0.001 - 1e-12)
    }),
  )
})

test('what says nothing of the question is refused', () => {
  const scale = between('2026-01-01', '2028-01-02')
  expect(() => curveOfCrossings(crossings([0.2, 0.6]), scale, late)).toThrow(
    new InvalidInput('scale', 'must not end after the last period, which ends on 2028-01-01'),
  )
  expect(() => curveOfCrossings(crossings([0.6, 0.2, 0.7]), scale, late)).toThrow(
    new InvalidInput('crossedBy[1]', 'must not fall'),
  )
  expect(() => curveOfCrossings(crossings([]), scale, late)).toThrow(new InvalidInput('crossedBy', 'must not be empty'))
  expect(() => curveOfCrossings(crossings([0, 0, 0]), scale, closed)).toThrow('shape must have some of its mass')
})
