import fc from 'fast-check'
import { expect, test } from 'vitest'
import { borderOf, leastBetween } from './line-search.ts'

const place = fc.double({ min: 1, max: 100, noNaN: true })

test('the least value is found to a millionth, wherever it lies', () => {
  expect(leastBetween((x) => (x - 2) ** 2, 1, 5)).toBeCloseTo(2, 5)
  fc.assert(
    fc.property(place, (at) => {
      expect(Math.abs(leastBetween((x) => Math.abs(x - at), 0.5, 120) - at)).toBeLessThan(1e-6 * at)
    }),
  )
  expect(leastBetween((x) => x, 1, 2)).toBeCloseTo(1, 5)
  expect(leastBetween((x) => -x, 1, 2)).toBeCloseTo(2, 5)
})

test('golden section asks for one value a step', () => {
  let asked = 0
  leastBetween((x) => (asked++, (x - 2) ** 2), 1, 5)
  expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log(4 / 1e-6) / Math.log(1.618)) + 2)
})

test('the border is found to a millionth from either side', () => {
  expect(borderOf((x) => x ** 2 < 2, 1, 3)).toBeCloseTo(Math.SQRT2, 5)
  expect(borderOf((x) => x ** 2 > 2, 3, 1)).toBeCloseTo(Math.SQRT2, 5)
  fc.assert(
    fc.property(place, (at) => {
      const border = borderOf((x) => x <= at, 0.5, 120)
      expect(border).toBeLessThanOrEqual(at)
      expect(at - border).toBeLessThan(1e-6 * at)
    }),
  )
})
