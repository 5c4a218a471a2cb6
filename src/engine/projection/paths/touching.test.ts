/** The chance that a series meets something at one step or another, beside paths that are drawn. */
import { expect, it, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import type { Projection } from '../projection.ts'
import { usualDependence } from './dependence.ts'
import { chanceOfTouching } from './touching.ts'
import { simulatePaths } from './simulate-paths.ts'
import { chanceOfAtLeast } from '../bands/knots.ts'

it('of two years with one half each is what is known of two normal numbers', () => {
  expect(chanceOfTouching(usualDependence[1], 1, [0.5, 0.5])).toBeCloseTo(
    0.75 - Math.asin(2 ** -0.45) / (2 * Math.PI),
    3,
  )
})

test.for([
  [1, [0.3], 0.3],
  [4, [0.3], 0.3],
  [12, [0.9], 0.9],
  [1, [0, 0, 0], 0],
  [1, [0, 1, 0], 1],
  [12, [0, 1, 0.2], 1],
] as const)('of %s steps a year with %j it is %s', ([period, chances, expected]) => {
  expect(chanceOfTouching(usualDependence[period], 5, chances)).toBeCloseTo(expected, 3)
})

/** One that rises and widens. */
const projection = (period: 1 | 4 | 12) =>
  ({
    dependence: usualDependence[period],
    bounds: null,
    points: Array.from({ length: 24 }, (_, i) => ({
      step: i + 1,
      knots: [-1.96, -1.28, -0.67, 0, 0.67, 1.28, 1.96].map((z) => 0.1 * i + z * Math.sqrt(i + 1)),
    })),
  }) as unknown as Projection // the rest of a projection plays no part

test.for([1, 4, 12] as const)('of %s steps a year it is what many paths make it', (period) => {
  const made = projection(period)
  const paths = simulatePaths(made, 20_000, 24, seededRandom(period))
  for (const [from, to, value] of [
    [1, 24, 4],
    [10, 12, 3],
    [20, 24, 8],
  ] as const) {
    const chances = made.points.slice(from - 1, to).map(({ knots }) => chanceOfAtLeast(knots, value))
    const met = paths.filter((path) => path.slice(from - 1, to).some((one) => one >= value)).length
    const chance = chanceOfTouching(usualDependence[period], from, chances)
    expect(Math.abs(chance - met / paths.length)).toBeLessThan(0.012)
    expect(chance).toBeGreaterThanOrEqual(Math.max(...chances) - 0.002)
  }
})

it('refuses steps that are none', () => {
  expect(() => chanceOfTouching(usualDependence[1], 0, [0.5])).toThrow('from')
  expect(() => chanceOfTouching(usualDependence[1], 1, [])).toThrow('chances')
  expect(() => chanceOfTouching(usualDependence[1], 1, [1.5])).toThrow('chances[0]')
})
