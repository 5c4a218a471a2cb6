import { describe, expect, test } from 'vitest'
import { bandFeatures, isPositive, scaleOf } from './band-features.ts'
import { calibrationConstants } from './calibration-constants.ts'
import { bandScales, calibratedKnots, knotChances, lengthBucket } from './calibration.ts'
import { stepKnots, widened } from './step-knots.ts'

const expectClose = (values: readonly number[], expected: readonly number[]) => {
  expect(values).toHaveLength(expected.length)
  values.forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 9))
}

describe('features', () => {
  const series = [1, 2, 4, 8, 4, 2, 4, 8]
  // Changes 1, 2, 4, -4, -2, 2, 4 have the mean size 19/7; of the last five 16/5.
  const change = 19 / 7
  test('of a series that is not all positive are six', () => {
    const [first, second] = bandFeatures([0, 1, 3, 7, 3, 1, 3, 7], 1, { forecast: [7, 9], deviations: [2, 3] })
    const deviation = Math.sqrt((1 + 4 + 16 + 16 + 4 + 4 + 16) / 7 - 1)
    const recent = Math.log(3.2 / change + 0.05)
    const spread = Math.log(deviation / change + 0.02)
    expect(first?.unit).toBeCloseTo(change, 12)
    expectClose(first?.features ?? [], [1, 0, Math.log(8), Math.log(2 / change + 0.02), recent, spread])
    expect(second?.unit).toBeCloseTo(change * Math.sqrt(2), 12)
    expectClose(second?.features ?? [], [
      1,
      Math.log(2),
      Math.log(8),
      Math.log(3 / (change * Math.sqrt(2)) + 0.02),
      recent,
      spread,
    ])
  })
  test('of a positive series are seven, by growth rates and size', () => {
    const [, second] = bandFeatures(series, 1, { forecast: [7, -9], deviations: [2, 3] })
    expect(second?.features).toHaveLength(7)
    const growth = Math.LN2 * Math.sqrt(1 - (3 / 7) ** 2)
    const unit = change * Math.sqrt(2)
    expectClose(second?.features.slice(5) ?? [], [Math.log((growth * 9) / unit + 0.02), Math.log(9 / change + 1)])
  })
  test('of quarters are over one year', () => {
    const [, second, ...more] = bandFeatures(
      [1, 2, 3, 4, 3, 4, 5, 6, 5, 6, 7, 8],
      4,
      { forecast: [7, 9], deviations: [2, 3] },
      false,
    )
    expect(more).toEqual([])
    expect(second?.unit).toBeCloseTo(2 * Math.sqrt(0.5), 12)
    expectClose(second?.features ?? [], [
      1,
      Math.log(0.5),
      Math.log(3),
      Math.log(3 / Math.SQRT2 + 0.02),
      Math.log(1.05),
      Math.log(0.02),
    ])
  })
  test('the scale of an exact repetition is its change within the year', () => {
    expect(scaleOf([1, 2, 1, 2, 1, 2, 1, 2], 4)).toBe(1)
    expect(() => scaleOf([3, 3, 3, 3, 3], 1)).toThrow('constant')
  })
  test('zero is not positive', () => expect([isPositive([1, 2]), isPositive([0, 1])]).toEqual([true, false]))
})

describe('from scales to values', () => {
  const features = { unit: 2, features: [1, 3] }
  test('scales are the unit times e to the weighted sum', () => {
    const { below, above } = bandScales({ below: [0, 0], above: [0.5, 0.1] }, features)
    expect(below).toBe(2)
    expect(above).toBeCloseTo(2 * Math.exp(0.8), 12)
  })
  test('a scale ends at e^5 and e^-5 units', () => {
    const { below, above } = bandScales({ below: [-9, 0], above: [9, 0] }, features)
    expect([below, above]).toEqual([2 * Math.exp(-5), 2 * Math.exp(5)])
  })
  test('forecast 10 with scales 1 and 2 and quantiles -2 to 2', () => {
    const model = { below: [Math.log(0.5)], above: [0], quantiles: [[-2, -1, -0.5, 0, 0.5, 1, 2], [9]] }
    expectClose(calibratedKnots(10, features, model, 0), [8, 9, 9.5, 10, 11, 12, 14])
    expect(calibratedKnots(10, features, model, 1)).toEqual([28])
    expect(calibratedKnots(10, features, model, 7)).toEqual([28])
  })
  test.each([
    [19, 0],
    [20, 1],
    [39, 1],
    [40, 2],
  ])('%i values are in bucket %i', (count, bucket) => expect(lengthBucket([20, 40], count)).toBe(bucket))
  test('0, 1, 3 widened by 1.25 are -.25, 1, 3.5', () => expect(widened([0, 1, 3], 1.25)).toEqual([-0.25, 1, 3.5]))
})

describe('the fitted constants', () => {
  const models = Object.values(calibrationConstants).flatMap(({ lengths, positive, any }) => [
    { lengths, model: positive, size: 7 },
    { lengths, model: any, size: 6 },
  ])
  test('have a weight for each feature and rising quantiles for each bucket', () => {
    expect(models).toHaveLength(6)
    for (const { lengths, model, size } of models) {
      expect(model.below).toHaveLength(size)
      expect(model.above).toHaveLength(size)
      expect(model.quantiles).toHaveLength(lengths.length + 1)
      for (const quantiles of model.quantiles) {
        expect(quantiles).toHaveLength(knotChances.length)
        expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b))
        expect(quantiles[0]).toBeLessThan(-0.5)
        expect(quantiles[6]).toBeGreaterThan(0.5)
      }
    }
  })
  test('are chosen by period, sign and length', () => {
    const rising = Array.from({ length: 24 }, (_, i) => 10 + i + (i % 3))
    const central = { forecast: [36, 37], deviations: [1, 1.5] }
    const knots = (series: readonly number[], model: 'positive' | 'any', bucket: number) =>
      bandFeatures(series, 1, central).map((at, i) =>
        calibratedKnots(central.forecast[i]!, at, calibrationConstants[1][model], bucket),
      )
    expect(stepKnots(rising, 1, central.forecast, central.deviations)).toEqual(knots(rising, 'positive', 1))
    const lower = rising.map((value) => value - 10)
    expect(stepKnots(lower, 1, central.forecast, central.deviations)).toEqual(knots(lower, 'any', 1))
    const short = rising.slice(0, 14)
    expect(stepKnots(short, 1, central.forecast, central.deviations)).toEqual(knots(short, 'positive', 0))
  })
})
