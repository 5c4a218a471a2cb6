import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bendOf } from './bend.ts'
import { quartilesOf } from './quartiles.ts'

const near = (lower: number, upper: number) => ({ lower: expect.closeTo(lower, 1), upper: expect.closeTo(upper, 1) })

test('the quarters of three numbers are those of a normal, skewed to the longer side', () => {
  expect(quartilesOf({ low: 0, middle: 50, high: 100 })).toEqual(near(29.5, 70.5))
  expect(quartilesOf({ low: 0, middle: 20, high: 100 })).toEqual(near(9.3, 39.3))
  expect(quartilesOf({ low: 0, middle: 80, high: 100 })).toEqual(near(60.7, 90.7))
})

test('what is said twice leaves its other side a quarter of its own', () => {
  expect(quartilesOf({ low: 3, middle: 3, high: 3 })).toEqual({ lower: 3, upper: 3 })
  const { lower, upper } = quartilesOf({ low: 0, middle: 0, high: 10 })
  expect(lower).toBe(0)
  expect(upper).toBeGreaterThan(0.5)
  expect(upper).toBeLessThan(5)
})

test('they lie between what was said, and the middle has the score of a half', () => {
  const one = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  const three = fc.tuple(one, one, one).map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(three, ([low = 0, middle = 0, high = 0]) => {
      const { lower, upper } = quartilesOf({ low, middle, high })
      expect([low, lower, middle, upper, high]).toEqual([low, lower, middle, upper, high].toSorted((a, b) => a - b))
    }),
  )
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (middle) => {
      const { scoreAt, placeAt } = bendOf({ low: 0, middle, high: 1 }, 1.3)
      for (const [place, score] of [
        [0, -1.3],
        [middle, 0],
        [1, 1.3],
      ] as const)
        expect(scoreAt(place)).toBeCloseTo(score, 6)
      expect(placeAt(scoreAt(0.4))).toBeCloseTo(0.4, 9)
    }),
  )
})
