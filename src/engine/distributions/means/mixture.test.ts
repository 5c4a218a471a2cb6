import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { mustBeForecastCdf } from '../cdf.ts'
import { mixture } from './mixture.ts'
import { fitQuantiles } from '../fit/quantile-fit.ts'
import { scaleBetween } from '../scale.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 12))

const two = [
  [0, 0.2, 1],
  [0, 0.8, 1],
]

test('a mixture is the mean of the chances, by weight', () => {
  expect([...mixture(two, [1, 3])]).toEqual(close([0, 0.65, 1]))
  expect([...mixture(two, null)]).toEqual(close([0, 0.5, 1]))
  expect([...mixture(two, [1e308, 1e308])]).toEqual(close([0, 0.5, 1]))
  expect([...mixture(two, [0, 2])]).toEqual(close([0, 0.8, 1]))
  expect([...mixture([[0.1, 0.2]], [1e-300])]).toEqual([0.1, 0.2])
  expect([...mixture([new Float64Array([0.4, 0.4, 0.4])], null)]).toEqual([0.4, 0.4, 0.4])
})

test('a mixture never falls and lies between its parts, and the unit of the weights does not matter', () => {
  const cdf = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
    .map((chances) => Float64Array.from(chances).toSorted())
  const weighted = fc.array(fc.tuple(cdf, fc.double({ min: 1e-3, max: 1e3, noNaN: true })), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(weighted, (all) => {
      const parts = all.map(([one]) => one)
      const weights = all.map(([, weight]) => weight)
      const sevenfold = weights.map((weight) => weight * 7)
      const mixed = mixture(parts, weights)
      const again = mixture(parts, sevenfold)
      for (const [k, chance] of mixed.entries()) {
        const here = parts.map((one) => one[k] ?? Number.NaN)
        expect(chance).toBeGreaterThanOrEqual(Math.min(...here) - 1e-12)
        expect(chance).toBeLessThanOrEqual(Math.min(1, Math.max(...here) + 1e-12))
        expect(chance).toBeGreaterThanOrEqual((mixed[k - 1] ?? 0) - 1e-12)
        expect(again[k]).toBeCloseTo(chance, 12)
      }
    }),
  )
})

test('voices that are sure stay sure, in spite of rounding', () => {
  for (let count = 1; count < 60; count++) {
    const alike = Array.from({ length: count }, () => [0.3, 1])
    const [, last] = mixture(alike, null)
    expect(last).toBeLessThanOrEqual(1)
    expect(last).toBeCloseTo(1, 12)
  }
})

test('a mixture of forecasts is a forecast', () => {
  const bounds = { openBelow: true, openAbove: false }
  const fit = (values: number[]) =>
    fitQuantiles(
      values.map((value, i) => ({ value, probability: [0.25, 0.5, 0.75][i] ?? 0 })),
      scaleBetween(0, 10),
      bounds,
    ).cdf
  expect(() => mustBeForecastCdf('cdf', mixture([fit([1, 2, 3]), fit([6, 8, 9.5])], [2, 1]), bounds)).not.toThrow()
})

test('what cannot be mixed is refused by name', () => {
  const even = [0, 1]
  expect(() => mixture([], null)).toThrow(new InvalidInput('cdfs', 'must not be empty'))
  expect(() => mixture([[]], null)).toThrow(new InvalidInput('cdfs[0]', 'must have at least 2 points, not 0'))
  expect(() => mixture([even, [0, 0.5, 1]], null)).toThrow(
    new InvalidInput('cdfs[1]', 'must have 2 points like the first, not 3'),
  )
  expect(() => mixture([even, [0.5, 0.4]], null)).toThrow(
    new InvalidInput('cdfs[1][1]', 'must not fall below the value before it: 0.4 after 0.5'),
  )
  expect(() => mixture([[0, 1.1]], null)).toThrow(new InvalidInput('cdfs[0][1]', 'must lie between 0 and 1, not 1.1'))
  expect(() => mixture(two, [1])).toThrow(new InvalidInput('weights', 'must be as many as what they weigh: 2, not 1'))
  expect(() => mixture(two, [0, 0])).toThrow(new InvalidInput('weights', 'must not all be zero'))
})
