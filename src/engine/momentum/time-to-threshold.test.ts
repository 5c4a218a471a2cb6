import fc from 'fast-check'
import { expect, test } from 'vitest'
import { probability, year } from '../units.ts'
import { crossingQuantile, timeToThreshold, yearAfter } from './time-to-threshold.ts'

const worked = [
  [1, 3, 1],
  [2, 2, 4],
  [0, 1, 2],
]
const up = { threshold: 3, direction: 'up', last: 1 } as const

test('the worked case: a path that falls back has still crossed', () => {
  expect(timeToThreshold(worked, up)).toEqual({ state: 'ahead', crossedBy: [0, 1 / 3, 2 / 3], notWithinHorizon: 1 / 3 })
  expect(
    timeToThreshold(
      worked.map((path) => Float64Array.from(path)),
      up,
    ),
  ).toEqual(timeToThreshold(worked, up))
})

test('downwards it is the mirror image', () => {
  const mirrored = worked.map((path) => path.map((value) => -value))
  expect(timeToThreshold(mirrored, { threshold: -3, direction: 'down', last: -1 })).toEqual(timeToThreshold(worked, up))
})

test('what is at or beyond the threshold is there already', () => {
  for (const last of [3, 4]) expect(timeToThreshold(worked, { ...up, last })).toEqual({ state: 'reached-already' })
  for (const last of [3, 2])
    expect(timeToThreshold(worked, { threshold: 3, direction: 'down', last })).toEqual({ state: 'reached-already' })
})

test('never and at once', () => {
  expect(timeToThreshold([[1, 1]], up)).toEqual({ state: 'ahead', crossedBy: [0, 0], notWithinHorizon: 1 })
  expect(timeToThreshold([[3, 1]], up)).toEqual({ state: 'ahead', crossedBy: [1, 1], notWithinHorizon: 0 })
})

test('the chances never fall, and with the rest they make 1', () => {
  const paths = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 6, maxLength: 6 }), { minLength: 1 })
  fc.assert(
    fc.property(paths, (given) => {
      const answer = timeToThreshold(given, { threshold: 5, direction: 'up', last: 0 })
      if (answer.state === 'reached-already') throw new Error('it is not')
      expect(answer.crossedBy).toEqual(answer.crossedBy.toSorted((a, b) => a - b))
      expect(answer.crossedBy.at(-1)! + answer.notWithinHorizon).toBeCloseTo(1, 12)
      expect(answer.crossedBy[0]).toBe(given.filter(([first]) => first! >= 5).length / given.length)
    }),
  )
})

test('quantiles are whole periods, or beyond the horizon', () => {
  const crossedBy = [0, 1 / 3, 2 / 3].map((chance) => probability(chance))
  const quantile = (p: number) => crossingQuantile(crossedBy, probability(p))
  expect([0.01, 1 / 3, 0.34, 0.5, 2 / 3, 0.7, 1].map(quantile)).toEqual([2, 2, 3, 3, 3, null, null])
  expect(crossingQuantile([probability(0.5), probability(1)], probability(0.3))).toBe(1)
  expect(() => quantile(0)).toThrow('p must be above 0')
})

test('periods become years', () => {
  expect(yearAfter(year(2025), 3, 4)).toBe(2025.75)
  expect(yearAfter(year(2025), 7, 1)).toBe(2032)
  for (const bad of [0, -1, Number.NaN])
    expect(() => yearAfter(year(2025), 1, bad)).toThrow('periodsPerYear must be above 0')
  expect(() => yearAfter(year(2025), Infinity, 1)).toThrow('period must be a finite number')
})

test('senseless input throws', () => {
  for (const paths of [[], [[]]])
    expect(() => timeToThreshold(paths, up)).toThrow('paths must hold at least one path of at least one period')
  expect(() => timeToThreshold([[1, 2], [1]], up)).toThrow('paths[1] must have 2 periods as the first has, not 1')
  expect(() => timeToThreshold([[1, Number.NaN]], up)).toThrow('paths[0][1] must be a finite number')
  expect(() => timeToThreshold(worked, { ...up, threshold: Infinity })).toThrow('threshold must be a finite number')
  expect(() => timeToThreshold(worked, { ...up, last: Number.NaN })).toThrow('last must be a finite number')
})
