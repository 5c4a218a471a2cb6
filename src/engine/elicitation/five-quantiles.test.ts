/** What is meant by five quantiles. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, leastStep } from '../distributions/cdf.ts'
import { fitQuantiles } from '../distributions/fit/quantile-fit.ts'
import { cumulativeAt, percentPoint } from '../distributions/percent-point.ts'
import { placeOf, scaleBetween } from '../distributions/scale.ts'
import { normalChance } from '../projection/normal-chance.ts'
import { curveOfFiveQuantiles, type FiveQuantiles } from './five-quantiles.ts'
import { curveOfThreeNumbers } from './three-numbers.ts'

const chances = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const
const names = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
const scores = [-1.6448536269514722, -0.6744897501960817, 0, 0.6744897501960817, 1.6448536269514722]
const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const even = scaleBetween(0, 100, null)

function five(values: readonly number[]): FiveQuantiles {
  const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = values
  return { p5, p25, p50, p75, p95 }
}
const normal = (middle: number, deviation: number) => five(scores.map((score) => middle + score * deviation))

/** What a curve loses beside what is so, in nats a forecast, over the steps of the scale. */
function loss(truth: (value: number) => number, cdf: Float64Array): number {
  const steps = cdf.length - 1
  const masses = Array.from({ length: steps }, (_, i) => [
    truth((100 * (i + 1)) / steps) - truth((100 * i) / steps),
    (cdf[i + 1] ?? 0) - (cdf[i] ?? 0),
  ])
  const all = [[truth(0), cdf[0] ?? 0], [1 - truth(100), 1 - (cdf.at(-1) ?? 1)], ...masses]
  return all.reduce((sum, [is = 0, said = 0]) => sum + (is > 1e-12 ? is * Math.log(is / Math.max(said, 1e-9)) : 0), 0)
}

const through = (quantiles: FiveQuantiles, bounds: Bounds) =>
  fitQuantiles(
    names.map((name) => ({ probability: chances[name], value: quantiles[name] })),
    even,
    bounds,
  ).cdf

test('five quantiles of a normal are nearly that normal, which a curve through the five alone is not', () => {
  for (const [middle, deviation] of [
    [50, 10],
    [40, 3],
    [50, 30],
  ] as const) {
    const truth = (value: number) => normalChance((value - middle) / deviation)
    const ours = loss(truth, curveOfFiveQuantiles(normal(middle, deviation), even, open).cdf)
    expect(ours).toBeLessThan(0.011)
    expect(loss(truth, through(normal(middle, deviation), open))).toBeGreaterThan(5 * ours)
  }
  const { cdf } = curveOfFiveQuantiles(normal(50, 10), even, open)
  expect([1 - cumulativeAt(cdf, 0.8), 1 - cumulativeAt(through(normal(50, 10), open), 0.8)]).toEqual([
    expect.closeTo(0.0042, 4),
    expect.closeTo(0.0127, 4),
  ])
})

test('five that agree with three numbers are the same curve', () => {
  const three = curveOfThreeNumbers({ low: 37.18448, middle: 50, high: 62.81552 }, even, open).cdf
  const { cdf } = curveOfFiveQuantiles(normal(50, 10), even, open)
  cdf.forEach((value, i) => expect(value).toBeCloseTo(three[i] ?? 0, 2))
})

const lognormal = (value: number) => (value <= 0 ? 0 : normalChance(Math.log(value / 20) / 0.8))

test('what a lognormal says on a scale that is closed at nought lies as it lies', () => {
  const said = five(scores.map((score) => 20 * Math.exp(0.8 * score)))
  const bounds = { openBelow: false, openAbove: true }
  expect(loss(lognormal, curveOfFiveQuantiles(said, even, bounds).cdf)).toBeLessThan(0.001)
  expect(loss(lognormal, through(said, bounds))).toBeGreaterThan(0.03)
})

test('a quantile at an open end says there or beyond: then the curve goes through the five alone', () => {
  const said = five([60, 90, 100, 100, 100])
  expect(curveOfFiveQuantiles(said, even, open).cdf).toEqual(through(said, open))
  const within = five([60, 90, 95, 98, 99])
  expect(curveOfFiveQuantiles(within, even, open).cdf).not.toEqual(through(within, open))
})

const rising = fc
  .uniqueArray(fc.oneof(fc.double({ min: 1, max: 1000, noNaN: true }), fc.constantFrom(1, 1000)), {
    minLength: 5,
    maxLength: 5,
  })
  .map((values) => five(values.toSorted((a, b) => a - b)))

/** Those of the five that lie on the scale, where none had to be moved. */
function met(said: FiveQuantiles, moved: number, placeIn: (value: number) => number) {
  const inside = (name: (typeof names)[number]) => placeIn(said[name]) > 0 && placeIn(said[name]) < 1
  return moved > 0 ? [] : names.filter(inside)
}

test('whatever rises on the scale has a curve that never falls, has its floor and goes through what was said', () => {
  let compared = 0
  fc.assert(
    fc.property(rising, fc.boolean(), fc.boolean(), fc.boolean(), (said, openBelow, openAbove, isLog) => {
      fc.pre((openBelow || said.p5 > 1) && (openAbove || said.p95 < 1000))
      const scale = scaleBetween(1, 1000, isLog ? 0 : null)
      const { cdf, moved } = curveOfFiveQuantiles(said, scale, { openBelow, openAbove })
      const steps = Array.from(cdf.subarray(1), (value, i) => value - (cdf[i] ?? 0))
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(leastStep * 0.999_999)
      const compare = met(said, moved, (value) => placeOf(scale, value))
      compared += compare.length
      expect(compare.map((name) => percentPoint(cdf, chances[name]))).toEqual(
        compare.map((name) => expect.closeTo(placeOf(scale, said[name]), 6)),
      )
    }),
    { numRuns: 1000 },
  )
  expect(compared).toBeGreaterThan(500)
})

test('where the middle lies beside an end, what was said of the long side is not heaped beside it', () => {
  const { cdf } = curveOfFiveQuantiles(five([10, 50, 95, 96, 97]), even, closed)
  // A fifth lies between 10 and 50: not all of it beyond 40.
  expect(cumulativeAt(cdf, 0.4) - cumulativeAt(cdf, 0.1)).toBeGreaterThan(0.04)
})
