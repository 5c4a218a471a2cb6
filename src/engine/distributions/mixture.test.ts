import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { mustBeForecastCdf } from './cdf.ts'
import { mixture } from './mixture.ts'
import { fitQuantiles } from './quantile-fit.ts'
import { scaleBetween } from './scale.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 12))

test('a mixture is the mean of the chances, by weight', () => {
  expect([
    ...mixture(
      [
        [0, 0.2, 1],
        [0, 0.8, 1],
      ],
      [1, 3],
    ),
  ]).toEqual(close([0, 0.65, 1]))
  expect([
    ...mixture([
      [0, 0.2, 1],
      [0, 0.8, 1],
    ]),
  ]).toEqual(close([0, 0.5, 1]))
  expect([
    ...mixture(
      [
        [0, 0.2, 1],
        [0, 0.8, 1],
      ],
      null,
    ),
  ]).toEqual(close([0, 0.5, 1]))
  expect([...mixture([[0.1, 0.2]], [1e-300])]).toEqual([0.1, 0.2])
  expect([
    ...mixture(
      [
        [0, 0.2, 1],
        [0, 0.8, 1],
      ],
      [1e308, 1e308],
    ),
  ]).toEqual(close([0, 0.5, 1]))
  expect([
    ...mixture(
      [
        [0, 0.2, 1],
        [0, 0.8, 1],
      ],
      [0, 2],
    ),
  ]).toEqual(close([0, 0.8, 1]))
})

test('a mixture lies between its parts, and the unit of the weights does not matter', () => {
  const cdfs = fc.array(
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }).map((values) => values.toSorted((a, b) => a - b)),
    { minLength: 2, maxLength: 6 },
  )
  fc.assert(
    fc.property(cdfs, fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 6, maxLength: 6 }), (parts, weights) => {
      const own = weights.slice(0, parts.length)
      const mixed = mixture(parts, own)
      const again = mixture(
        parts,
        own.map((weight) => weight * 7),
      )
      mixed.forEach((value, i) => {
        const column = parts.map((cdf) => cdf[i] ?? 0)
        expect(value).toBeGreaterThanOrEqual(Math.min(...column) - 1e-12)
        expect(value).toBeLessThanOrEqual(Math.max(...column) + 1e-12)
        expect(again[i]).toBeCloseTo(value, 12)
      })
    }),
  )
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
  const two = [
    [0, 1],
    [0.5, 1],
  ]
  expect(() => mixture([])).toThrow(new InvalidInput('cdfs', 'must not be empty'))
  expect(() =>
    mixture([
      [0, 1],
      [0, 0.5, 1],
    ]),
  ).toThrow(new InvalidInput('cdfs[1]', 'must have 2 points like the first, not 3'))
  expect(() =>
    mixture([
      [0, 1],
      [0.5, 0.2],
    ]),
  ).toThrow('cdfs[1][1] must not fall')
  expect(() => mixture(two, [1])).toThrow(new InvalidInput('weights', 'must be as many as there are CDFs: 2, not 1'))
  expect(() => mixture(two, [1, -1])).toThrow(new InvalidInput('weights[1]', 'must not be negative, but is -1'))
  expect(() => mixture(two, [0, 0])).toThrow(new InvalidInput('weights', 'must not all be zero'))
  expect(() => mixture(two, [1, Number.NaN])).toThrow('weights[1] must be a finite number')
})
