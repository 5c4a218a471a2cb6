import { expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { knownWindow, naiveErrorsOf, randomOrigins, type KnownWindow } from './known-windows.ts'
import { sampledWindows, splitOff } from './held-out.ts'

test('origins leave ten values before them and the horizon after', () => {
  expect(randomOrigins(20, 6, 100, seededRandom(1))).toEqual([10, 11, 12, 13, 14])
  expect(randomOrigins(15, 6, 100, seededRandom(1))).toEqual([])
  const drawn = randomOrigins(200, 6, 8, seededRandom(1))
  expect(new Set(drawn).size).toBe(8)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(10)
  expect(Math.max(...drawn)).toBeLessThanOrEqual(194)
})

test('a window tells what came in mean changes from the last value', () => {
  const window = knownWindow([1, 2, 4, 3, 10, 20], 1, 4, 2)
  // Changes 1, 2 and 1 are 4/3 on average.
  expect(window?.past.scale).toBeCloseTo(4 / 3, 12)
  expect(window?.past.adjusted).toEqual([1, 2, 4, 3])
  expect(window?.target.truth[0]).toBeCloseTo(7 / (4 / 3), 12)
  expect(window?.target.truth[1]).toBeCloseTo(17 / (4 / 3), 12)
  expect(window?.target.last).toBeCloseTo(3 / (4 / 3), 12)
})

test('what comes is without its seasons too', () => {
  const pattern = [0.5, 1, 1.5, 1]
  const series = Array.from({ length: 30 }, (_, i) => (20 + i) * pattern[i % 4]!)
  const { past, target } = knownWindow(series, 4, 25, 5)!
  target.truth.forEach((truth, i) => {
    expect((past.adjusted.at(-1)! + truth * past.scale) / (45 + i)).toBeCloseTo(1, 1)
  })
})

test('what stood still is no window', () => {
  expect(knownWindow([5, 5, 5, 6, 7], 1, 3, 2)).toBeNull()
})

test('no error of the naive forecast counts as more than fifty mean changes', () => {
  const past = { adjusted: [1], scale: 1, seasonality: { kind: 'none' as const, pattern: [0] } }
  const windows: KnownWindow[] = [
    { past, target: { truth: [2, -1], last: 1 } },
    { past, target: { truth: [1e6], last: 1 } },
  ]
  const { scaled, percentage } = naiveErrorsOf(windows)
  expect(scaled).toBeCloseTo((2 + 1 + 50) / 3, 12)
  expect(percentage).toBeCloseTo((200 * (2 / 4 + 1 / 1 + 1e6 / (1e6 + 2))) / 3, 9)
})

test('of a series that is held out no window is learnt from', () => {
  const series = Array.from({ length: 50 }, (_, i) => Array.from({ length: 20 }, (__, t) => 1000 * i + t + (t % 3)))
  const { drawn, rest } = splitOff(series, 10, 7)
  expect([drawn.length, rest.length]).toEqual([10, 40])
  expect(new Set([...drawn, ...rest]).size).toBe(50)
  expect(splitOff(series, 10, 7).drawn).toEqual(drawn)
  expect(splitOff(series, 10, 8).drawn).not.toEqual(drawn)
  const windows = sampledWindows(rest, { period: 1, horizon: 6, mostOrigins: 3, seed: 1 })
  expect(windows).toHaveLength(120)
  const firsts = new Set(windows.map(({ past }) => past.adjusted[0]))
  expect(drawn.some(([first]) => firsts.has(first!))).toBe(false)
})
