import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { bucketMasses } from '../buckets.ts'
import { mustBeForecastCdf } from '../cdf.ts'
import { fitQuantiles } from '../fit/quantile-fit.ts'
import { mixture } from './mixture.ts'
import { percentPoint } from '../percent-point.ts'
import { quantileMean } from './quantile-mean.ts'
import { scaleBetween } from '../scale.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 9))
const hundred = scaleBetween(0, 100)
const forecast = (values: readonly number[], openBelow: boolean, openAbove: boolean) =>
  fitQuantiles(
    values.map((value, i) => ({ value, probability: [0.25, 0.5, 0.75][i]! })),
    hundred,
    { openBelow, openAbove },
  ).cdf

function spreadOf(cdf: Float64Array): number {
  const masses = [...bucketMasses(cdf)].slice(1, -1)
  const mean = masses.reduce((sum, mass, i) => sum + (mass * (i + 0.5)) / 200, 0)
  return masses.reduce((sum, mass, i) => sum + mass * ((i + 0.5) / 200 - mean) ** 2, 0)
}

test('two alike but for their place make one of the same width halfway, where a mixture has both', () => {
  const two = [
    [0, 0.5, 1, 1, 1],
    [0, 0, 0, 0.5, 1],
  ]
  expect([...quantileMean(two, null)]).toEqual(close([0, 0, 0.5, 1, 1]))
  expect([...mixture(two, null)]).toEqual(close([0, 0.25, 0.5, 0.75, 1]))
})

test('weights move the quantiles, and their unit does not matter', () => {
  const two = [
    [0, 1, 1, 1, 1],
    [0, 0, 0, 0, 1],
  ]
  // Quantiles p / 4 and .75 + p / 4: with weights 1 and 2 they run from .5 to .75.
  expect([...quantileMean(two, [1, 2])]).toEqual(close([0, 0, 0, 1, 1]))
  expect([...quantileMean(two, [50, 100])]).toEqual(close([0, 0, 0, 1, 1]))
  expect([...quantileMean(two, [0, 2])]).toEqual(close([0, 0, 0, 0, 1]))
})

test('masses beyond the scale are averaged, and one that lies wholly beyond says nothing of what is on it', () => {
  const two = [
    [0.1, 0.5, 0.9],
    [0.3, 0.3, 0.5],
  ]
  const both = quantileMean(two, null)
  expect([both[0], both[2]]).toEqual(close([0.2, 0.7]))
  const beyond = quantileMean(
    [
      [0, 0.5, 1],
      [0, 0, 0],
    ],
    null,
  )
  expect([...beyond]).toEqual(close([0, 0.25, 0.5]))
  const withSilent = [
    [0, 1, 1, 1, 1],
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 0],
  ]
  // The two that say something meet halfway, as without the third.
  expect([...quantileMean(withSilent, null)]).toEqual(close([0, 0, 1 / 3, 2 / 3, 2 / 3]))
  expect([...quantileMean([[0.3, 0.3, 0.3]], null)]).toEqual(close([0.3, 0.3, 0.3]))
})

test('one alone, and many that are alike, stay as they are', () => {
  const one = forecast([30, 40, 70], true, true)
  for (const cdfs of [[one], [one, one, one]])
    quantileMean(cdfs, null).forEach((chance, i) => expect(chance).toBeCloseTo(one[i]!, 12))
})

test('the mean of forecasts is a forecast, with the mean of their quantiles where nothing lies beyond', () => {
  const quartiles = fc
    .uniqueArray(fc.integer({ min: 3, max: 97 }), { minLength: 3, maxLength: 3 })
    .map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(
      fc.array(quartiles, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.boolean(),
      (all, below, above) => {
        const cdfs = all.map((values) => forecast(values, below, above))
        const mean = quantileMean(cdfs, null)
        expect(() => mustBeForecastCdf('cdf', mean, { openBelow: below, openAbove: above })).not.toThrow()
        const inside = all.map((values) => forecast(values, false, false))
        const quantile = percentPoint(quantileMean(inside, null), 0.5)
        const expected = all.reduce((sum, [, middle = 0]) => sum + middle / 100 / all.length, 0)
        // To half a step and a little, for the floor: between its points the mean is straight.
        expect(Math.abs(quantile - expected)).toBeLessThan(0.003)
      },
    ),
    { numRuns: 60 },
  )
})

test('it is never wider than the mixture', () => {
  const cdfs = [
    [20, 25, 30],
    [40, 50, 55],
    [70, 75, 90],
  ].map((values) => forecast(values, false, false))
  expect(spreadOf(quantileMean(cdfs, null))).toBeLessThan(spreadOf(mixture(cdfs, null)) / 2)
})

test('what cannot be averaged is refused as of a mixture', () => {
  expect(() => quantileMean([], null)).toThrow(new InvalidInput('cdfs', 'must not be empty'))
  expect(() =>
    quantileMean(
      [
        [0, 1],
        [0, 0.5, 1],
      ],
      null,
    ),
  ).toThrow(new InvalidInput('cdfs[1]', 'must have 2 points like the first, not 3'))
  expect(() => quantileMean([[0, 1]], [1, 2])).toThrow(
    new InvalidInput('weights', 'must be as many as what they weigh: 1, not 2'),
  )
})
