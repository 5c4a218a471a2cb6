import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { probability } from '../../units.ts'
import { knotChances } from './calibration.ts'
import { chanceOfAtLeast, quantileOfKnots, within } from './knots.ts'
import { normalChance } from '../normal-chance.ts'

const knots = [-3, -2, -1, 0, 1, 2, 3]
const share = { least: 0, most: 100 }
const chance = (p: number) => probability(p)

test.each([
  [0, 0.5],
  [1.959964, 0.975],
  [-1.959964, 0.025],
  [-1, 0.1586553],
  [9, 1],
  [-40, 0],
])('a standard normal number is below %f with chance %f', (z, expected) => {
  expect(normalChance(z)).toBeCloseTo(expected, 6)
})

test('what is no number has no normal chance', () => expect(() => normalChance(Number.NaN)).toThrow('z'))

describe('quantiles', () => {
  test.each(knotChances.map((p, i) => [p, knots[i]!]))('at %f the knot %f itself', (p, knot) => {
    expect(quantileOfKnots(knots, chance(p))).toBeCloseTo(knot, 12)
  })
  test('between knots they are straight in log-odds: .5 at .634', () => {
    expect(quantileOfKnots(knots, chance(1 / (1 + Math.sqrt(1 / 3))))).toBeCloseTo(0.5, 12)
  })
  test('beyond them the last line goes on', () => {
    const step = Math.log(39) - Math.log(9)
    expect(quantileOfKnots(knots, chance(0.999))).toBeCloseTo(3 + (Math.log(999) - Math.log(39)) / step, 9)
    expect(quantileOfKnots(knots, chance(0.001))).toBeCloseTo(-3 - (Math.log(999) - Math.log(39)) / step, 9)
  })
  test('bounds cut them', () => {
    expect(quantileOfKnots(knots, chance(0.1), share)).toBe(0)
    expect(
      quantileOfKnots(
        knots.map((knot) => knot + 99),
        chance(0.975),
        share,
      ),
    ).toBe(100)
    expect(quantileOfKnots(knots, chance(0), share)).toBe(0)
    expect([within(share, 104), within(share, -1), within(share, 50), within(null, 1e9)]).toEqual([100, 0, 50, 1e9])
  })
  test('certainty has none without bounds', () => {
    expect(() => quantileOfKnots(knots, chance(0))).toThrow('strictly between')
    expect(() => quantileOfKnots(knots, chance(1))).toThrow('strictly between')
  })
})

describe('the chance of at least a value', () => {
  test.each([
    [0, 0.5],
    [0.5, 0.36603],
    [3, 0.025],
    [-2, 0.9],
  ])('of %f is %f', (value, expected) => expect(chanceOfAtLeast(knots, value)).toBeCloseTo(expected, 5))
  test('beyond the knots it thins out', () => {
    expect(chanceOfAtLeast(knots, 4)).toBeLessThan(0.01)
    expect(chanceOfAtLeast(knots, 40)).toBeGreaterThan(0)
    expect(chanceOfAtLeast(knots, -4)).toBeGreaterThan(0.99)
  })
  test('of a share: what lies beyond a bound is heaped on it', () => {
    expect(chanceOfAtLeast(knots, 0, share)).toBe(1)
    expect(chanceOfAtLeast(knots, 100.1, share)).toBe(0)
    expect(
      chanceOfAtLeast(
        knots.map((knot) => knot + 100),
        100,
        share,
      ),
    ).toBeCloseTo(0.5, 12)
  })
  test('where all knots are one value it is all or nothing', () => {
    const still = knots.map(() => 7)
    expect(chanceOfAtLeast(still, 7.1)).toBe(0)
    expect(chanceOfAtLeast(still, 7)).toBe(1)
    expect(chanceOfAtLeast(still, 6.9)).toBe(1)
    expect(chanceOfAtLeast([1, 2, 7, 7, 7, 8, 9], 7)).toBeCloseTo(0.75, 12)
    expect(quantileOfKnots(still, chance(0.9))).toBe(7)
  })
  test('is the inverse of the quantiles', () => {
    const increments = fc.array(fc.double({ min: 0.01, max: 1e3, noNaN: true }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(increments, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (steps, p) => {
        let sum = -500
        const rising = steps.map((step) => (sum += step))
        expect(1 - chanceOfAtLeast(rising, quantileOfKnots(rising, chance(p)))).toBeCloseTo(p, 6)
      }),
    )
  })
})

test('knots that fall, are too few or no numbers are refused, and so is the value', () => {
  expect(() => quantileOfKnots([1, 2, 3], chance(0.5))).toThrow('knots must be 7, not 3')
  expect(() => chanceOfAtLeast([0, 1, 2, 3, 2, 5, 6], 1)).toThrow('must not fall')
  expect(() => chanceOfAtLeast([0, 1, 2, Number.NaN, 4, 5, 6], 1)).toThrow('knots[3]')
  expect(() => chanceOfAtLeast(knots, Infinity)).toThrow('value')
})
