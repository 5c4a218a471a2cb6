import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bounds } from '../../distributions/cdf.ts'
import { percentPoint } from '../../distributions/percent-point.ts'
import { scaleBetween } from '../../distributions/scale.ts'
import { InvalidInput } from '../../invalid-input.ts'
import { outOfOrder } from './order.ts'
import { chancesOfThresholds, curveOfThresholds, type ThresholdChance } from './thresholds.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const hundred = scaleBetween(0, 100)
const even = Array.from({ length: 201 }, (_, i) => i / 200)
const given = (...all: [number, number][]): ThresholdChance[] =>
  all.map(([threshold, chance]) => ({ threshold, chance }))

test('a curve says how likely each threshold is', () => {
  expect(chancesOfThresholds(even, scaleBetween(0, 50), [0, 10, 25, 50])).toEqual([1, 0.8, 0.5, 0])
})

test('thresholds make a curve that has their chances', () => {
  const { cdf, moved } = curveOfThresholds(given([20, 0.9], [30, 0.5], [40, 0.2]), hundred, open)
  expect(moved).toBe(0)
  expect([0.1, 0.5, 0.8].map((p) => percentPoint(cdf, p))).toEqual([0.2, 0.3, 0.4].map((u) => expect.closeTo(u, 9)))
})

test('from thresholds to a curve and back are the same chances, and those of a curve are in order', () => {
  const chances = fc.uniqueArray(fc.integer({ min: 2, max: 98 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(chances, (all) => {
      const falling = all.toSorted((a, b) => b - a).map((per) => per / 100)
      const thresholds = [15, 35, 60, 80]
      const { cdf, moved } = curveOfThresholds(
        thresholds.map((threshold, i) => ({ threshold, chance: falling[i]! })),
        hundred,
        closed,
      )
      expect(moved).toBe(0)
      expect(chancesOfThresholds(cdf, hundred, thresholds)).toEqual(falling.map((one) => expect.closeTo(one, 9)))
      const many = Array.from({ length: 101 }, (_, i) => i)
      expect(outOfOrder(chancesOfThresholds(cdf, hundred, many), 'falling')).toBeNull()
    }),
    { numRuns: 60 },
  )
})

test('thresholds that make no curve are refused by what is at fault', () => {
  const refusals: [ThresholdChance[], string, string][] = [
    [given([20, 0.9], [30, 0.95], [40, 0.2]), 'given[1].chance', 'must lie below the one before it, not at 0.95'],
    [given([20, 0.9], [30, 0.9], [40, 0.2]), 'given[1].chance', 'must lie below the one before it, not at 0.9'],
    [given([20, 0.9], [20, 0.5], [40, 0.2]), 'given[1].threshold', 'must lie above the one before it, not at 20'],
    [given([20, 1], [30, 0.5], [40, 0.2]), 'given[0].chance', 'must lie strictly between 0 and 1, not at 1'],
    [given([20, 0.9], [30, 0.5], [40, 0]), 'given[2].chance', 'must lie strictly between 0 and 1, not at 0'],
    [given([20, 0.9], [30, 0.5]), 'quantiles', 'must be at least 3, not 2'],
  ]
  for (const [all, argument, reason] of refusals)
    expect(() => curveOfThresholds(all, hundred, open)).toThrow(new InvalidInput(argument, reason))
  expect(() => chancesOfThresholds(even, hundred, [50, 101])).toThrow(
    new InvalidInput('thresholds[1]', 'must lie on the scale 0 to 100, not at 101'),
  )
})
