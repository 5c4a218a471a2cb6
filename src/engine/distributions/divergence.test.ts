import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { divergence } from './divergence.ts'
import { uninformedCdf } from './uninformed.ts'

test('divergences of worked cases', () => {
  // Masses .5, .5, 0 from .25, .75, 0: .5 log2 2 + .5 log2 (2/3).
  expect(divergence([0.5, 1], [0.25, 1])).toBeCloseTo(0.5 + 0.5 * Math.log2(2 / 3), 12)
  expect(divergence([0.5, 1], [0.25, 1])).toBeCloseTo(0.2075, 4)
  expect(divergence([0, 0.5, 1], [0, 0.5, 1])).toBe(0)
  const open = uninformedCdf({ openBelow: true, openAbove: true })
  expect(divergence(open, open)).toBe(0)
})

test('it is never below 0, and 0 only for the same', () => {
  const cdfs = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }).map((masses) => {
    const total = masses.reduce((sum, mass) => sum + mass, 0)
    return masses.slice(0, -1).map((_, i) => masses.slice(0, i + 1).reduce((sum, mass) => sum + mass / total, 0))
  })
  fc.assert(
    fc.property(cdfs, cdfs, (own, other) => {
      const total = own.reduce((sum, chance, i) => sum + Math.abs(chance - other[i]!), 0)
      // Pinsker: at least 2 / ln 2 times the square of the greatest difference.
      expect(divergence(own, other)).toBeGreaterThanOrEqual((2 / Math.LN2) * (total / 7) ** 2 - 1e-12)
      expect(divergence(own, own)).toBe(0)
    }),
  )
})

test('what cannot be compared is refused', () => {
  expect(() => divergence([0, 1], [0, 0.5, 1])).toThrow(new InvalidInput('other', 'must have 2 points like own, not 3'))
  expect(() => divergence([0, 0.5, 1], [0, 0, 1])).toThrow(
    new InvalidInput('other', 'must have mass in bucket 1, where own has 0.5'),
  )
  expect(() => divergence([0, 0, 1], [0, 0.5, 1])).not.toThrow()
})
