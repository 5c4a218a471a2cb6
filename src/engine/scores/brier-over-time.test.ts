import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brierOverTime } from './brier-over-time.ts'
import type { StandingForecast } from './standing-forecast.ts'

const question = { opens: 0, closes: 10, closed: 10, outcome: 1, options: 2 }
const yes = (p: number, from = 0, until = Infinity): StandingForecast => ({ from, until, masses: [1 - p, p] })
const near = (whileForecasting: number | null, coverage: number, overLife: number) => ({
  whileForecasting: whileForecasting === null ? null : expect.closeTo(whileForecasting, 12),
  coverage: expect.closeTo(coverage, 12),
  overLife: expect.closeTo(overLife, 12),
})

test('the Brier score over a life: good for the time covered, even chances for the rest', () => {
  expect(brierOverTime([yes(0.9, 5)], question)).toEqual(near(0.01, 0.5, 0.13))
  expect(brierOverTime([yes(0.9)], question)).toEqual(near(0.01, 1, 0.01))
  expect(brierOverTime([yes(0.6, 0, 4), yes(0.9, 4)], question)).toEqual(near(0.07, 1, 0.07))
  expect(brierOverTime([yes(0.6, 2, 4), yes(0.9, 6, 20)], { ...question, closed: 8 })).toEqual(near(0.085, 0.4, 0.184))
  expect(brierOverTime([], question)).toEqual(near(null, 0, 0.25))
  expect(brierOverTime([yes(0.9, 11), yes(2, -3, -1)], question)).toEqual(near(null, 0, 0.25))
  expect(brierOverTime([{ from: 5, until: 10, masses: [0.5, 0.3, 0.2] }], { ...question, options: 3 })).toEqual(
    near(0.39, 0.5, 0.195 + 0.5 / 3),
  )
})

test('whoever is better than even gains nothing by coming late', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.51, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (p, from) => {
        const early = brierOverTime([yes(p, from)], question)
        const late = brierOverTime([yes(p, from + 1)], question)
        expect(late.overLife).toBeGreaterThan(early.overLife)
        expect(early.whileForecasting).toBeCloseTo((1 - p) ** 2, 12)
      },
    ),
  )
})

test('what cannot be scored is refused', () => {
  expect(() => brierOverTime([yes(0.9), yes(0.8)], question)).toThrow('forecasts must be of one person')
  expect(() => brierOverTime([{ from: 0, until: 5, masses: [0.5, 0.4] }], question)).toThrow('masses must sum to 1')
  expect(() => brierOverTime([], { ...question, closed: 12 })).toThrow('closed must lie between')
  expect(() => brierOverTime([yes(0.5)], { ...question, options: 0 })).toThrow(
    'classes must be a whole number of at least 1',
  )
})
