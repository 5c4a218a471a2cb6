import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { notWhole } from './options.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 12))

test('options that sum to 1 are whole, and others are offered the nearest that do', () => {
  expect(notWhole([0.5, 0.3, 0.2])).toBeNull()
  expect(notWhole([0.1, 0.2, 0.7 + 1e-12])).toBeNull()
  expect(notWhole([0.5, 0.4, 0.3])).toEqual({
    total: expect.closeTo(1.2, 12),
    nearest: close([0.5 - 0.2 / 3, 0.4 - 0.2 / 3, 0.3 - 0.2 / 3]),
  })
  expect(notWhole([0.2, 0.2])).toEqual({ total: 0.4, nearest: close([0.5, 0.5]) })
  // The third would fall below 0: the other two share the rest.
  expect(notWhole([0.9, 0.7, 0.05])).toEqual({ total: expect.closeTo(1.65, 12), nearest: close([0.6, 0.4, 0]) })
  expect(notWhole([0.9, 0.7, 0.05], 0.01)?.nearest).toEqual(close([0.595, 0.395, 0.01]))
  expect(notWhole([1, 1, 1, 0])?.nearest).toEqual(close([1 / 3, 1 / 3, 1 / 3, 0]))
})

test('the offer sums to 1, keeps the least, and scores no worse whichever option comes', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(chances, fc.constantFrom(0, 0.001, 0.1), (all, least) => {
      const nearest = notWhole(all, least)?.nearest ?? all
      expect(nearest.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 8)
      if (least > 0) return
      for (let came = 0; came < all.length; came++) {
        const brier = (one: readonly number[]) =>
          one.reduce((sum, chance, i) => sum + (chance - (i === came ? 1 : 0)) ** 2, 0)
        expect(brier(nearest)).toBeLessThanOrEqual(brier(all) + 1e-9)
      }
    }),
  )
})

test('what are no options is refused', () => {
  expect(() => notWhole([1])).toThrow(new InvalidInput('chances', 'must be at least 2, not 1'))
  expect(() => notWhole([0.5, -0.1])).toThrow(new InvalidInput('chances[1]', 'must lie between 0 and 1, not -0.1'))
  expect(() => notWhole([0.5, 0.4], 0.6)).toThrow(new InvalidInput('least', 'must leave room for 2, not be 0.6'))
})
