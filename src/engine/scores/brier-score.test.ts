import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { type Probability, probability } from '../units.ts'
import { brierScore, evenBrierScore, manyClassBrierScore, twoClassBrierScore } from './brier-score.ts'
import { logScore } from './log-score.ts'

const p = (value: number) => probability(value)

test('Brier scores of worked cases, in the form from 0 to 1 and in that from 0 to 2', () => {
  expect(brierScore(p(0.7), true)).toBeCloseTo(0.09, 14)
  expect(brierScore(p(0.7), false)).toBeCloseTo(0.49, 14)
  expect([brierScore(p(1), true), brierScore(p(1), false), brierScore(p(0), false)]).toEqual([0, 1, 0])
  expect(twoClassBrierScore(p(0.7), true)).toBeCloseTo(0.18, 14)
  expect(twoClassBrierScore(p(0.7), false)).toBeCloseTo(0.98, 14)
  expect(manyClassBrierScore([0.5, 0.3, 0.2], 1)).toBeCloseTo(0.78, 14)
  expect(manyClassBrierScore([0.5, null, 0.5], 1)).toBeCloseTo(0.5, 14)
  expect(manyClassBrierScore([0.3, 0.7], 1)).toBeCloseTo(twoClassBrierScore(p(0.7), true), 14)
  expect(manyClassBrierScore([1, 0], 0)).toBe(0)
  expect([1, 2, 4].map(evenBrierScore)).toEqual([0, 0.5, 0.75])
  expect(manyClassBrierScore([0.25, 0.25, 0.25, 0.25], 2)).toBeCloseTo(evenBrierScore(4), 14)
})

test('a log score is the logarithm of the chance given', () => {
  expect(logScore(p(0.7))).toBeCloseTo(-0.3567, 4)
  expect(logScore(p(1))).toBe(0)
  expect(logScore(p(1e-300))).toBeCloseTo(-690.7755, 4)
})

const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true }).map(p)

test('they are proper: on average nobody scores better than by saying what they think', () => {
  fc.assert(
    fc.property(chance, chance, (truth, said) => {
      const expected = (score: (happened: boolean) => number) => truth * score(true) + (1 - truth) * score(false)
      const own = expected((happened) => brierScore(truth, happened))
      expect(own).toBeLessThanOrEqual(expected((happened) => brierScore(said, happened)) + 1e-12)
      expect(expected((happened) => logScore(p(happened ? truth : 1 - truth)))).toBeGreaterThanOrEqual(
        expected((happened) => logScore(p(happened ? said : 1 - said))) - 1e-12,
      )
      // Yes and no may change their names.
      expect(brierScore(p(1 - said), false)).toBeCloseTo(brierScore(said, true), 12)
    }),
  )
})

test('what is no chance has no score', () => {
  for (const wrong of [-0.1, 1.1, Number.NaN, Infinity]) {
    for (const scoreOf of [brierScore, twoClassBrierScore]) {
      expect(() => scoreOf(wrong as Probability, true)).toThrow(
        new InvalidInput('p', `must lie between 0 and 1, not ${wrong}`),
      )
    }
    expect(() => logScore(wrong as Probability)).toThrow(
      new InvalidInput('p', `must lie above 0 and not above 1, not at ${wrong}`),
    )
    expect(() => manyClassBrierScore([wrong, 1 - wrong], 1)).toThrow(`masses[0] must lie between 0 and 1, not ${wrong}`)
  }
  expect(() => logScore(p(0))).toThrow('p must lie above 0')
  expect(() => manyClassBrierScore([0.5, 0.4], 1)).toThrow('masses must sum to 1, not 0.9')
  expect(() => manyClassBrierScore([0.5, 0.6], 1)).toThrow('masses must sum to 1, not 1.1')
  expect(manyClassBrierScore([0.5, 0.5 + 1e-7], 1)).toBeCloseTo(0.5, 6)
  expect(() => manyClassBrierScore([0.5, 0.5], 2)).toThrow('outcome must be one of the 2 places')
  for (const classes of [0, 1.5])
    expect(() => evenBrierScore(classes)).toThrow('classes must be a whole number of at least 1')
})
