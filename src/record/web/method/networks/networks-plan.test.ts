import { expect, test } from 'vitest'
import { planNetworks } from './networks-plan.ts'

const band = (median: number) => ({ low: median - 2, median, high: median + 2 })
const plan = planNetworks({
  seen: [
    ['2020', 10],
    ['2021', 12],
  ],
  steps: [
    { at: '2022', methods: band(12), networks: band(16), both: band(14) },
    { at: '2023', methods: band(13), networks: band(19), both: band(16) },
  ],
})
const heights = (points: readonly (readonly [number, number])[]) => points.map(([, y]) => y)

test('the networks’ median lies above the methods’, what is kept between them, and all begin at the last value', () => {
  const { methods, networks, both } = plan.median
  for (const line of [methods, networks, both]) expect(line[0]).toEqual(plan.seen.at(-1))
  for (const i of [1, 2]) {
    // Upwards is less.
    expect(networks[i]![1]).toBeLessThan(both[i]![1])
    expect(both[i]![1] - networks[i]![1]).toBeCloseTo(methods[i]![1] - both[i]![1], 9)
  }
})

test('a band runs out along its upper ends and back along its lower ones', () => {
  const [start, up, upper, lower, low] = heights(plan.band.both)
  expect(plan.band.both).toHaveLength(5)
  expect(upper).toBeLessThan(up!)
  expect(lower).toBeGreaterThan(upper!)
  expect(low).toBeGreaterThan(up!)
  expect(start).toBe(plan.seen.at(-1)![1])
})

test('nothing leaves the drawing', () => {
  for (const [x, y] of [...plan.seen, ...plan.band.methods, ...plan.band.networks]) {
    for (const place of [x, y]) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(1000)
    }
  }
})

test('the words stand beside their medians, apart even where these meet', () => {
  const met = planNetworks({
    seen: [['2020', 10]],
    steps: [{ at: '2021', methods: band(12), networks: band(12), both: band(12) }],
  })
  for (const { words } of [plan, met]) {
    expect(words.map(({ text }) => text)).toEqual(['methods', 'networks'])
    expect(words[0]!.at[1] - words[1]!.at[1]).toBeGreaterThanOrEqual(80)
  }
})
