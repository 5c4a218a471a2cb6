import fc from 'fast-check'
import { expect, test } from 'vitest'
import { autocorrelations, withoutBias } from './autocorrelation.ts'

test('autocorrelations of a worked case, of a constant and of numbers whose squares are no numbers', () => {
  expect([...autocorrelations([1, 2, 4, 3])]).toEqual([0.15, -0.5, -0.15].map((rho) => expect.closeTo(rho, 12)))
  expect([...autocorrelations([1e250, 2e250, 4e250, 3e250])]).toEqual(
    [0.15, -0.5, -0.15].map((rho) => expect.closeTo(rho, 12)),
  )
  expect([...autocorrelations([1e-250, 2e-250, 4e-250, 3e-250])]).toEqual(
    [0.15, -0.5, -0.15].map((rho) => expect.closeTo(rho, 12)),
  )
  expect([...autocorrelations([5, 5, 5])]).toEqual([0, 0])
  expect([...autocorrelations([5])]).toEqual([])
})

test('all autocorrelations of a series add up to -1/2 and are the same backwards', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 2 }), (values) => {
      fc.pre(new Set(values).size > 1)
      const found = autocorrelations(values)
      expect(found.reduce((sum, rho) => sum + rho, 0)).toBeCloseTo(-0.5, 9)
      expect([...autocorrelations(values.toReversed())]).toEqual([...found].map((rho) => expect.closeTo(rho, 9)))
    }),
  )
})

test.each([
  { observed: 0.3, count: 15, fitted: 2, rho: 0.5909 },
  { observed: 0.3, count: 15, fitted: 1, rho: 0.4583 },
  { observed: 0.3, count: 15, fitted: 3, rho: 0.75 },
  { observed: -0.9, count: 15, fitted: 2, rho: -0.99 },
  { observed: 0.9, count: 15, fitted: 2, rho: 1 },
  { observed: 0, count: 104, fitted: 2, rho: 0.02 },
])('$observed observed in $count residuals of $fitted numbers means $rho', ({ observed, count, fitted, rho }) => {
  expect(withoutBias(observed, count, fitted)).toBeCloseTo(rho, 4)
})

test('nothing is known of the bias in residuals that are hardly more than the numbers fitted', () => {
  expect(withoutBias(0, 5, 2)).toBe(1)
  expect(() => withoutBias(0, 4, 2)).toThrow('count must be a whole number of at least 5')
})
