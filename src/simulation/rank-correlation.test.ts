/** How well one order follows another. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankCorrelation } from './rank-correlation.ts'

test.each([
  [
    [
      [1, 10],
      [2, 30],
      [3, 20],
    ],
    0.5,
  ],
  [
    [
      [1, 10],
      [2, 20],
      [3, 900],
    ],
    1,
  ],
  [
    [
      [1, 3],
      [2, 2],
      [3, 1],
    ],
    -1,
  ],
  [
    [
      [1, 5],
      [1, 5],
      [2, 7],
    ],
    1,
  ],
] as const)('of %j it is %d', (pairs, expected) => {
  expect(rankCorrelation(pairs)).toBeCloseTo(expected, 12)
})

test('it lies between -1 and 1, and knows only the order', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 3,
    selector: ([one]) => one,
  })
  fc.assert(
    fc.property(pairs, (all) => {
      const found = rankCorrelation(all)
      if (Number.isNaN(found)) return
      expect(Math.abs(found)).toBeLessThanOrEqual(1 + 1e-12)
      expect(rankCorrelation(all.map(([one, other]) => [Math.exp(one), other ** 3]))).toBeCloseTo(found, 9)
    }),
  )
})
