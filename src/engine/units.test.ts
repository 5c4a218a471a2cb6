import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput, mustAllBeFinite, mustBeCount } from './invalid-input.ts'
import { chanceOf, clip, logOdds, probability, year } from './units.ts'

test('log-odds and back is the same chance', () => {
  expect(logOdds(probability(0.75))).toBeCloseTo(1.0986, 4)
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (p) => {
      expect(chanceOf(logOdds(probability(p)))).toBeCloseTo(p, 12)
    }),
  )
})

test('a chance lies between 0 and 1, a year is finite, and the error names what is wrong', () => {
  for (const wrong of [-0.01, 1.01, Number.NaN, Infinity]) {
    expect(() => probability(wrong, 'forecast')).toThrow(
      new InvalidInput('forecast', `must lie between 0 and 1, not ${wrong}`),
    )
  }
  expect(() => year(Number.NaN)).toThrow('year must be a finite number, not NaN')
  expect(() => mustAllBeFinite('series', [1, Infinity])).toThrow('series[1] must be a finite number')
  expect(() => mustBeCount('draws', 1.5)).toThrow('draws must be a whole number of at least 0')
  expect(year(2026.5)).toBe(2026.5)
})

test('a clipped chance stays away from certainty', () => {
  expect([0, 0.5, 1].map((p) => clip(probability(p), 0.01))).toEqual([0.01, 0.5, 0.99])
})
