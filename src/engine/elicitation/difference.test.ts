import { expect, test } from 'vitest'
import type { Bounds } from '../distributions/cdf.ts'
import { scaleBetween } from '../distributions/scale.ts'
import { differenceFrom } from './difference.ts'
import { curveOfThreeNumbers } from './three-numbers.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const deviation = 10 / 1.2815515655446004
const normalAt = (middle: number) =>
  curveOfThreeNumbers({ low: middle - 10, middle, high: middle + 10 }, scaleBetween(0, 100), open).cdf
const trend = normalAt(40)

test('two normals differ by .7213 bits times their distance squared', () => {
  for (const distance of [0.5, 1, 1.5])
    expect(differenceFrom(trend, normalAt(40 + distance * deviation)).bits / (0.7213 * distance ** 2)).toBeCloseTo(1, 1)
  const { bits, times } = differenceFrom(trend, normalAt(40 + deviation))
  expect(times).toBeCloseTo(2 ** bits, 12)
  expect(times).toBeCloseTo(1.65, 1)
})

test('the word for a difference grows with it', () => {
  const wordAt = (distance: number) => differenceFrom(trend, normalAt(40 + distance * deviation)).word
  expect([0, 0.2, 0.35, 0.75, 0.95, 1.5, 2].map(wordAt)).toEqual([
    'alike',
    'alike',
    'near',
    'near',
    'apart',
    'apart',
    'far',
  ])
  expect(differenceFrom(trend, trend)).toEqual({ bits: 0, times: 1, word: 'alike' })
})
