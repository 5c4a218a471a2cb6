/** A curve of parts is scored, pooled and told as the curve that it is, and not as the one through its five quantiles. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { poolOfCdfs } from '#engine/crowd/distribution-pool.ts'
import { bucketMasses } from '#engine/distributions/buckets.ts'
import type { Component } from '#engine/elicitation/components/component.ts'
import { curveOfComponents } from '#engine/elicitation/components/components.ts'
import { baselineOfBuckets } from '#engine/scores/baseline-score.ts'
import { quantilesOn } from '#predictions/curves/through.ts'
import { wholeOf } from '#predictions/in-parts/whole.ts'
import type { EstimateOf, QuestionOf } from '#predictions/question-types/schemas/index.ts'
import { coarseAmounts } from '../crowd/coarse.ts'
import { pooledOf } from '../crowd/index.ts'
import { numericShift } from '../shift/numeric.ts'
import { scoredType } from './index.ts'

const range = { min: 0, max: 200, openBelow: false, openAbove: true, scale: 'linear' as const }
const question: QuestionOf<'numeric'> = { type: 'numeric', unit: 'ppm', range }
const days: QuestionOf<'date'> = {
  type: 'date',
  range: { min: '2030-01-01', max: '2030-07-20', openBelow: false, openAbove: true }, // 200 days
}
/** On the scale, and the same as somebody says it of 200 ppm. */
const hump = fc.record({
  centre: fc.integer({ min: 20, max: 180 }).map((value) => value / 200),
  left: fc.integer({ min: 1, max: 20 }).map((value) => value / 200),
  right: fc.integer({ min: 1, max: 100 }).map((value) => value / 200),
  weight: fc.double({ min: 0.1, max: 10, noNaN: true }),
})
const humps = fc.array(hump, { minLength: 1, maxLength: 5 })
const inPpm = (components: readonly Component[]): EstimateOf<'numeric'> => {
  const parts = components.map(({ centre, left, right, weight }) => ({
    from: (centre - left) * 200,
    top: centre * 200,
    to: (centre + right) * 200,
    weight,
  }))
  return wholeOf(question, { type: 'numeric', parts }) as EstimateOf<'numeric'>
}
const bounds = { openBelow: false, openAbove: true }
const byHand = (components: readonly Component[]) => curveOfComponents(components, bounds)
const close = (all: ArrayLike<number>) => Array.from(all, (one) => expect.closeTo(one, 9))

test('a forecast in parts has the score that the same curve has by hand, wherever the outcome lies', () => {
  const { massesOf, placeOf } = scoredType(question)(question)
  fc.assert(
    fc.property(humps, fc.integer({ min: 0, max: 260 }), (components, came) => {
      const masses = massesOf(inPpm(components))
      const wanted = bucketMasses(byHand(components))
      expect(Array.from(masses)).toEqual(close(wanted))
      const place = placeOf(String(came)) ?? -1
      expect(baselineOfBuckets(masses, place, 1)).toBeCloseTo(baselineOfBuckets(wanted, place, 1), 6)
    }),
  )
})

test('days in parts likewise', () => {
  const { massesOf } = scoredType(days)(days)
  const parts = [{ from: '2030-02-10', top: '2030-02-20', to: '2030-03-12', weight: 1 }]
  const masses = massesOf(wholeOf(days, { type: 'date', parts }) as EstimateOf<'date'>)
  const wanted = bucketMasses(byHand([{ centre: 50 / 200, left: 10 / 200, right: 20 / 200, weight: 1 }]))
  expect(Array.from(masses)).toEqual(close(wanted))
})

test('between two parts lies next to nothing, which the five quantiles alone would not say', () => {
  const { massesOf } = scoredType(question)(question)
  const both = inPpm([
    { centre: 0.1, left: 0.01, right: 0.01, weight: 1 },
    { centre: 0.9, left: 0.01, right: 0.01, weight: 1 },
  ])
  const { parts: _, ...five } = both
  const between = (estimate: EstimateOf<'numeric'>) =>
    Array.from(massesOf(estimate))
      .slice(60, 140)
      .reduce<number>((sum, mass) => sum + (mass ?? 0), 0)
  expect(between(both)).toBeLessThan(0.01)
  expect(between(five)).toBeGreaterThan(0.02)
})

test('a crowd of forecasts in parts is the mixture of their curves, and moves by them', () => {
  const last = inPpm([{ centre: 0.5, left: 0.1, right: 0.1, weight: 1 }])
  const { voiceOf } = numericShift(question, last)
  const line = { scale: { min: 0, max: 200, zeroPoint: null }, bounds }
  fc.assert(
    fc.property(fc.array(humps, { minLength: 3, maxLength: 4 }), (people) => {
      const standing = people.map((one) => ({ estimate: inPpm(one), wording: '' }))
      const mixed = poolOfCdfs(people.map(byHand), null)
      const { estimate } = pooledOf({ question, wording: '' }, standing)
      expect(estimate).toEqual({ type: 'numeric', quantiles: coarseAmounts(quantilesOn(line, mixed), range) })
      const voices = standing.map((one) => Array.from(voiceOf(one.estimate)))
      expect(voices).toEqual(people.map((one) => close(byHand(one))))
    }),
  )
})
