/** Two amounts that are not known, side by side: which is larger, and what they make together. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { normalChance } from '../projection/normal-chance.ts'
import { seededRandom, standardNormal } from '../random.ts'
import { probability } from '../units.ts'
import { chanceAbove } from './chance-above.ts'
import { combined } from './combined.ts'
import { type Marginal, marginalOfKnots, marginalOfKnown, marginalOfQuantiles } from './marginal.ts'
import { normalScore } from './normal-score.ts'

test.for([
  [0.5, 0],
  [0.975, 1.959963985],
  [0.025, -1.959963985],
  [0.9999, 3.719016485],
  [1e-9, -5.997807015],
  [1e-15, -7.941345326],
  [0.92, 1.40507156],
])('the normal score of %s is %s', ([p = 0, z = 0]) => {
  expect(normalScore(probability(p))).toBeCloseTo(z, 5)
})

it('has infinite scores for what is certain', () => {
  expect([normalScore(probability(0)), normalScore(probability(1))]).toEqual([-Infinity, Infinity])
})

it('turns a score back into its chance', () => {
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), (z) => {
      expect(normalScore(normalChance(z))).toBeCloseTo(z, 1)
      expect(normalChance(normalScore(normalChance(z)))).toBeCloseTo(normalChance(z), 6)
    }),
  )
})

/** Of a normal distribution. */
const around = (middle: number, spread = 1): Marginal => ({
  quantile: (p) => middle + spread * normalScore(p),
  chanceBelow: (value) => normalChance((value - middle) / spread),
})

describe('the chance that one is above the other', () => {
  test.for([
    [1, 0, 0, 0.7602],
    [1, 0, 0.9, 0.9873],
    [1, 0, -0.9, 0.6959],
    [0, 0, 0.5, 0.5],
    [-3, 0, 0.9, 0],
  ])('around %s and %s, tied by %s, is %s', ([a = 0, b = 0, rho = 0, chance = 0]) => {
    expect(chanceAbove(around(a), around(b), { rho, factor: 1 })).toBeCloseTo(chance, 3)
  })

  it('heeds the factor, and what is known already', () => {
    expect(chanceAbove(around(10), around(5), { rho: 0, factor: 2 })).toBeCloseTo(0.5, 3)
    expect(chanceAbove(marginalOfKnown(1), around(0), { rho: 0.5, factor: 1 })).toBeCloseTo(0.8413, 3)
    expect(chanceAbove(around(0), marginalOfKnown(1), { rho: 0, factor: 1 })).toBeCloseTo(0.1587, 2)
    expect(chanceAbove(marginalOfKnown(2), marginalOfKnown(1), { rho: 0, factor: 1 })).toBe(1)
  })

  it('and that the other is above the one sum to one', () => {
    const knots = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 7, maxLength: 7 })
    const marginal = knots.map((values) =>
      marginalOfKnots(values.map((value, i) => value + 0.01 * i).toSorted((one, other) => one - other)),
    )
    fc.assert(
      fc.property(marginal, marginal, fc.double({ min: -0.9, max: 0.9, noNaN: true }), (a, b, rho) => {
        const [one, other] = [chanceAbove(a, b, { rho, factor: 1 }), chanceAbove(b, a, { rho, factor: 1 })]
        expect(one + other).toBeCloseTo(1, 1)
      }),
      { numRuns: 50 },
    )
  })

  test.for([
    ['rho', { rho: 1, factor: 1 }],
    ['factor', { rho: 0, factor: 0 }],
  ] as const)('refuses a %s that is none', ([name, beside]) => {
    expect(() => chanceAbove(around(0), around(1), beside)).toThrow(name)
  })
})

describe('what two make together', () => {
  const product = combined(around(10, 1), around(20, 2), (a, b) => a * b)

  it('is spread as its parts say', () => {
    expect(product.quantile(0.5)).toBeCloseTo(199, 1)
    // The variance of a product of two that tell nothing of each other (Goodman 1960).
    const spread = (product.quantile(0.8413) - product.quantile(0.1587)) / 2
    expect(spread).toBeCloseTo(Math.sqrt(20 ** 2 + 20 ** 2 + 2 ** 2), 0)
  })

  it('is as it comes out of many draws, whatever ties them', () => {
    const random = seededRandom(7)
    const draws = Array.from({ length: 20_000 }, () => {
      const z = standardNormal(random)
      return (10 + z) / (20 + 2 * (0.8 * z + 0.6 * standardNormal(random)))
    }).toSorted((a, b) => a - b)
    const made = combined(around(10, 1), around(20, 2), (a, b) => a / b, 0.8)
    for (const p of [0.1, 0.5, 0.9]) expect(made.quantile(p)).toBeCloseTo(draws[p * draws.length] ?? 0, 2)
  })

  it('has chances that go with its quantiles', () => {
    for (const p of [0.05, 0.3, 0.5, 0.95]) expect(product.chanceOfAtLeast(product.quantile(p))).toBeCloseTo(1 - p, 3)
    expect([product.chanceOfAtLeast(1e9), product.chanceOfAtLeast(-1e9)]).toEqual([0, 1])
  })
})

describe('a forecast by its quantiles', () => {
  const quantiles = [10, 20, 30].map((value, i) => ({ chance: 0.25 * (i + 1), value }))
  const forecast = marginalOfQuantiles(quantiles)

  it('is read between them, beyond them, and back', () => {
    expect(forecast.quantile(probability(0.366))).toBeCloseTo(15, 1)
    expect(forecast.chanceBelow(30)).toBeCloseTo(0.75, 12)
    expect(forecast.chanceBelow(50)).toBeCloseTo(0.964, 3)
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (p) => {
        expect(forecast.chanceBelow(forecast.quantile(probability(p)))).toBeCloseTo(p, 9)
      }),
    )
  })

  it('is read by the logarithm where its scale is one, and never at or below nought', () => {
    const onLog = marginalOfQuantiles(quantiles, true)
    expect(onLog.quantile(probability(0.366))).toBeCloseTo(Math.sqrt(200), 1)
    expect(onLog.chanceBelow(0)).toBe(0)
    expect(() => marginalOfQuantiles([{ chance: 0.5, value: 0 }, ...quantiles], true)).toThrow('known')
  })

  test.for([[[]], [quantiles.toReversed()]])('refuses %j', ([known = []]) => {
    expect(() => marginalOfQuantiles(known)).toThrow('known')
  })
})
