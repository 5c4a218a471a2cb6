import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOfFeatures, windowFeatures } from './window-features.ts'

test('of 1, 2, 4 the features are two differences, two levels, length and size', () => {
  const expected = [2 / 3, 4 / 3, -2, -4 / 3].map(Math.asinh)
  const features = windowFeatures([1, 2, 4], 1.5, 2)
  expect(features).toEqual([...expected, Math.log(3), 0.05, Math.log(4 / 1.5 + 1e-3)])
  expect(features).toHaveLength(countOfFeatures(2))
})

test('what a short series does not have is 0, and the newest come last', () => {
  const features = windowFeatures([1, 2, 4], 1, 5)
  expect(features.slice(0, 5)).toEqual([0, 0, 0, Math.asinh(1), Math.asinh(2)])
  expect(features.slice(5, 10)).toEqual([0, 0, 0, Math.asinh(-3), Math.asinh(-2)])
})

test('a long series counts as sixty', () => {
  const long = Array.from({ length: 200 }, (_, i) => i)
  expect(windowFeatures(long, 1, 4).slice(-3)).toEqual([Math.log(200), 1, Math.log(199.001)])
})

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 40 })

test('in a unit of another power of two they are the same to the last digit', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -60, max: 60 }), (series, power) => {
      const unit = 2 ** power
      expect(
        windowFeatures(
          series.map((value) => value * unit),
          3 * unit,
          6,
        ),
      ).toEqual(windowFeatures(series, 3, 6))
    }),
  )
})

test('moved up or down, only the size of the last value is another', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -1000, max: 1000 }), (series, shift) => {
      const moved = windowFeatures(
        series.map((value) => value + shift),
        3,
        6,
      )
      expect(moved.slice(0, -1)).toEqual(windowFeatures(series, 3, 6).slice(0, -1))
    }),
  )
})
