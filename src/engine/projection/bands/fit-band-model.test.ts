import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../random.ts'
import { bandScales, calibratedKnots } from './calibration.ts'
import { conformalQuantiles, fitBandModel, type KnownForecast } from './fit-band-model.ts'

/** Errors whose deviation is unit e^(.5 x), twice as large above as below. */
function rowsFrom(seed: number, count: number): KnownForecast[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const x = 2 * random() + 1
    const draw = standardNormal(random)
    const unit = 0.5 + random()
    return {
      unit,
      features: [1, x],
      error: (draw > 0 ? 2 : 1) * draw * unit * Math.exp(0.5 * x),
      change: 1,
      count: i % 2 ? 10 : 30,
      weight: 1,
    }
  })
}

test('the model finds what stretches the errors, on each side, and its bands hold on other rows', () => {
  const model = fitBandModel(rowsFrom(1, 1500), [20], 1)
  expect(model.below[1]).toBeGreaterThan(0.3)
  expect(model.below[1]).toBeLessThan(0.6)
  expect(model.above[1]).toBeGreaterThan(0.3)
  expect(model.above[1]).toBeLessThan(0.6)
  // In the middle, x = 2, the errors' deviations are e and 2 e units: 1.645 of them leave 5 % beyond.
  const { below, above } = bandScales(model, { unit: 1, features: [1, 2] })
  expect(Math.abs(below / (1.645 * Math.E) - 1)).toBeLessThan(0.2)
  expect(Math.abs(above / (2 * 1.645 * Math.E) - 1)).toBeLessThan(0.2)
  expect(model.quantiles).toHaveLength(2)
  const others = rowsFrom(2, 4000)
  const shareInside = (low: number, high: number) =>
    others.filter((row) => {
      const knots = calibratedKnots(0, row, model, row.count < 20 ? 0 : 1)
      return row.error >= knots[low]! && row.error <= knots[high]!
    }).length / others.length
  expect(shareInside(0, 6)).toBeCloseTo(0.95, 1)
  expect(shareInside(1, 5)).toBeCloseTo(0.8, 1)
  expect(shareInside(2, 4)).toBeCloseTo(0.5, 1)
})

test('one error in twenty lies beyond the scale of each side', () => {
  const rows = rowsFrom(5, 4000).map((row) => ({ ...row, features: [1] }))
  const model = fitBandModel(rows, [], 1)
  const beyond = (side: 'below' | 'above', sign: 1 | -1) =>
    rows.filter((row) => sign * row.error > bandScales(model, row)[side]).length / rows.length
  for (const share of [beyond('below', -1), beyond('above', 1)]) expect(Math.abs(share - 0.05)).toBeLessThan(0.005)
})

test('rows of less weight have a say in the scales, none in the quantiles', () => {
  const rows = rowsFrom(3, 300)
  const strange = rows.map((row) => ({ ...row, error: 50 * row.error, weight: 0.001 }))
  const plain = fitBandModel(rows, [], 1).quantiles[0]!
  const mixed = fitBandModel([...rows, ...strange], [], 1).quantiles[0]!
  expect(mixed[6]).toBeLessThan(2 * plain[6]!)
})

test('conformal quantiles lie a little further out: at p = .025 of 250 values the quantile .0212', () => {
  const values = Array.from({ length: 1001 }, (_, i) => i)
  const quantiles = conformalQuantiles(values, 250)
  expect(quantiles[0]).toBeCloseTo((1000 * (251 * 0.025 - 1)) / 249, 9)
  expect(quantiles[3]).toBeCloseTo(500, 9)
  expect(quantiles[6]).toBeCloseTo((1000 * (251 * 0.975 - 1)) / 249, 9)
  expect(conformalQuantiles(values, 10)[0]).toBe(0)
  expect(conformalQuantiles(values, 10)[6]).toBe(1000)
})

test('forecasts of one series count as root steps: four steps make the outer quantiles wider', () => {
  const rows = rowsFrom(4, 200)
  expect(fitBandModel(rows, [], 16).quantiles[0]![6]).toBeGreaterThan(fitBandModel(rows, [], 1).quantiles[0]![6]!)
})

test('no rows, and an empty bucket, are refused', () => {
  expect(() => fitBandModel([], [], 1)).toThrow('rows must not be empty')
  expect(() => fitBandModel(rowsFrom(5, 20), [5], 1)).toThrow('empty')
})
