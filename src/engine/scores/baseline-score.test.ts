import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { bucketMasses } from '../distributions/buckets.ts'
import { uninformedCdf } from '../distributions/uninformed.ts'
import { baselineOfBuckets, baselineOfOptions, type OpenBounds } from './baseline-score.ts'
import { optionOutcome, rangeOutcome } from './resolved-question.ts'

test('baseline scores of options: 100 for the sure and right, 0 for the uninformed', () => {
  const cases: [(number | null)[], number, number][] = [
    [[0.3, 0.7], 1, 48.5427],
    [[0.3, 0.7], 0, -73.6966],
    [[0.5, 0.5], 0, 0],
    [[0, 1], 1, 100],
    [[0.1, 0.9], 1, 84.7997],
    [[0.2, 0.2, 0.6], 2, 53.5026],
    [[1 / 3, null, 1 / 3, 1 / 3], 1, 0],
    [[0.2, null, 0.8], 2, 67.8072],
  ]
  for (const [masses, outcome, score] of cases) {
    expect(baselineOfOptions(masses, outcome)).toBeCloseTo(score, 4)
    expect(optionOutcome.baseline(masses, outcome)).toBe(baselineOfOptions(masses, outcome))
  }
})

test('baseline scores of ranges: by density, .05 beyond an open bound', () => {
  const masses = new Float64Array(202).fill(0.99 / 199, 1, 201)
  masses[100] = 0.01
  expect(baselineOfBuckets(masses, 100, 0)).toBeCloseTo(34.66, 2)
  const cases: [number[], number, OpenBounds, number][] = [
    [[0, 0.5, 0.5, 0], 1, 0, 0],
    [[0.1, 0.4, 0.4, 0.1], 1, 2, 50 * Math.log(0.4 / 0.45)],
    [[0.1, 0.5, 0.4, 0], 1, 1, 50 * Math.log(0.5 / 0.475)],
    [[0.1, 0.4, 0.4, 0.1], 0, 2, 50 * Math.LN2],
    [[0.1, 0.4, 0.4, 0.1], 3, 2, 50 * Math.LN2],
    [[0.1, 0.9, 0], 1, 1, 50 * Math.log(0.9 / 0.95)],
  ]
  for (const [all, outcome, open, score] of cases) {
    expect(baselineOfBuckets(all, outcome, open)).toBeCloseTo(score, 10)
    expect(rangeOutcome(open).baseline(all, outcome)).toBe(baselineOfBuckets(all, outcome, open))
  }
  expect([optionOutcome.pointsPerNat, rangeOutcome(1).pointsPerNat]).toEqual([100, 50])
})

test('who knows nothing scores 0 wherever the outcome falls', () => {
  const cases: [openBelow: boolean, openAbove: boolean, openBounds: OpenBounds][] = [
    [false, false, 0],
    [true, false, 1],
    [false, true, 1],
    [true, true, 2],
  ]
  for (const [openBelow, openAbove, openBounds] of cases) {
    const masses = bucketMasses(uninformedCdf({ openBelow, openAbove }))
    const outcomes = [...masses.keys()].filter((outcome) => (masses[outcome] ?? 0) > 1e-9)
    expect(outcomes).toHaveLength(200 + openBounds)
    for (const outcome of outcomes) expect(baselineOfBuckets(masses, outcome, openBounds)).toBeCloseTo(0, 9)
  }
})

test('baseline scores are proper', () => {
  const shares = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }).map((all) => {
    const total = all.reduce((a, b) => a + b, 0)
    return all.map((share) => share / total)
  })
  fc.assert(
    fc.property(shares, shares, (truth, said) => {
      for (const score of [
        baselineOfOptions,
        (masses: number[], outcome: number) => baselineOfBuckets(masses, outcome, 2),
      ]) {
        const expected = (masses: number[]) =>
          truth.reduce((sum, chance, outcome) => sum + chance * score(masses, outcome), 0)
        expect(expected(truth)).toBeGreaterThanOrEqual(expected(said) - 1e-9)
      }
    }),
  )
})

test('too few options or buckets, and an outcome called impossible, are refused', () => {
  expect(() => baselineOfOptions([1], 0)).toThrow(new InvalidInput('masses', 'must hold at least 2 options, not 1'))
  expect(() => baselineOfOptions([null, 1], 1)).toThrow('masses must hold at least 2 options, not 1')
  expect(() => baselineOfBuckets([0.5, 0.5], 0, 0)).toThrow(
    new InvalidInput('masses', 'must hold at least 3 buckets, not 2'),
  )
  expect(() => baselineOfOptions([0, 1], 0)).toThrow('masses[0] must lie above 0')
  expect(() => baselineOfBuckets([0, 1, 0], 0, 0)).toThrow('masses[0] must lie above 0')
  expect(() => baselineOfBuckets([0, 1.2, 0], 1, 0)).toThrow('masses[1] must lie above 0 and not above 1, not at 1.2')
  expect(() => baselineOfBuckets([0, 1, 0], 3, 0)).toThrow('outcome must be one of the 3 places')
})
