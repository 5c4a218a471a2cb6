import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { outOfOrder } from './order.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 12))

test('by a later year is never less likely, more of a quantity never more likely', () => {
  expect(outOfOrder([0.2, 0.5, 0.5, 0.7], 'rising')).toBeNull()
  expect(outOfOrder([0.7, 0.5, 0.5, 0.2], 'falling')).toBeNull()
  expect(outOfOrder([0.2, 0.5, 0.4], 'rising')).toEqual({ against: [2], nearest: close([0.2, 0.45, 0.45]) })
  expect(outOfOrder([0.2, 0.5, 0.4], 'falling')).toEqual({ against: [1], nearest: close([1.1 / 3, 1.1 / 3, 1.1 / 3]) })
  expect(outOfOrder([0.9, 0.3, 0.4, 0.1, 0.2], 'falling')).toEqual({
    against: [2, 4],
    nearest: close([0.9, 0.35, 0.35, 0.15, 0.15]),
  })
  expect(outOfOrder([0.5, 0.5 - 1e-12], 'rising')).toBeNull()
  expect(outOfOrder([], 'rising')).toBeNull()
})

test('the offer is in order, and scores no worse than what was said, whatever happens', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(chances, fc.nat(8), (all, from) => {
      const nearest = outOfOrder(all, 'rising')?.nearest ?? all
      expect(outOfOrder(nearest, 'rising')).toBeNull()
      const brier = (one: readonly number[]) =>
        one.reduce((sum, chance, i) => sum + (chance - (i >= from ? 1 : 0)) ** 2, 0)
      expect(brier(nearest)).toBeLessThanOrEqual(brier(all) + 1e-9)
    }),
  )
})

test('what is no chance is refused', () => {
  expect(() => outOfOrder([0.2, 1.1], 'rising')).toThrow(
    new InvalidInput('chances[1]', 'must lie between 0 and 1, not 1.1'),
  )
})
