import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketMasses } from './buckets.ts'
import { rankedProbabilityScore } from './ranked-probability.ts'

const even = Array.from({ length: 201 }, (_, i) => i / 200)
/** So much below the scale and above it, and the rest evenly on it. */
const evenBetween = (below: number, above: number) => [below, 1 - above]

test('ranked probability scores of worked cases', () => {
  expect(rankedProbabilityScore(even, 0.5)).toBeCloseTo(1 / 12, 12)
  // The integral of u^2 up to x and of (1 - u)^2 from x.
  for (const x of [0, 0.1, 0.3, 0.777, 1])
    expect(rankedProbabilityScore(even, x)).toBeCloseTo((x ** 3 + (1 - x) ** 3) / 3, 12)
  expect(rankedProbabilityScore([0, 0.5, 1], 0.25)).toBeCloseTo((0.25 ** 3 + 0.75 ** 3) / 3, 12)
  expect(rankedProbabilityScore([1, 1], 0)).toBe(0)
  expect(rankedProbabilityScore([0, 0], 1)).toBe(0)
  expect(rankedProbabilityScore([0, 0], 0)).toBe(1)
  expect(rankedProbabilityScore([0.5, 0.5], 0.3)).toBeCloseTo(0.25, 12)
})

test('for all mass at one place it is the distance, and beyond the scale an outcome counts at the bound', () => {
  const sure = Array.from({ length: 1001 }, (_, i) => (i < 400 ? 0 : 1))
  expect(rankedProbabilityScore(sure, 0.7)).toBeCloseTo(0.3, 2)
  expect(rankedProbabilityScore(sure, 0.1)).toBeCloseTo(0.3, 2)
  expect(rankedProbabilityScore(even, 5)).toBe(rankedProbabilityScore(even, 1))
  expect(rankedProbabilityScore(even, -Infinity)).toBe(rankedProbabilityScore(even, 0))
})

test('it is symmetric and proper: on average nothing scores better than the truth', () => {
  const cdfs = fc
    .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 })
    .map((steps) =>
      steps.map((_, i) => steps.slice(0, i).reduce((a, b) => a + b, 0) / steps.slice(0, -1).reduce((a, b) => a + b, 0)),
    )
  fc.assert(
    fc.property(cdfs, cdfs, (truth, other) => {
      // Within a step the mean over outcomes is taken at many of them.
      const expected = (cdf: number[]) =>
        bucketMasses(truth)
          .slice(1, -1)
          .reduce((sum, mass, i) => {
            for (let k = 0; k < 20; k++) sum += (mass * rankedProbabilityScore(cdf, (i + (k + 0.5) / 20) / 5)) / 20
            return sum
          }, 0)
      expect(expected(truth)).toBeLessThanOrEqual(expected(other) + 1e-3)
      const mirrored = truth.map((value) => 1 - value).toReversed()
      expect(rankedProbabilityScore(mirrored, 0.3)).toBeCloseTo(rankedProbabilityScore(truth, 0.7), 12)
    }),
    { numRuns: 50 },
  )
})

test('it is proper where mass lies beyond open bounds too', () => {
  // All that is on the scale scores (1 - F)^2 or F^2 at each place.
  expect(rankedProbabilityScore([0.2, 0.2], 1.5)).toBeCloseTo(0.04, 12)
  expect(rankedProbabilityScore([0.2, 0.2], -1)).toBeCloseTo(0.64, 12)
  const chance = fc.double({ min: 0, max: 0.5, noNaN: true })
  fc.assert(
    fc.property(chance, chance, chance, chance, (below, above, otherBelow, otherAbove) => {
      const expected = (one: number[]) => {
        let sum = below * rankedProbabilityScore(one, -1) + above * rankedProbabilityScore(one, 2)
        for (let k = 0; k < 50; k++) sum += ((1 - below - above) / 50) * rankedProbabilityScore(one, (k + 0.5) / 50)
        return sum
      }
      expect(expected(evenBetween(below, above))).toBeLessThanOrEqual(
        expected(evenBetween(otherBelow, otherAbove)) + 1e-3,
      )
    }),
  )
})

test('what is no CDF and no outcome is refused', () => {
  expect(() => rankedProbabilityScore([0, 1], Number.NaN)).toThrow('place must be a number, not NaN')
  expect(() => rankedProbabilityScore([1], 0.5)).toThrow('cdf must have at least 2 points')
})
