import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomIndex, seededRandom } from '../../random.ts'
import { nonNegativeLeastSquares } from './non-negative-least-squares.ts'

test('least squares without negative unknowns', () => {
  const columns = Float64Array.from([1, 0, 1, 1])
  expect([...nonNegativeLeastSquares(columns, Float64Array.from([1, -1]))]).toEqual([1, 0])
  expect([...nonNegativeLeastSquares(columns, Float64Array.from([3, 1]))]).toEqual(
    [2, 1].map((x) => expect.closeTo(x, 12)),
  )
  expect([...nonNegativeLeastSquares(columns, Float64Array.from([-1, -1]))]).toEqual([0, 0])
  expect([...nonNegativeLeastSquares(columns, Float64Array.from([1, 3]))]).toEqual(
    [0, 2].map((x) => expect.closeTo(x, 12)),
  )
  const from = Float64Array.from([5, 5])
  expect([...nonNegativeLeastSquares(columns, Float64Array.from([1, 3]), from)]).toEqual(
    [0, 2].map((x) => expect.closeTo(x, 12)),
  )
  expect([...from]).toEqual([5, 5])
  const twins = Float64Array.from([1, 0, 1, 0])
  expect(nonNegativeLeastSquares(twins, Float64Array.from([1, 0])).reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 12)
})

test('no unknown would bring least squares nearer by growing, nor any that is above 0 by shrinking', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = seededRandom(seed)
      const rows = 1 + randomIndex(random, 5)
      const columns = Float64Array.from({ length: rows * (1 + randomIndex(random, 12)) }, () => random() - 0.5)
      const target = Float64Array.from({ length: rows }, () => random() - 0.5)
      const x = nonNegativeLeastSquares(columns, target)
      const gap = target.map(
        (wanted, row) => wanted - x.reduce((sum, share, column) => sum + share * columns[column * rows + row]!, 0),
      )
      x.forEach((share, column) => {
        const slope = gap.reduce((sum, missing, row) => sum + missing * columns[column * rows + row]!, 0)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(slope).toBeLessThan(1e-9)
        expect(share * slope).toBeCloseTo(0, 9)
      })
    }),
    { numRuns: 200 },
  )
})
