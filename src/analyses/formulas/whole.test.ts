/** Parts of a whole come to a hundred as they are printed, and none is printed far from what it is. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { inFullPerCent } from './whole.ts'

test.each([
  { parts: [0.334, 0.333, 0.333], told: [0.33, 0.34, 0.33] },
  { parts: [0.595, 0.2025, 0.2025], told: [0.6, 0.2, 0.2] },
  { parts: [0.385, 0.585, 0.03], told: [0.39, 0.58, 0.03] },
  { parts: [0.606, 0.204, 0.184, 0.006], told: [0.61, 0.2, 0.18, 0.01] },
  { parts: [1, 0], told: [1, 0] },
])('of $parts are told $told', ({ parts, told }) => {
  expect(inFullPerCent(parts)).toEqual(told)
})

it('comes to a hundred whatever the parts, keeps the first as it is rounded, and moves none by a point', () => {
  const weights = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(weights, (made) => {
      const sum = made.reduce((all, one) => all + one, 0)
      const parts = made.map((one) => one / sum)
      // Of less than half a point nothing is printed but that it is under one.
      fc.pre(parts.every((part) => part >= 0.005))
      const told = inFullPerCent(parts)
      expect(Math.round(100 * told.reduce((all, one) => all + one, 0))).toBe(100)
      expect(told[0]).toBe(Math.round(100 * (parts[0] ?? 0)) / 100)
      told.forEach((one, i) => expect(Math.abs(one - (parts[i] ?? 0))).toBeLessThan(0.0101))
    }),
  )
})

it('refuses what is no whole', () => {
  expect(() => inFullPerCent([0.5, 0.4])).toThrow('no parts of a whole')
  expect(() => inFullPerCent([1.5, -0.5])).toThrow('no parts of a whole')
})
