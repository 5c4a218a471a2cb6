/** What goes together by its order, and how many values tell of it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { independentCount, normalFromRank, rankCorrelation } from './rank-correlation.ts'

it('counts order alone, shares places among equals, and knows nothing of what never changes', () => {
  expect(rankCorrelation([1, 2, 3], [1, 4, 9])).toBeCloseTo(1, 12)
  expect(rankCorrelation([1, 2, 3], [9, 4, 1])).toBeCloseTo(-1, 12)
  expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9486832980505138, 12)
  expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBe(0)
  expect(normalFromRank(0.5)).toBeCloseTo(0.5176380902050415, 12)
  expect(normalFromRank(1)).toBeCloseTo(1, 12)
})

it('never counts more values than there are, and fewer where both carry on', () => {
  const climbing = Array.from({ length: 30 }, (_, i) => i)
  expect(independentCount(climbing, climbing)).toBeLessThan(1)
  const swinging = climbing.map((i) => (i % 2 === 0 ? 1 : -1))
  expect(independentCount(swinging, climbing)).toBe(30)
  const values = fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 30, maxLength: 30 })
  fc.assert(
    fc.property(values, values, (one, other) => {
      const rank = rankCorrelation(one, other)
      expect(Math.abs(rank)).toBeLessThanOrEqual(1 + 1e-9)
      expect(rankCorrelation(other, one)).toBeCloseTo(rank, 9)
      expect(independentCount(one, other)).toBeLessThanOrEqual(30)
    }),
  )
})
