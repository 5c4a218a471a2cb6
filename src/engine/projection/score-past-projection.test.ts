import { expect, test } from 'vitest'
import { scorePastProjection } from './score-past-projection.ts'

const point = (step: number) => ({
  step,
  median: 5,
  bands: { 50: { low: 4, high: 6 }, 80: { low: 3, high: 7 }, 95: { low: 2, high: 8 } },
  knots: [2, 3, 4, 5, 6, 7, 8],
  naive: 3,
  validated: true,
})
const projection = { points: [point(1), point(2), point(3)], bounds: null, scale: 2 }

test('a truth of 6 where 5 was the median and 3 the last value', () => {
  const score = scorePastProjection(projection, [{ step: 1, value: 6 }])
  expect(score).toMatchObject({ error: 0.5, naiveError: 1.5, coverage: { 50: 1, 80: 1, 95: 1 }, intervalScore: 3 })
  expect(score?.points[0]).toMatchObject({ step: 1, value: 6, error: 1 })
  expect(score?.points[0]?.chanceOfAtLeast).toBeCloseTo(0.25, 12)
})

test('as values arrive, in any order, the score is their mean', () => {
  const score = scorePastProjection(projection, [
    { step: 3, value: 8.5 },
    { step: 1, value: 3.5 },
  ])
  expect(score?.error).toBeCloseTo((3.5 + 1.5) / 2 / 2, 12)
  expect(score?.naiveError).toBeCloseTo((5.5 + 0.5) / 2 / 2, 12)
  expect(score?.coverage).toEqual({ 50: 0, 80: 0.5, 95: 0.5 })
  expect(score?.intervalScore).toBeCloseTo((6 + 40 * 0.5 + 6) / 2 / 2, 9)
  expect(score?.points.map(({ step, error }) => [step, error])).toEqual([
    [3, 3.5],
    [1, -1.5],
  ])
  expect(score?.points[0]?.chanceOfAtLeast).toBeLessThan(0.025)
})

test('bounds count: below the least everything is at least that', () => {
  const score = scorePastProjection({ ...projection, bounds: { least: 3, most: 100 } }, [{ step: 2, value: 3 }])
  expect(score?.points[0]?.chanceOfAtLeast).toBe(1)
})

test('nothing has no score yet; a step never projected and what is no number are refused', () => {
  expect(scorePastProjection(projection, [])).toBeNull()
  expect(() => scorePastProjection(projection, [{ step: 4, value: 1 }])).toThrow(
    'arrived[0].step must be a step of the projection, not 4',
  )
  expect(() =>
    scorePastProjection(projection, [
      { step: 1, value: 1 },
      { step: 2, value: Number.NaN },
    ]),
  ).toThrow('arrived[1].value')
})
