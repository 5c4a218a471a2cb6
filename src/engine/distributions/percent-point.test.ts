import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { cumulativeAt, percentPoint } from './percent-point.ts'

test('percent points of worked cases: between points, at points, in flat stretches, beyond the scale', () => {
  const cases: [number[], number, number][] = [
    [[0.1, 0.5, 0.9], 0.6, 0.625],
    [[0.1, 0.5, 0.9], 0.1, 0],
    [[0.1, 0.5, 0.9], 0.05, 0],
    [[0.1, 0.5, 0.9], 0.5, 0.5],
    [[0.1, 0.5, 0.9], 0.9, 1],
    [[0.1, 0.5, 0.9], 0.95, 1],
    [[0, 0.5, 0.5, 0.5, 1], 0.5, 0.25],
    [[0, 0, 0, 1], 0, 0],
    [[0, 0, 0, 1], 0.5, 2.5 / 3],
    [[0, 1], 0.3, 0.3],
    [[0, 1], 1, 1],
    [[0, 1e-300, 1], 1e-300, 0],
    [[0.2, 0.2], 0.2, 1],
    [[0.2, 0.2], 0.1, 0],
  ]
  for (const [cdf, p, place] of cases) expect(percentPoint(cdf, p)).toBeCloseTo(place, 14)
})

test('rounding within 1e-15 does not move the answer off a point', () => {
  expect(percentPoint([0, 0.3, 0.3, 1], 0.3 + 1e-16)).toBe(1 / 3)
  expect(percentPoint([0, 0.1 + 0.2, 1], 0.3)).toBe(0.5)
  expect(percentPoint([0, 0.3, 1], 0.3 + 5e-16)).toBe(0.5)
})

const cdfs = fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 3, maxLength: 50 }).map((steps) => {
  const total = steps.reduce((sum, step) => sum + step, 0)
  let sum = 0
  return steps.slice(0, -1).map((step) => (sum += step / total))
})

test('the CDF of a percent point is the share asked for, and more share lies no lower', () => {
  fc.assert(
    fc.property(cdfs, fc.double({ min: 0, max: 1, noNaN: true }), (cdf, p) => {
      const [first = 0, last = 1] = [cdf[0], cdf.at(-1)]
      expect(cumulativeAt(cdf, percentPoint(cdf, p))).toBeCloseTo(Math.min(last, Math.max(first, p)), 9)
      expect(percentPoint(cdf, p)).toBeGreaterThanOrEqual(percentPoint(cdf, p / 2))
    }),
  )
})

test('the CDF between points is a straight line, and at the ends what lies beyond them', () => {
  expect([0, 0.25, 0.5, 0.625, 1].map((u) => cumulativeAt([0.1, 0.5, 0.9], u))).toEqual([
    0.1,
    expect.closeTo(0.3, 14),
    0.5,
    expect.closeTo(0.6, 14),
    0.9,
  ])
  expect(cumulativeAt([0.2, 0.4], 0.75)).toBeCloseTo(0.35, 14)
})

test('shares and places outside 0 to 1 and what is no CDF are refused', () => {
  for (const wrong of [-0.01, 1.01, Number.NaN, Infinity]) {
    expect(() => percentPoint([0, 1], wrong)).toThrow(new InvalidInput('p', `must lie between 0 and 1, not ${wrong}`))
    expect(() => cumulativeAt([0, 1], wrong)).toThrow(
      new InvalidInput('place', `must lie between 0 and 1, not ${wrong}`),
    )
  }
  for (const compute of [percentPoint, cumulativeAt]) {
    expect(() => compute([0.5], 0.5)).toThrow('cdf must have at least 2 points')
    expect(() => compute([0, Number.NaN, 1], 0.5)).toThrow('cdf[1] must lie between 0 and 1, not NaN')
    expect(() => compute([0.5, 0.2], 0.5)).toThrow('cdf[1] must not fall')
  }
})
