import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../../random.ts'
import { networkKnots } from '../network-knots.ts'
import { packNetworks } from '../packed-networks.ts'
import { fitNetwork } from './fit-network.ts'
import { sampledWindows } from './held-out.ts'
import { knownWindow, naiveErrorsOf } from './known-windows.ts'

/** Series that rise or fall by one a year, each by its own sign, with a little noise. */
function lines(count: number, seed: number): number[][] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const slope = i % 2 ? 1 : -1
    return Array.from({ length: 20 }, (__, t) => 100 + slope * t + 0.1 * standardNormal(random))
  })
}

const horizon = 3
const units = [1, 2, 3].map(Math.sqrt)
const windows = sampledWindows(lines(80, 1), { period: 1, horizon, mostOrigins: 6, seed: 2 })
const fitted = (seed: number) =>
  fitNetwork(
    windows,
    { window: 4, hidden: [8, 8], units },
    { seed, passes: 60, batch: 32, naive: naiveErrorsOf(windows) },
  )

const bytesOf = (seed: number) => packNetworks([{ period: 1, network: fitted(seed) }])

test('the same seed gives the same bytes, another one others', () => {
  const first = bytesOf(5)
  expect(bytesOf(5)).toEqual(first)
  expect(bytesOf(6)).not.toEqual(first)
})

test('a network learns that lines go on, up and down, and how sure it may be', () => {
  const others = lines(2, 9).map((values) => knownWindow(values, 1, 17, horizon)!)
  const [falling, rising] = networkKnots(
    [fitted(5)],
    others.map(({ past }) => past),
    1,
  )
  expect(falling![2]![3]! - others[0]!.past.adjusted.at(-1)!).toBeCloseTo(-3, 0)
  expect(rising![2]![3]! - others[1]!.past.adjusted.at(-1)!).toBeCloseTo(3, 0)
  for (const knots of [falling!, rising!]) expect(knots[2]![6]! - knots[2]![0]!).toBeLessThan(4)
})
