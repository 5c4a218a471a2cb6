import { expect, test } from 'vitest'
import { throughKnots } from './through-knots.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 10))
const through = (sampled: number[], knots: [place: number, probability: number][]) => {
  const points = throughKnots(
    Float64Array.from(sampled),
    knots.map(([place, probability]) => ({ place, probability })),
  )
  return points && [...points]
}

test('the points beside a knot move, in proportion to their nearness, and the ends stay', () => {
  expect(through([0, 0.4, 1], [[0.25, 0.3]])).toEqual(close([0, 0.6, 1]))
  expect(through([0, 0.4, 1], [[0.75, 0.8]])).toEqual(close([0, 0.6, 1]))
  expect(through([0.1, 0.4, 0.9], [[0.75, 0.6]])).toEqual(close([0.1, 0.3, 0.9]))
  // A knot at 1/3 of a step between movable points: moves of 2/3 and 1/3 by 9/5 of the miss .05.
  expect(through([0, 0.3, 0.6, 1], [[4 / 9, 0.45]])).toEqual(close([0, 0.36, 0.63, 1]))
})

test('a knot on a point is met there; without knots nothing moves', () => {
  expect(through([0, 0.4, 1], [[0.5, 0.7]])).toEqual(close([0, 0.7, 1]))
  expect(through([0.1, 0.4, 0.9], [])).toEqual([0.1, 0.4, 0.9])
  expect(
    through(
      [0.1, 0.4, 0.9],
      [
        [0, 0.1],
        [0.25, 0.3],
        [1, 0.9],
      ],
    ),
  ).toEqual(close([0.1, 0.5, 0.9]))
})

test('neighbouring knots are met together', () => {
  const points = through(
    [0, 0.2, 0.4, 0.6, 0.8, 1],
    [
      [0.25, 0.27],
      [0.42, 0.4],
      [0.65, 0.65],
    ],
  )
  const at = (place: number) => {
    const below = Math.floor(place * 5)
    return (points?.[below] ?? 0) * (1 - (place * 5 - below)) + (points?.[below + 1] ?? 0) * (place * 5 - below)
  }
  expect([0.25, 0.42, 0.65].map(at)).toEqual(close([0.27, 0.4, 0.65]))
})

test('no point passes another: it rather pushes none and gives up', () => {
  expect(through([0, 0.3, 0.35, 1], [[1 / 3, 0.6]])).toBeNull()
  expect(through([0, 0.6, 0.65, 1], [[2 / 3, 0.3]])).toBeNull()
  expect(through([0, 0.3, 0.35, 1], [[0.5, 0.8]])).toEqual(close([0, 0.6, 1, 1]))
  expect(through([0, 0.6, 0.65, 1], [[0.5, 0.1]])).toEqual(close([0, 0.075, 0.125, 1]))
})

test('where no rising points have the knots there is no answer', () => {
  expect(
    through(
      [0, 0.4, 1],
      [
        [0.2, 0.1],
        [0.3, 0.6],
      ],
    ),
  ).toBeNull()
  expect(through([0, 0.5, 1], [[0, 0.1]])).toBeNull()
  expect(through([0, 0.5, 1], [[1, 0.9]])).toBeNull()
})

test('the points given are not changed', () => {
  const sampled = Float64Array.of(0, 0.4, 1)
  throughKnots(sampled, [{ place: 0.25, probability: 0.3 }])
  expect([...sampled]).toEqual([0, 0.4, 1])
})
