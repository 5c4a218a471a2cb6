import { expect, test } from 'vitest'
import type { BandModel } from '../../src/engine/projection/bands/calibration.ts'
import { figuresOfBands } from './judge-bands.ts'
import { windowsWithout } from './band-plans.ts'
import type { Row } from './known-forecasts.ts'

/** Bands of one, two and three units about the forecast, twice as wide for long series. */
const model: BandModel = {
  below: [0],
  above: [0],
  quantiles: [1, 2].map((times) => [-3, -2, -1, 0, 1, 2, 3].map((k) => times * k)),
}
const row = (truth: number, count: number): Row => ({
  window: 1,
  weight: 1,
  unit: 1,
  features: [1],
  error: truth - 10,
  forecast: 10,
  truth,
  naive: 8,
  change: 2,
  count,
})

test('coverage is told for all, and by length; a length that nobody has is null', () => {
  const rows = [row(10.5, 5), row(11.5, 5), row(12.5, 5), row(13.5, 30)]
  const figures = figuresOfBands(rows, model, [20])
  expect([figures.coverage50, figures.coverage80, figures.coverage95]).toEqual([0.25, 0.75, 1])
  expect(figuresOfBands([row(14, 5), row(14, 30)], model, [20]).coverage95ByLength).toEqual([0, 1])
  expect(figuresOfBands([row(14, 5)], model, [20]).coverage95ByLength).toEqual([0, null])
})

test('errors are divided by those of the naive forecast, intervals by the mean change', () => {
  const { owa, msis } = figuresOfBands([row(12, 5)], model, [20])
  expect(owa).toBeCloseTo((200 * 2) / 22 / ((200 * 4) / 20) / 2 + 2 / 4 / 2, 12)
  expect(msis).toBeCloseTo(6 / 2, 12)
  expect(figuresOfBands([row(14, 5)], model, [20]).msis).toBeCloseTo((6 + 40 * 1) / 2, 12)
})

test('without a window the others count as before, the most of them for 1', () => {
  expect(windowsWithout(0, { 0: 1, 1: 0.3, 2: 0.15 })).toEqual([
    [1, 1],
    [2, 0.5],
  ])
  expect(windowsWithout(2, { 1: 1, 2: 1, 3: 0.3 })).toEqual([
    [1, 1],
    [3, 0.3],
  ])
})
