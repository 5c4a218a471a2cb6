import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { direction } from './direction.ts'

const upward = Array.from({ length: 10 }, (_, i) => i + 1)
const wavy = [
  3.1, 3.4, 3.9, 4.6, 4.4, 4.1, 3.2, 2.8, 2.5, 2.9, 3.3, 4.2, 4.9, 5.3, 5.1, 4.7, 4.0, 3.6, 3.9, 4.8, 5.6, 6.1, 5.9,
  5.2,
]

test('the worked case rises, and falls turned round', () => {
  expect(direction(upward)).toEqual({
    direction: 'rising',
    score: expect.closeTo(3.9355, 4),
    tau: 1,
    varianceFactor: 1,
  })
  expect(direction(upward.toReversed())).toEqual({
    direction: 'falling',
    score: expect.closeTo(-3.9355, 4),
    tau: -1,
    varianceFactor: 1,
  })
})

test('a wave is no direction, though the plain test would name one: its score of 3.03 shrinks by the root of 11.5', () => {
  expect(direction(wavy)).toEqual({
    direction: 'no-clear-direction',
    score: expect.closeTo(3.0270685248089073 / Math.sqrt(11.5), 9),
    tau: expect.closeTo(0.44565217391304346, 12),
    varianceFactor: expect.closeTo(11.5, 9),
  })
})

test('1.96 standard errors are the border', () => {
  // S = 23 and 21 of ten values: scores 22 / sqrt 125 = 1.968 and 20 / sqrt 125 = 1.789, where the variance is not
  // widened.
  expect(direction([4, 2, 3, 5, 6, 7, 9, 1, 10, 8])).toMatchObject({
    direction: 'rising',
    score: expect.closeTo(1.9677, 4),
  })
  expect(direction([5, 2, 7, 1, 4, 6, 3, 8, 10, 9])).toMatchObject({
    direction: 'no-clear-direction',
    score: expect.closeTo(1.7889, 4),
  })
  expect(direction([7, 9, 8, 6, 5, 4, 2, 10, 1, 3])).toMatchObject({
    direction: 'falling',
    score: expect.closeTo(-1.9677, 4),
  })
})

test('nothing but equal values goes nowhere', () => {
  expect(direction(Array.from({ length: 12 }, () => 4))).toMatchObject({
    direction: 'no-clear-direction',
    score: 0,
    tau: 0,
  })
})

test('units do not matter, and turning round turns round', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 10, maxLength: 30 }), (values) => {
      const answer = direction(values)
      expect(direction(values.map((value) => 1e290 * value))).toEqual(answer)
      expect(direction(values.map((value) => Math.expm1(value / 10)))).toEqual(answer)
      const turned = direction(values.map((value) => -value))
      if ('refused' in answer || 'refused' in turned) throw new Error('ten values are enough')
      expect(turned.score).toBeCloseTo(-answer.score, 9)
      expect(turned.varianceFactor).toBeCloseTo(answer.varianceFactor, 9)
    }),
  )
})

test('fewer than ten values are refused, senseless ones throw', () => {
  for (const values of [[], [1], upward.slice(1)])
    expect(direction(values)).toEqual({ refused: 'too-few-points', needed: 10 })
  expect(() => direction([1, Infinity])).toThrow('values[1] must be a finite number')
})

const file = join(import.meta.dirname, '../../../../shared/reference/series/series.csv')

describe.skipIf(!existsSync(file))(
  'the reference series (skipped where shared/reference is not beside the repository)',
  () => {
    test.each([
      ['co2-ppm-global', 'rising'],
      ['population-world', 'rising'],
      ['solar-electricity', 'rising'],
      ['child-mortality', 'falling'],
      ['arctic-ice-september', 'falling'],
      ['hiv-death-share', 'no-clear-direction'],
      ['democracy-eiu', 'no-clear-direction'],
    ])('%s: %s', (id, expected) => {
      const rows = readFileSync(file, 'utf8').split('\n')
      const values = rows.filter((row) => row.startsWith(`${id},`)).map((row) => Number(row.split(',')[2]))
      expect(direction(values)).toMatchObject({ direction: expected })
    })
  },
)
