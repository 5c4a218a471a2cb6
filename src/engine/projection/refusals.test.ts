import { describe, expect, test } from 'vitest'
import { whyNotFromTakeOff, whyNotProject } from './refusals.ts'

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const years = ten.map((value) => 2000 + value)
const filled = (count: number) => ten.map((_, i) => i < count)

test.each([
  ['nine points', { values: ten.slice(1) }, 1, { refused: 'too-few-points', found: 9, allowed: 10 }],
  ['no point', { values: [] }, 4, { refused: 'too-few-points', found: 0, allowed: 10 }],
  ['23 months', { values: [...ten, ...ten, 1, 2, 3] }, 12, { refused: 'too-few-points', found: 23, allowed: 24 }],
  ['ten points', { values: ten }, 1, null],
  ['24 months', { values: [...ten, ...ten, 1, 2, 3, 4] }, 12, null],
  ['always the same', { values: ten.map(() => 4) }, 1, { refused: 'constant', found: 1, allowed: 2 }],
  [
    'three of ten filled in',
    { values: ten, interpolated: filled(3) },
    1,
    { refused: 'too-many-interpolated', found: 0.3, allowed: 0.2 },
  ],
  ['two of ten filled in', { values: ten, interpolated: filled(2) }, 1, null],
  ['every year', { values: ten, times: years }, 1, null],
  ['quarters of a year', { values: ten, times: ten.map((i) => 2000 + i / 4) }, 4, null],
] as const)('%s', (_, observations, period, expected) => {
  expect(whyNotProject(observations, period)).toEqual(expected)
})

describe('steps in time', () => {
  test('months of 28 to 31 days are regular', () => {
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    const ends = [...days, ...days].reduce<number[]>((sum, day) => [...sum, (sum.at(-1) ?? 2001) + day / 365], [])
    expect(whyNotProject({ values: ends.map((_, i) => i), times: ends }, 12)).toBeNull()
  })
  test('a year left out is not, nor are quarters taken for years', () => {
    const gap = years.map((time) => (time > 2005 ? time + 1 : time))
    expect(whyNotProject({ values: ten, times: gap }, 1)).toEqual({ refused: 'irregular', found: 1, allowed: 0.1 })
    expect(whyNotProject({ values: ten, times: ten.map((i) => 2000 + i / 4) }, 1)).toMatchObject({
      refused: 'irregular',
      found: 0.75,
    })
  })
  test('a step may be a tenth too short', () => {
    const late = years.map((time, i) => (i === 9 ? time - 0.09 : time))
    expect(whyNotProject({ values: ten, times: late }, 1)).toBeNull()
    expect(
      whyNotProject({ values: ten, times: years.map((time, i) => (i === 9 ? time - 0.11 : time)) }, 1),
    ).not.toBeNull()
  })
})

const withValue = (value: number) => () => whyNotProject({ values: [1, value] }, 1)

test('what makes no sense is thrown back', () => {
  expect(withValue(Number.NaN)).toThrow('values[1] must be a finite number')
  expect(withValue(1.1e300)).toThrow('values[1] must be no larger')
  expect(withValue(-1.1e300)).toThrow('values[1]')
  expect(whyNotProject({ values: [1, 1e300] }, 1)).toMatchObject({ refused: 'too-few-points' })
  expect(() => whyNotProject({ values: ten, times: [2001] }, 1)).toThrow('times must have the length of values, 10')
  expect(() => whyNotProject({ values: ten, times: years.with(3, 2003) }, 1)).toThrow('times[3] must be later')
  expect(() => whyNotProject({ values: ten, times: years.with(3, Number.NaN) }, 1)).toThrow('times[3]')
  expect(() => whyNotProject({ values: ten, interpolated: [true] }, 1)).toThrow('interpolated')
})

test('what is left after a take-off must be enough, and move', () => {
  expect(whyNotFromTakeOff(ten, 1)).toBeNull()
  expect(whyNotFromTakeOff(ten.slice(1), 1)).toEqual({
    refused: 'too-few-points-since-take-off',
    found: 9,
    allowed: 10,
  })
  expect(
    whyNotFromTakeOff(
      ten.map(() => 3),
      1,
    ),
  ).toEqual({ refused: 'constant', found: 1, allowed: 2 })
})
