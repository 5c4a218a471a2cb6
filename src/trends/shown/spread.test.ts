/** The ranges of a year take up all of its chance, in the order of their values, and none lies beyond what can be. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOf } from './spread.ts'

const open = { least: null, most: null }
const at = (knots: number[]) => ({ at: '2030', knots, validated: true })

test('the ranges of a year are named from below to above, and those in the middle are the likeliest', () => {
  const rows = spreadOf(at([20, 23.6, 25, 26.4, 28, 31.3, 38]), open)
  expect(rows.map(({ name }) => name)).toEqual(['below 20', '20 to 25', '25 to 30', '30 to 35', '35 or more'])
  expect(rows.toSorted((a, b) => b.chance - a.chance)[0]?.name).toBe('25 to 30')
})

test('of a share nothing lies below nought', () => {
  const rows = spreadOf(at([0, 0, 0.5, 1, 2, 3, 5]), { least: 0, most: 100 })
  expect(rows.map(({ name }) => name)).not.toContain('below 0')
})

test('whatever is projected, the ranges together are certain', () => {
  const knots = fc
    .array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 7, maxLength: 7 })
    .map((values) => values.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(knots, (values) => {
      const rows = spreadOf(at(values), open)
      const sum = rows.reduce((total, { chance }) => total + chance, 0)
      expect(rows.every(({ chance }) => chance > 0 && chance <= 1)).toBe(true)
      expect(sum).toBeCloseTo(1, 6)
    }),
  )
})
