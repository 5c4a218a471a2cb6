import { describe, expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../random.ts'
import { withLasting } from './bands/lasting/lasting.ts'
import { widened } from './bands/step-knots.ts'
import { seasonalityOf, type Period } from './methods/central-forecast.ts'
import { networkKnots } from './networks/network-knots.ts'
import { pastOf } from './networks/past.ts'
import { networksOf } from './networks/shipped-networks.ts'
import { project, type ProjectionOptions } from './project.ts'
import type { Projection } from './projection.ts'

const random = seededRandom(21)
// Between 64 and 128, so that every beginning of it is projected in the same unit.
const wanders = Array.from({ length: 40 }, (_, i) => 70 + i + 3 * standardNormal(random))
const thirteen = [12, 15, 14, 18, 17, 21, 20, 24, 23, 26, 25, 29, 31]

function projected(values: readonly number[], options: ProjectionOptions): Projection {
  const answer = project({ values }, options)
  if (answer.refused !== null) throw new Error(`refused: ${answer.refused}`)
  return answer
}

const knotsOf = ({ points }: Projection) => points.map(({ knots }) => knots)

function saidByNetworks(values: readonly number[], period: Period) {
  return networkKnots(networksOf(period), [pastOf(values, period, seasonalityOf(values, period))], period)[0]!
}

describe('networks say half of it', () => {
  test('thirteen years: the methods say 31.2 for the next, the networks 32.9, and both 32.05', () => {
    const { points, labels } = projected(thirteen, { period: 1 })
    expect(labels).toEqual(['networks'])
    expect(saidByNetworks(thirteen, 1)[0]![3]).toBeCloseTo(32.88, 2)
    expect(points[0]?.median).toBeCloseTo(32.05, 2)
  })
  test.each([1, 4] as const)('with %d values a year each knot is the mean of theirs and the methods’', (period) => {
    const methods = knotsOf(projected(wanders, { period, networks: false }))
    const own = saidByNetworks(wanders, period)
    // Bands of quarters grow by how far changes go on, those of both by as much.
    const said = period === 4 ? withLasting(own, wanders) : own
    knotsOf(projected(wanders, { period })).forEach((knots, step) =>
      knots.forEach((knot, i) => expect(knot).toBeCloseTo((methods[step]![i]! + said[step]![i]!) / 2, 9)),
    )
  })
  test('thin data widens what both say together', () => {
    const values = thirteen.slice(1)
    const [knots] = knotsOf(projected(values, { period: 1 }))
    const [methods] = knotsOf(projected(values, { period: 1, networks: false }))
    const [said] = saidByNetworks(values, 1)
    const narrow = widened(methods!, 1 / 1.25).map((knot, i) => (knot + said![i]!) / 2)
    widened(narrow, 1.25).forEach((knot, i) => expect(knots![i]).toBeCloseTo(knot, 9))
  })
  test('what the backtest judges is what would have been shown', () => {
    const { backtest } = projected(wanders, { period: 1 })
    const { known, knots } = backtest!.past[0]!
    const then = projected(wanders.slice(0, known), { period: 1 })
    expect(then.labels).toContain('networks')
    knots.forEach((at, step) => at.forEach((knot, i) => expect(knot).toBeCloseTo(then.points[step]!.knots[i]!, 9)))
    expect(backtest!.error).not.toBe(projected(wanders, { period: 1, networks: false }).backtest!.error)
  })
  test('a short horizon is the beginning of a long one', () => {
    const options = { period: 1 } as const
    expect(knotsOf(projected(wanders, { ...options, horizon: 2 }))).toEqual(
      knotsOf(projected(wanders, options)).slice(0, 2),
    )
  })
  test('beyond their last step nothing jumps: the methods go on from there', () => {
    const [shown, methods] = [true, false].map((networks) =>
      projected(wanders, { period: 1, horizon: 12, networks }).points.map(({ knots }) => knots),
    )
    for (let step = 6; step < 12; step++) {
      expect(shown![step]![3]! - shown![step - 1]![3]!).toBeCloseTo(methods![step]![3]! - methods![step - 1]![3]!, 9)
      for (const [end, side] of [
        [1, -1],
        [5, 1],
      ] as const) {
        const growth = (knots: readonly (readonly number[])[]) =>
          (knots[step]![end]! - knots[step]![3]!) / (knots[step - 1]![end]! - knots[step - 1]![3]!)
        expect(growth(shown!)).toBeCloseTo(growth(methods!), 9)
        expect(side * (shown![step]![end]! - shown![step]![3]!)).toBeGreaterThan(0)
      }
    }
  })
})

describe('networks say nothing', () => {
  test('of months', () => {
    const months = Array.from({ length: 60 }, (_, i) => 50 + i + 10 * Math.sin((i * Math.PI) / 6) + (i % 5))
    expect(projected(months, { period: 12 }).labels).not.toContain('networks')
    expect(knotsOf(projected(months, { period: 12 }))).toEqual(
      knotsOf(projected(months, { period: 12, networks: false })),
    )
  })
  test('of a series that took off', () => {
    const solar = [0, 0, 0, 0.1, ...Array.from({ length: 18 }, (_, i) => 500 / (1 + Math.exp(-0.55 * (i - 9))))]
    expect(projected(solar, { period: 1 })).toEqual(projected(solar, { period: 1, networks: false }))
    expect(projected(solar, { period: 1 }).labels).not.toContain('networks')
  })
  test('where they are not asked', () => {
    expect(projected(wanders, { period: 1, networks: false }).labels).not.toContain('networks')
  })
})
