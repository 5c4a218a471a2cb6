/** What follows from how often a series has a value, where series of quarters differ from those of years and months. */
import { describe, expect, test } from 'vitest'
import { aSeries } from '../../test/given/series.ts'
import { evenSteps } from './even-steps.ts'
import { askedOf, howOften, sayDaysOf } from './how-often.ts'
import { yearsBefore } from './observations.ts'
import { observedAt, whyNotSeries } from './series.ts'
import { stepAfter, stepsAhead, stepsBetween } from './steps-ahead.ts'
import { saySpan, sayStep } from './words.ts'

test.each([
  ['yearly', '2027'],
  ['quarterly', '2027-Q3'],
  ['monthly', '2027-07'],
] as const)('a year means to a %s series %s, the first after its middle or itself', (frequency, at) => {
  expect(askedOf('2027', frequency)).toBe(at)
  expect(askedOf(at, frequency)).toBe(at)
})

describe('steps of quarters', () => {
  test.each([
    ['2025-Q3', 1, '2025-Q4'],
    ['2025-Q4', 1, '2026-Q1'],
    ['2026-Q1', -1, '2025-Q4'],
    ['2021-Q2', 22, '2026-Q4'],
  ])('after %s come %d to %s, and back', (from, steps, to) => {
    expect(stepAfter(from, steps)).toBe(to)
    expect(stepsBetween(from, to, 'quarterly')).toBe(steps)
  })
  test('to a day count as to the quarter in which it lies', () =>
    expect(stepsBetween('2026-Q1', '2026-11-23', 'quarterly')).toBe(3))
  test('go ten years ahead, however far the horizon lies', () =>
    expect([2027, 2080].map((to) => stepsAhead('2026-Q3', 'quarterly', to))).toEqual([40, 40]))
  test('are said', () => {
    expect(sayStep('2027-Q1', '2026-Q3')).toBe('Q1 2027 is step 2 of a series that ends in Q3 2026')
    expect(saySpan(['2001-Q1', 0], ['2026-Q3', 0])).toBe('Q1 2001 to Q3 2026')
  })
  test('are filled in between those that were measured, on the straight line', () =>
    expect(
      evenSteps(
        [
          ['2023-Q3', 1],
          ['2024-Q2', 4],
        ],
        'quarterly',
        9,
      )?.observations,
    ).toEqual(
      [['2023-Q3', 1], ['2023-Q4', 2], ['2024-Q1', 3], ['2024-Q2', 4]], // prettier-ignore
    ))
  test('a year back lead to the same quarter', () =>
    expect(yearsBefore([['2024-Q2', 1], ['2024-Q3', 2], ['2025-Q3', 3]], ['2025-Q3', 3], 1)).toEqual(['2024-Q3', 2])) // prettier-ignore
})

const quarters = (...at: string[]) => {
  const observations = at.map((one, i): [string, number] => [one, i])
  return whyNotSeries(aSeries(observations, { frequency: 'quarterly', retrieved: '2026-08-20' }))
}

describe('a quarterly series', () => {
  test('takes quarters that have begun when it was retrieved, and no other dates', () => {
    expect(quarters('2026-Q2', '2026-Q3')).toBeNull()
    expect(quarters('2026-Q3', '2026-Q4')).toBe('has 2026-Q4, which comes after it was retrieved')
    expect(quarters('2026-Q1', '2026-06')).toBe('has "2026-06", which is no quarter')
    expect(quarters('2025', '2026-Q1')).toBe('has "2025", which is no quarter')
    expect(quarters('2026-Q2', '2026-Q1')).toBe('is out of order at 2026-Q1')
  })
  test('is no monthly one, though its dates are as long', () =>
    expect(
      whyNotSeries(
        aSeries(
          [
            ['2026-Q1', 1],
            ['2026-Q2', 2],
          ],
          { frequency: 'monthly' },
        ),
      ),
    ).toBe(
      // prettier-ignore
      'has "2026-Q1", which is no month',
    ))
  test('has no fifth quarter', () =>
    expect(['2026-Q1', '2026-Q4', '2026-Q5', '2026-Q0'].map((at) => observedAt.safeParse(at).success)).toEqual(
      [true, true, false, false], // prettier-ignore
    ))
})

test('the day of a period lies within it', () => {
  expect(['2026-Q1', '2026-Q4'].map(howOften.quarterly.dayOf)).toEqual(['2026-02-15', '2026-11-15'])
  expect(sayDaysOf).toBe('of a year its 1 July, of a quarter the 15th of its second month, of a month its first day')
})
