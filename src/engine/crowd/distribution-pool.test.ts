import { expect, test } from 'vitest'
import { poolOfCdfs } from './distribution-pool.ts'

const two = [
  [0, 0.2, 1],
  [0, 0.8, 1],
]

test('fresh and proven voices count more in the pool', () => {
  expect(poolOfCdfs(two, [1, 3])[1]).toBeCloseTo(0.65, 12)
  // Weights .3335, .6208 and 1.
  expect(poolOfCdfs([...two, [0, 0.5, 1]], null)[1]).toBeCloseTo((0.3335 * 0.2 + 0.6208 * 0.8 + 0.5) / 1.9543, 4)
})

test('distributions and skills that make no sense are refused by name', () => {
  expect(() => poolOfCdfs([], null)).toThrow('cdfs must not be empty')
  expect(() => poolOfCdfs([[0, 0.5, 0.4]], null)).toThrow('cdfs[0][2] must not fall')
  expect(() => poolOfCdfs(two, [1])).toThrow('skills must be as many as the forecasts: 2, not 1')
})
