import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import {
  autocorrelation,
  classicalPattern,
  isSeasonal,
  noSeasonality,
  shrunkPattern,
  withoutSeasons,
  withSeasons,
} from './seasonality.ts'

const quarters = [5, 7, 9, 6, 6, 8, 11, 7, 7, 9, 12, 8, 8, 10, 14, 9]
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e4) / 1e4)
const noiseOf = (count: number) => {
  const random = seededRandom(4)
  return Array.from({ length: count }, () => 100 + 40 * random())
}
const size = (pattern: readonly number[]) => pattern.reduce((sum, value) => sum + (value - 1) ** 2, 0)
const fourTimes = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]

describe('autocorrelation', () => {
  test.each([
    [[1, 2, 3, 4, 5], 1, 0.4],
    [[1, 2, 3, 4, 5], 0, 1],
    [fourTimes, 4, 2 / 3],
    [[5, 5, 5], 1, 0],
  ])('of %j at %i is %f', (series, lag, expected) => {
    expect(autocorrelation(series, lag)).toBeCloseTo(expected, 12)
  })
  test('a lag of -1 is refused', () => {
    expect(() => autocorrelation([1, 2], -1)).toThrow('lag')
  })
})

describe('the test for seasons', () => {
  test('finds a repetition, and none in a line or without period', () => {
    expect(isSeasonal(fourTimes, 4)).toBe(true)
    expect(isSeasonal(noiseOf(40), 4)).toBe(false)
    expect(isSeasonal(fourTimes, 1)).toBe(false)
  })
  test('asks for three periods', () => {
    expect(isSeasonal(fourTimes.slice(0, 11), 4, 0)).toBe(false)
    expect(isSeasonal(fourTimes, 4, 0)).toBe(true)
  })
  test('draws the line where it is told: beyond so many standard errors', () => {
    const lags = [1, 2, 3].map((lag) => autocorrelation(fourTimes, lag))
    const error = Math.sqrt((1 + 2 * lags.reduce((sum, r) => sum + r * r, 0)) / 12)
    const limit = 2 / 3 / error
    expect(isSeasonal(fourTimes, 4, limit * 1.001)).toBe(false)
    expect(isSeasonal(fourTimes, 4, limit * 0.999)).toBe(true)
  })
  test('a period of 0 is refused', () => {
    expect(() => isSeasonal(fourTimes, 0)).toThrow('period')
  })
})

describe('the classical pattern', () => {
  test('of 1, 3, 1, 3, 1, 3 is half and one and a half', () => {
    expect(classicalPattern([1, 3, 1, 3, 1, 3], 2)).toEqual({ kind: 'factors', pattern: [0.5, 1.5] })
  })
  test('of quarters has mean 1', () => {
    const { kind, pattern } = classicalPattern(quarters, 4)
    expect(kind).toBe('factors')
    expect(rounded(pattern)).toEqual([0.8135, 1.0093, 1.3305, 0.8466])
    expect(pattern.reduce((a, b) => a + b, 0)).toBeCloseTo(4, 12)
  })
  test('an odd period has whole weights only', () => {
    expect(rounded(classicalPattern([1, 2, 3, 1, 2, 3, 1, 2, 3], 3).pattern)).toEqual([0.5, 1, 1.5])
  })
  test('with a value that is not positive it is added, with mean 0', () => {
    const { kind, pattern } = classicalPattern([0, 2, 0, 2, 0, 2], 2)
    expect({ kind, pattern }).toEqual({ kind: 'addends', pattern: [-1, 1] })
  })
  test('less than two periods, a period of 1 and values that are no number are refused', () => {
    expect(() => classicalPattern([1, 2, 3], 2)).toThrow('two periods of 2')
    expect(() => classicalPattern([1, 2, 3], 1)).toThrow('period')
    expect(() => classicalPattern([1, Number.NaN, 3, 4], 2)).toThrow('series[1]')
  })
})

describe('the shrunk pattern', () => {
  test('keeps what repeats itself exactly', () => {
    expect(rounded(shrunkPattern(fourTimes, 4).pattern)).toEqual(rounded(classicalPattern(fourTimes, 4).pattern))
  })
  test('weighs newer years more: a season that grows is nearer to its newest ratio', () => {
    expect(rounded(shrunkPattern(quarters, 4).pattern)).toEqual([0.815, 1.007, 1.3304, 0.8475])
    expect(
      rounded(
        shrunkPattern(
          quarters.map((value) => value - 8),
          4,
        ).pattern,
      ),
    ).toEqual([-1.5776, 0.0854, 2.7363, -1.2441])
  })
  test('draws noise towards nothing', () => {
    const noise = noiseOf(48)
    expect(size(shrunkPattern(noise, 12).pattern)).toBeLessThan(0.35 * size(classicalPattern(noise, 12).pattern))
  })
  test('of a series without any movement is none', () => {
    expect(shrunkPattern([2, 2, 2, 2, 2, 2, 2, 2], 4).pattern).toEqual([1, 1, 1, 1])
    expect(shrunkPattern([0, 0, 0, 0, 0, 0, 0, 0], 4).pattern).toEqual([0, 0, 0, 0])
  })
})

describe('taking seasons off and putting them on', () => {
  test.each([
    [{ kind: 'factors' as const, pattern: [0.5, 1.5] }, [2, 6, 4], [4, 4, 8]],
    [{ kind: 'addends' as const, pattern: [-1, 1] }, [2, 6, 4], [3, 5, 5]],
    [noSeasonality, [2, 6, 4], [2, 6, 4]],
  ])('%j', (seasonality, series, adjusted) => {
    expect(withoutSeasons(series, seasonality)).toEqual(adjusted)
    expect(withSeasons(adjusted, seasonality, 0)).toEqual(series)
  })
  test('what follows three values begins with the second season of two', () => {
    expect(withSeasons([10, 10], { kind: 'factors', pattern: [0.5, 1.5] }, 3)).toEqual([15, 5])
    expect(withSeasons([10, 10], { kind: 'addends', pattern: [-1, 1] }, 3)).toEqual([11, 9])
  })
})
