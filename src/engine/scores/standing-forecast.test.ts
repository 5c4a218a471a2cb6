import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { chanceGiven, coverageOf, placeOfOutcome, timeCounted, timeShare } from './standing-forecast.ts'

const lifetime = { opens: 0, closes: 10, closed: 8 }
const standing = (from: number, until = Infinity) => ({ from, until, masses: [0.4, 0.6] })

test('a forecast counts while it stands and the question is open', () => {
  const cases: [from: number, until: number, counted: [number, number] | null, share: number][] = [
    [3, Infinity, [3, 8], 0.5],
    [-2, 5, [0, 5], 0.5],
    [-2, 20, [0, 8], 0.8],
    [2, 4, [2, 4], 0.2],
    [-5, 0, null, 0],
    [8, 9, null, 0],
    [4, 4, null, 0],
    [-Infinity, Infinity, [0, 8], 0.8],
  ]
  for (const [from, until, counted, share] of cases) {
    expect(timeCounted(standing(from, until), lifetime)).toEqual(counted && { from: counted[0], until: counted[1] })
    expect(timeShare(standing(from, until), lifetime)).toBeCloseTo(share, 14)
  }
  expect(timeShare(standing(103), { opens: 100, closes: 110, closed: 110 })).toBeCloseTo(0.7, 14)
  expect(() => timeShare(standing(5, 4), lifetime)).toThrow(
    new InvalidInput('until', 'must not lie before from (5), but is 4'),
  )
  expect(() => timeShare(standing(Number.NaN), lifetime)).toThrow('until must not lie before from (NaN)')
})

test('coverage is the sum of one person’s shares', () => {
  expect(coverageOf([], lifetime)).toBe(0)
  expect(coverageOf([standing(1, 3), standing(3, 4), standing(6)], lifetime)).toBeCloseTo(0.5, 14)
  const whole = { opens: 0, closes: 10, closed: 10 }
  expect(coverageOf([standing(0, 3), standing(3)], whole)).toBeCloseTo(1, 14)
  expect(() => coverageOf([standing(0), standing(5)], whole)).toThrow(
    new InvalidInput('forecasts', 'must be of one person, one at a time: they stood longer than the question lived'),
  )
})

test('the outcome has its place, or "other" stands for it', () => {
  expect(placeOfOutcome([0.4, 0.6], 0)).toBe(0)
  expect(placeOfOutcome([0.3, null, 0.7], 1)).toBe(2)
  expect(placeOfOutcome([0.3, null, 0.7], 2)).toBe(2)
  expect(placeOfOutcome([0, 1], 0)).toBe(0)
  for (const outcome of [-1, 2, 0.5, Number.NaN]) {
    expect(() => placeOfOutcome([0.4, 0.6], outcome)).toThrow(
      new InvalidInput('outcome', `must be one of the 2 places of the forecast, not ${outcome}`),
    )
  }
  expect(() => placeOfOutcome([], 0)).toThrow('outcome must be one of the 0 places')
  expect(() => placeOfOutcome([0.3, null, null], 1)).toThrow(
    new InvalidInput('masses', 'must hold a chance for the outcome 1 or for "other"'),
  )
})

test('what happened was given a chance above 0', () => {
  expect(chanceGiven([0.4, 0.6], 1)).toBe(0.6)
  expect(chanceGiven([0.3, null, 0.7], 1)).toBe(0.7)
  expect(chanceGiven([0, 1 + 1e-12], 1)).toBe(1 + 1e-12)
  expect(chanceGiven(Float64Array.of(1e-300, 1), 0)).toBe(1e-300)
  for (const chance of [0, -0.1, 1.1, Number.NaN, Infinity]) {
    expect(() => chanceGiven([chance, 1], 0)).toThrow(
      new InvalidInput('masses[0]', `must lie above 0 and not above 1, not at ${chance}`),
    )
  }
})
