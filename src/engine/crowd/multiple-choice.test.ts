import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianOfOptions, type OptionForecast, quartilesOfOptions } from './multiple-choice.ts'
import { poolOfOptions, toShares } from './multiple-choice-pool.ts'

const close = (values: readonly (number | null)[], digits = 4) =>
  values.map((value): unknown => (value === null ? null : expect.closeTo(value, digits)))
const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

const three = [
  [0.6, 0.15, 0.25],
  [0.6, 0.25, 0.15],
  [0.4, 0.35, 0.25],
]

test('medians, brought back to a sum of 1', () => {
  expect(medianOfOptions(three, null)).toEqual(close([0.5454, 0.2273, 0.2273]))
  // The third weighs more than both others: its forecast is the median everywhere, and sums to 1 already.
  expect(medianOfOptions(three, [1, 1, 3])).toEqual(close([0.4, 0.35, 0.25], 12))
})

test('the band is scaled as its median was', () => {
  const [first, second] = quartilesOfOptions(three, null)
  expect([first?.lower, first?.upper]).toEqual(close([0.3636, 0.5454]))
  expect([second?.lower, second?.upper]).toEqual(close([0.1364, 0.3182]))
})

test('an option that somebody did not have is null; the others share the whole', () => {
  expect(medianOfOptions([[0.6, null, 0.4], three[0] ?? []], null)).toEqual(close([0.6487, null, 0.3513]))
})

test('no option falls below .001, and where all are there they are equal', () => {
  expect(medianOfOptions([[1, 0, 0]], null)).toEqual(close([0.998, 0.001, 0.001], 12))
  expect(medianOfOptions([[0.001, 0.001, 0.0005, 0]], null)).toEqual(close([0.25, 0.25, 0.25, 0.25], 12))
  const opposed: OptionForecast[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  for (const band of quartilesOfOptions(opposed, null))
    expect(band).toEqual({ lower: 0, median: expect.closeTo(1 / 3, 12), upper: 1 })
})

test('a chance never passes 1, even at the edge of a band', () => {
  const band = quartilesOfOptions(
    [
      [0.9, 0],
      [0.3, 0],
      [0.9, 0],
      [0.3, 0],
      [0.3, 0],
    ],
    null,
  )[0]
  expect(band?.median).toBeCloseTo(0.999, 12)
  expect(band?.upper).toBe(1)
})

test('the band of an option that most give no chance keeps its own width', () => {
  const forecasts = [
    [1, 0],
    [1, 0],
    [0.7, 0.3],
  ]
  expect(quartilesOfOptions(forecasts, null)[1]).toEqual({ lower: 0, median: expect.closeTo(0.001, 12), upper: 0.3 })
})

const fourOptions = fc.array(
  fc
    .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 })
    .map((raw) => raw.map((x) => x / sumOf(raw))),
  { minLength: 1, maxLength: 12 },
)

test('medians and pool sum to 1, each option a chance, the bands around their medians', () => {
  fc.assert(
    fc.property(fourOptions, (forecasts) => {
      expect(sumOf(medianOfOptions(forecasts, null))).toBeCloseTo(1, 9)
      expect(sumOf(poolOfOptions(forecasts, null))).toBeCloseTo(1, 9)
      for (const band of quartilesOfOptions(forecasts, null)) {
        expect(band?.median).toBeGreaterThanOrEqual(0.001)
        expect(band?.lower).toBeLessThanOrEqual(band?.median ?? Number.NaN)
        expect(band?.upper).toBeGreaterThanOrEqual(band?.median ?? Number.NaN)
      }
    }),
  )
})

test('options have no order: exchanged options give exchanged answers', () => {
  fc.assert(
    fc.property(fourOptions, (forecasts) => {
      const turned = forecasts.map((forecast) => forecast.toReversed())
      expect(medianOfOptions(turned, null)).toEqual(close(medianOfOptions(forecasts, null).toReversed(), 9))
      expect(poolOfOptions(turned, null)).toEqual(close(poolOfOptions(forecasts, null).toReversed(), 9))
    }),
  )
})

const two = [
  [0.6, 0.3, 0.1],
  [0.4, 0.4, 0.2],
]

test('the pool of each option, divided by their sum', () => {
  expect(poolOfOptions(two, null)).toEqual(close([0.5044, 0.3514, 0.1441]))
  expect(poolOfOptions(two.slice(0, 1), [5])).toEqual(close([0.6, 0.3, 0.1], 12))
  expect(poolOfOptions(two, [1e9, 1])).toEqual(close([0.6, 0.3, 0.1], 6))
  // Odds squared: 2.25, .1837 and .0123 are chances of .6923, .1552 and .0122.
  expect(poolOfOptions(two.slice(0, 1), null, { shift: 0, scale: 2 })).toEqual(close([0.8053, 0.1805, 0.0142]))
})

test('the pool of an option counts those who had it', () => {
  const found = poolOfOptions(
    [
      [0.7, 0.3, null, null],
      [0.5, 0.3, 0.2, null],
    ],
    null,
  )
  // sqrt(7/3) as odds is .6044; then .3 and .2 as they are.
  expect(found).toEqual(close([0.6044 / 1.1044, 0.3 / 1.1044, 0.2 / 1.1044, null]))
})

test('shares sum to 1, even of chances that vanish', () => {
  expect(toShares([0.2, null, 0.6])).toEqual(close([0.25, null, 0.75], 12))
  expect(toShares([0, 0])).toEqual([0.5, 0.5])
})

test.each([
  { forecasts: [], message: 'forecasts must not be empty' },
  { forecasts: [[]], message: 'forecasts must not be empty' },
  { forecasts: [[0.5, 0.5], [1]], message: 'forecasts[1] must have 2 options like the first, not 1' },
  { forecasts: [[0.5, 1.5]], message: 'forecasts[0][1] must lie between 0 and 1, not 1.5' },
  { forecasts: [[Number.NaN]], message: 'forecasts[0][0] must lie between 0 and 1, not NaN' },
  { forecasts: [[null]], message: 'forecasts must have an option' },
])('$forecasts are refused: $message', ({ forecasts, message }) => {
  expect(() => medianOfOptions(forecasts, null)).toThrow(message)
  expect(() => poolOfOptions(forecasts, null)).toThrow(message)
})

test('there is an option in common to take medians of, and a weight for everybody', () => {
  expect(() =>
    medianOfOptions(
      [
        [0.5, null],
        [null, 0.5],
      ],
      null,
    ),
  ).toThrow('forecasts must have an option in common')
  expect(() => medianOfOptions(three, [1, 2])).toThrow('weights must be as many as what they weigh: 3, not 2')
  expect(() => poolOfOptions(three, [1, 2])).toThrow('skills must be as many as the forecasts: 3, not 2')
})
