import { expect, test } from 'vitest'
import { scaleBetween } from './scale.ts'
import { distributionMean, distributionSummary } from './summary.ts'

const even = (first: number, last: number, points = 201) =>
  Array.from({ length: points }, (_, i) => first + ((last - first) * i) / (points - 1))
const near = (value: number) => expect.closeTo(value, 10)

test('the summary of a uniform distribution', () => {
  expect(distributionSummary(even(0, 1), scaleBetween(0, 50))).toEqual({
    mean: near(25),
    lowerQuartile: near(12.5),
    median: near(25),
    upperQuartile: near(37.5),
    interquartileRange: near(25),
    below: 0,
    above: 0,
  })
})

test('mass beyond a bound counts at the bound, and is said', () => {
  expect(distributionSummary(even(0.3, 0.9), scaleBetween(10, 20))).toEqual({
    mean: near(0.3 * 10 + 0.6 * 15 + 0.1 * 20),
    lowerQuartile: 10,
    median: near(10 + (10 * 0.2) / 0.6),
    upperQuartile: near(17.5),
    interquartileRange: near(7.5),
    below: 0.3,
    above: near(0.1),
  })
})

test('quantiles and mean follow the scale', () => {
  const log = scaleBetween(1, 1000, 0)
  const { median, lowerQuartile, mean } = distributionSummary(even(0, 1), log)
  expect(median).toBeCloseTo(Math.sqrt(1000), 9)
  expect(lowerQuartile).toBeCloseTo(1000 ** 0.25, 9)
  expect(mean).toBeCloseTo(999 / Math.log(1000), 6)
  expect(distributionMean([0, 0.5, 1], scaleBetween(-8, 4))).toBeCloseTo(-2, 12)
  expect(distributionMean([0, 1, 1], scaleBetween(0, 4))).toBeCloseTo(1, 12)
  // One step of a log scale by Simpson's rule: (1 + 4 * 10 + 100) / 6.
  expect(distributionMean([0, 1], scaleBetween(1, 100, 0))).toBeCloseTo(141 / 6, 10)
})

test('what is no CDF has no summary', () => {
  for (const compute of [distributionMean, distributionSummary]) {
    expect(() => compute([0.2], scaleBetween(0, 1))).toThrow('cdf must have at least 2 points')
    expect(() => compute([0, Number.NaN], scaleBetween(0, 1))).toThrow('cdf[1] must lie between 0 and 1')
  }
})
