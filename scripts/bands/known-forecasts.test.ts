import { expect, test } from 'vitest'
import { rowsOf, type StoredSeries } from './known-forecasts.ts'

const train = Array.from({ length: 30 }, (_, i) => 50 + 3 * i + (i % 4))
const one: StoredSeries = { m: 1, h: 3, train, test: [200, 210, 220] }
const asked = { weight: 1, positive: true }

test('window 0 is what came after the series, 1 its last values, 2 those before', () => {
  const truths = [0, 1, 2].map((window) => rowsOf(one, { ...asked, window }).map(({ truth }) => truth))
  expect(truths).toEqual([[200, 210, 220], train.slice(27), train.slice(24, 27)])
})

test('each step knows its error, and how much was known before', () => {
  for (const row of rowsOf(one, { window: 2, weight: 0.3, positive: true })) {
    expect(row).toMatchObject({ count: 24, window: 2, weight: 0.3, naive: train[23] })
    expect(row.error).toBeCloseTo(row.truth - row.forecast, 12)
  }
})

test.each<[why: string, series: StoredSeries, window: number]>([
  ['nothing came after', { m: 1, h: 3, train }, 0],
  ['too little is known before', one, 7],
  ['it stood still before', { ...one, train: train.map((value, i) => (i < 27 ? 9 : value)) }, 1],
  ['a value is not positive', { ...one, train: train.map((value, i) => (i === 5 ? 0 : value)) }, 1],
])('there is no forecast where %s', (_, series, window) => {
  expect(rowsOf(series, { ...asked, window })).toEqual([])
})

test('the model for all series takes those that are not all positive, and hears no method on logarithms', () => {
  const crossing = { ...one, train: train.map((value) => value - 100) }
  expect(rowsOf(crossing, { window: 1, weight: 1, positive: false })).toHaveLength(3)
  const [positive, any] = [true, false].map((isPositive) => rowsOf(one, { window: 1, weight: 1, positive: isPositive }))
  expect(any![2]!.forecast).not.toBe(positive![2]!.forecast)
  expect([positive![0]!.features.length, any![0]!.features.length]).toEqual([7, 6])
})
