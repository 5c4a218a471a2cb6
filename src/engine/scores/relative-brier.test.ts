import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { probability } from '../units.ts'
import { type RelativeBrier, relativeBrierScores } from './relative-brier.ts'

type Written = [forecaster: string, day: number, p: number]
const scores = (forecasts: Written[], daysOpen: number, happened = true) =>
  Object.fromEntries(
    relativeBrierScores(
      forecasts.map(([forecaster, day, p]) => ({ forecaster, day, probability: probability(p) })),
      { daysOpen, happened },
    ),
  )
const near = (absolute: number, relative: number | null, rank: number): RelativeBrier => ({
  absolute: expect.closeTo(absolute, 10),
  relative: relative === null ? null : expect.closeTo(relative, 10),
  rank,
})

test('relative Brier scores of worked cases', () => {
  expect(
    scores(
      [
        ['A', 0, 0.9],
        ['B', 0, 0.2],
      ],
      1,
    ),
  ).toEqual({ A: near(0.02, -0.63, 1), B: near(1.28, 0.63, 2) })
  expect(
    scores(
      [
        ['A', 0, 0.9],
        ['B', 0, 0.2],
      ],
      1,
      false,
    ),
  ).toEqual({ A: near(1.62, 0.77, 2), B: near(0.08, -0.77, 1) })
  // Ten days, or part of one: the same.
  expect(
    scores(
      [
        ['A', 0, 0.9],
        ['B', 0, 0.2],
      ],
      0.3,
    ),
  ).toEqual({ A: near(0.02, -0.63, 1), B: near(1.28, 0.63, 2) })
  expect(scores([['A', 0, 0.9]], 7)).toEqual({ A: near(0.02, null, 1) })
  expect(scores([], 7)).toEqual({})
})

test('a day has the mean of its forecasts, the first day with the hours before it', () => {
  // .5 from noon of day 1 on: 1.5 days of .9, then half a day of .5.
  expect(
    scores(
      [
        ['A', 0, 0.9],
        ['A', 1.5, 0.5],
      ],
      2,
    ),
  ).toEqual({ A: near((0.02 + 2 * 0.3 ** 2) / 2, null, 1) })
  // .4 for .25 of the first day, then .8 for the rest of it, the first half of the day too.
  expect(
    scores(
      [
        ['A', 0.5, 0.4],
        ['A', 0.75, 0.8],
      ],
      1,
    ),
  ).toEqual({ A: near(2 * 0.3 ** 2, null, 1) })
  // Days without a forecast count as perfect: why this form is not used to rank people.
  expect(scores([['late', 3, 0.9]], 4)).toEqual({ late: near(0.02 / 4, null, 1) })
  // Half a day at the end counts half.
  expect(
    scores(
      [
        ['A', 0, 0.9],
        ['A', 1, 0.5],
      ],
      1.5,
    ),
  ).toEqual({ A: near((0.02 + 0.5 * 0.5) / 1.5, null, 1) })
})

test('forecasts are taken in order of their days, those after the end not at all', () => {
  const inOrder = scores(
    [
      ['A', 0, 0.9],
      ['A', 1, 0.5],
      ['B', 0, 0.2],
    ],
    2,
  )
  expect(
    scores(
      [
        ['B', 0, 0.2],
        ['A', 1, 0.5],
        ['A', 0, 0.9],
        ['A', 2, 0.1],
        ['C', 3, 0.1],
        ['D', 2, 0.1],
      ],
      2,
    ),
  ).toEqual(inOrder)
})

test('equals share a rank, and the median of three is the middle one', () => {
  expect(
    scores(
      [
        ['A', 0, 0.9],
        ['B', 0, 0.9],
        ['C', 0, 0.2],
      ],
      1,
    ),
  ).toEqual({ A: near(0.02, 0, 1), B: near(0.02, 0, 1), C: near(1.28, 1.26, 3) })
})

test('who joins later is compared from then on, and a broken day weighs its part', () => {
  const written: Written[] = [
    ['A', 0, 0.9],
    ['B', 0, 0.2],
    ['C', 2, 0.5],
  ]
  // Two days with the median .65, half a day with .5: C's.
  expect(scores(written, 2.5)).toEqual({
    A: near(0.02, (2 * -0.63 + 0.5 * -0.48) / 2.5, 1),
    B: near(1.28, (2 * 0.63 + 0.5 * 0.78) / 2.5, 3),
    C: near((0.5 * 0.5) / 2.5, 0, 2),
  })
})

test('a mean of ones is not pushed past 1 by rounding', () => {
  const ones = [0.015, 0.035, 0.047].map((day): Written => ['A', day, 1])
  expect(scores(ones, 0.3)).toEqual({ A: near(0, null, 1) })
})

test('days that are none are refused', () => {
  for (const daysOpen of [0, -1])
    expect(() => scores([], daysOpen)).toThrow(new InvalidInput('daysOpen', `must be more than 0, not ${daysOpen}`))
  expect(() => scores([], Number.NaN)).toThrow('daysOpen must be a finite number')
  for (const day of [-0.1, Number.NaN, Infinity]) {
    expect(() =>
      scores(
        [
          ['A', 0, 0.5],
          ['A', day, 0.5],
        ],
        2,
      ),
    ).toThrow(new InvalidInput('forecasts[1].day', `must be finite and not negative, but is ${day}`))
  }
})
