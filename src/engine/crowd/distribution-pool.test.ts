import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanOfCdfs, poolOfCdfs } from './distribution-pool.ts'

const two = [
  [0, 0.2, 1],
  [0, 0.8, 1],
]

test('at each point the weighted mean of the chances', () => {
  expect([...meanOfCdfs(two, [1, 2])]).toEqual([0, expect.closeTo(0.6, 12), 1])
  expect([...meanOfCdfs(two, null)]).toEqual([0, 0.5, 1])
  expect([...meanOfCdfs([new Float64Array([0.1, 0.9])], null)]).toEqual([0.1, 0.9])
})

test('fresh and proven voices count more in the pool', () => {
  expect(poolOfCdfs(two, [1, 3])[1]).toBeCloseTo(0.65, 12)
  // Weights .3335, .6208 and 1.
  expect(poolOfCdfs([...two, [0, 0.5, 1]], null)[1]).toBeCloseTo((0.3335 * 0.2 + 0.6208 * 0.8 + 0.5) / 1.9543, 4)
})

test('a mixture of distributions is one: it never falls, and at each point lies among the forecasts', () => {
  const cdf = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
    .map((chances) => Float64Array.from(chances).toSorted())
  const weighted = fc.array(fc.tuple(cdf, fc.double({ min: 1e-3, max: 1e3, noNaN: true })), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(weighted, (all) => {
      const mixture = meanOfCdfs(
        all.map(([one]) => one),
        all.map(([, weight]) => weight),
      )
      for (const [k, chance] of mixture.entries()) {
        const here = all.map(([one]) => one[k] ?? Number.NaN)
        expect(chance).toBeGreaterThanOrEqual(Math.min(...here) - 1e-12)
        expect(chance).toBeLessThanOrEqual(Math.min(1, Math.max(...here) + 1e-12))
        expect(chance).toBeGreaterThanOrEqual((mixture[k - 1] ?? 0) - 1e-12)
      }
    }),
  )
})

test('voices that are sure stay sure, in spite of rounding', () => {
  for (let count = 1; count < 60; count++) {
    const [, last] = meanOfCdfs(
      Array.from({ length: count }, () => [0.3, 1]),
      null,
    )
    expect(last).toBeLessThanOrEqual(1)
    expect(last).toBeCloseTo(1, 12)
  }
})

test.each([
  { cdfs: [], message: 'cdfs must not be empty' },
  { cdfs: [[]], message: 'cdfs must not be empty' },
  {
    cdfs: [
      [0, 1],
      [0, 0.5, 1],
    ],
    message: 'cdfs[1] must have 2 points like the first, not 3',
  },
  { cdfs: [[0, 1.1]], message: 'cdfs[0][1] must lie between 0 and 1, not 1.1' },
  {
    cdfs: [
      [0, 1],
      [0.5, 0.4],
    ],
    message: 'cdfs[1][1] must not fall, from 0.5 to 0.4',
  },
])('$cdfs are refused: $message', ({ cdfs, message }) => {
  expect(() => meanOfCdfs(cdfs, null)).toThrow(message)
})

test('a chance that repeats does not fall, and there is a weight for everybody', () => {
  expect([...meanOfCdfs([[0.4, 0.4, 0.4]], null)]).toEqual([0.4, 0.4, 0.4])
  expect(() => meanOfCdfs(two, [1])).toThrow('weights must be as many as what they weigh: 2, not 1')
  expect(() => poolOfCdfs(two, [1])).toThrow('skills must be as many as the forecasts: 2, not 1')
})
