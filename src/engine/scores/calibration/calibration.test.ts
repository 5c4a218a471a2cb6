import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { probability } from '../../units.ts'
import {
  calibration,
  calibrationApart,
  calibrationBin,
  type CalibrationEntry,
  calibrationError,
} from './calibration.ts'

const entry = (question: number, p: number, happened: boolean, weight = 1): CalibrationEntry => ({
  question,
  probability: probability(p),
  happened,
  weight,
  early: false,
})
const found = (entries: CalibrationEntry[], bin: number) => calibration(entries)[bin]?.found

test('21 bins are centred at every 5 %, the outermost half as wide', () => {
  const cases: [number, number][] = [
    [0, 0],
    [0.0249, 0],
    [0.025, 1],
    [0.32, 6],
    [0.3249, 6],
    [0.325, 7],
    [0.5, 10],
    [0.9749, 19],
    [0.975, 20],
    [1, 20],
  ]
  for (const [p, bin] of cases) expect(calibrationBin(p), `${p}`).toBe(bin)
  for (const wrong of [-0.1, 1.1, Number.NaN]) expect(() => calibrationBin(wrong)).toThrow('p must lie between 0 and 1')
  const bins = calibration([])
  expect(bins).toHaveLength(21)
  expect(bins.every((bin) => bin.found === null)).toBe(true)
  expect([0, 1, 20].map((k) => [bins[k]?.from, bins[k]?.until])).toEqual([
    [0, 0.025],
    [0.025, 0.075],
    [0.975, 1],
  ])
})

test('ten questions called .3, three of which happened', () => {
  const ten = Array.from({ length: 10 }, (_, i) => entry(i, 0.3, i < 3))
  expect(found(ten, 6)).toEqual({
    forecast: expect.closeTo(0.3, 12),
    frequency: expect.closeTo(0.3, 12),
    low: 0.1,
    high: 0.5,
    questions: 10,
    weight: 10,
  })
  expect(calibrationError(calibration(ten))).toBeCloseTo(0, 12)
})

test('time weighs: a forecast that stood three times as long counts three times', () => {
  expect(found([entry(1, 0.48, true, 0.75), entry(2, 0.52, false, 0.25)], 10)).toEqual({
    forecast: expect.closeTo(0.49, 12),
    frequency: 0.75,
    // Weights of .75 and .25 are worth 1 / .625 = 1.6 questions: two trials, chance .49.
    low: 0,
    high: 1,
    questions: 2,
    weight: 1,
  })
  expect(found([entry(1, 0.5, true, 0)], 10)).toBeNull()
})

test('many forecasts of one question are one trial', () => {
  // Two questions of weight 1, one of them in halves: two trials of chance .5.
  expect(found([entry(1, 0.5, true, 0.5), entry(1, 0.5, true, 0.5), entry(2, 0.5, false)], 10)).toMatchObject({
    low: 0,
    high: 1,
    frequency: 0.5,
  })
  const pairs = Array.from({ length: 20 }, (_, i) => entry(i >> 1, 0.3, i < 6, 1 + (i % 2)))
  expect(found(pairs, 6)).toMatchObject({ low: 0.1, high: 0.5, questions: 10, weight: 30 })
  const one = Array.from({ length: 50 }, () => entry(7, 0.9, true, 0.02))
  expect(found(one, 18)).toEqual({
    forecast: expect.closeTo(0.9, 12),
    frequency: expect.closeTo(1, 12),
    low: 0,
    high: 1,
    questions: 1,
    weight: expect.closeTo(1, 12),
  })
  const hundred = Array.from({ length: 100 }, (_, i) => entry(i, 0.9, i < 95, 0.5))
  expect(found(hundred, 18)).toMatchObject({ frequency: 0.95, low: 0.85, high: 0.95, questions: 100, weight: 50 })
})

test('questions that closed early stand apart', () => {
  const { inTime, early } = calibrationApart([
    entry(1, 0.5, true),
    { ...entry(2, 0.5, true), early: true },
    entry(3, 0.5, false),
  ])
  expect(inTime[10]?.found).toMatchObject({ frequency: 0.5, questions: 2 })
  expect(early[10]?.found).toMatchObject({ frequency: 1, questions: 1 })
})

test('the calibration error is the mean distance, by weight', () => {
  const bins = calibration([entry(1, 0.2, false, 3), entry(2, 0.9, true, 1)])
  expect(calibrationError(bins)).toBeCloseTo((3 * 0.2 + 0.1) / 4, 12)
  expect(calibrationError(calibration([entry(1, 0.9, false)]))).toBeCloseTo(0.9, 12)
  expect(calibrationError(calibration([]))).toBeNull()
})

test('weights that are none are refused', () => {
  for (const weight of [-1, Number.NaN, Infinity]) {
    expect(() => calibration([entry(1, 0.5, true), entry(1, 0.5, true, weight)])).toThrow(
      new InvalidInput('entries[1].weight', `must be finite and not negative, but is ${weight}`),
    )
  }
})
