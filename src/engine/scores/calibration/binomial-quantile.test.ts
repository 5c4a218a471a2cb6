import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Probability, probability } from '../../units.ts'
import { binomialQuantile } from './binomial-quantile.ts'

test('binomial quantiles of worked cases', () => {
  const cases: [share: number, trials: number, p: number, successes: number][] = [
    [0.05, 20, 0.3, 3],
    [0.95, 20, 0.3, 9],
    [0.05, 10, 0.3, 1],
    [0.95, 10, 0.3, 5],
    [0.5, 10, 0.5, 5],
    [0.05, 100, 0.5, 42],
    [0.95, 100, 0.5, 58],
    [0.95, 5, 0, 0],
    [0.05, 5, 1, 5],
    [0, 5, 1, 0],
    [0, 5, 0.5, 0],
    [1, 5, 0.5, 5],
    [0.5, 0, 0.5, 0],
    // 2 trials with p = 1/2: masses 1/4, 1/2, 1/4, met exactly.
    [0.25, 2, 0.5, 0],
    [0.251, 2, 0.5, 1],
    [0.75, 2, 0.5, 1],
    [0.751, 2, 0.5, 2],
    // The first mass is 1e-301 of nothing; normal approximation 50,000 +- 1.645 sqrt 25,000.
    [0.05, 100_000, 0.5, 49_740],
    [0.95, 100_000, 0.5, 50_260],
  ]
  for (const [share, trials, p, successes] of cases)
    expect(binomialQuantile(share, trials, probability(p)), `${share} ${trials} ${p}`).toBe(successes)
})

test('it is symmetric: as many successes from below as failures from above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (trials, p) => {
      const high = binomialQuantile(0.95, trials, probability(p))
      const low = binomialQuantile(0.05, trials, probability(1 - p))
      expect(Math.abs(high - (trials - low))).toBeLessThanOrEqual(1)
      expect(high).toBeGreaterThanOrEqual(binomialQuantile(0.05, trials, probability(p)))
    }),
  )
})

test('trials are whole, shares and chances lie between 0 and 1', () => {
  expect(() => binomialQuantile(0.5, 1.5, probability(0.5))).toThrow('trials must be a whole number')
  for (const wrong of [-0.1, 1.1, Number.NaN]) {
    expect(() => binomialQuantile(wrong, 5, probability(0.5))).toThrow('share must lie between 0 and 1')
    expect(() => binomialQuantile(0.5, 5, wrong as Probability)).toThrow('p must lie between 0 and 1')
  }
})
