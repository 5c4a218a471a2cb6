import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { geometricMeans } from './geometric-means.ts'

const standing = (masses: (number | null)[], from = 0, until = Infinity) => ({ from, until, masses })
const close = (masses: (number | null)[]) => masses.map((mass) => (mass === null ? null : expect.closeTo(mass, 8)))

test('the geometric means of worked cases', () => {
  expect(geometricMeans([standing([0.3, 0.7]), standing([0.2, 0.8]), standing([0.1, 0.9])])).toEqual([
    { from: 0, until: Infinity, count: 3, masses: close([0.18171206, 0.79581144]) },
  ])
  expect(geometricMeans([standing([0.6, 0.15, null, 0.25]), standing([0.6, null, 0.15, 0.25])])[0]?.masses).toEqual(
    close([0.6, null, null, 0.25]),
  )
  expect(geometricMeans([standing([0, 1]), standing([0.5, 0.5])])[0]?.masses).toEqual(close([0, Math.SQRT1_2]))
  expect(geometricMeans([])).toEqual([])
})

test('the means change when forecasts come and go, and there are none while nobody has one', () => {
  expect(geometricMeans([standing([0.5, 0.5], 1, 4), standing([0.1, 0.9], 2, 3), standing([0.2, 0.8], 6)])).toEqual([
    { from: 1, until: 2, count: 1, masses: close([0.5, 0.5]) },
    { from: 2, until: 3, count: 2, masses: close([Math.sqrt(0.05), Math.sqrt(0.45)]) },
    { from: 3, until: 4, count: 1, masses: close([0.5, 0.5]) },
    { from: 6, until: Infinity, count: 1, masses: close([0.2, 0.8]) },
  ])
  expect(geometricMeans([standing([1], 10, 12), standing([1], 9, 11)]).map(({ from, until }) => [from, until])).toEqual(
    [
      [9, 10],
      [10, 11],
      [11, 12],
    ],
  )
})

test('what has no geometric mean is refused', () => {
  expect(() => geometricMeans([standing([0.5, 0.5]), standing([1])])).toThrow(
    new InvalidInput('forecasts[1].masses', 'must have 2 places like the first, not 1'),
  )
  for (const wrong of [-0.1, Number.NaN]) {
    expect(() => geometricMeans([standing([0.5, wrong])])).toThrow(
      new InvalidInput('forecasts[0].masses[1]', `must not be negative, but is ${wrong}`),
    )
  }
  expect(() => geometricMeans([standing([1], 3, 2)])).toThrow('until must not lie before from')
})
