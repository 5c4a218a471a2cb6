/** What several steps of a projection are on average. */
import { describe, expect, it } from 'vitest'
import { quantilesOf } from '../bands/knots.ts'
import { usualDependence } from './dependence.ts'
import { meanOfSteps } from './mean-of-steps.ts'

const wide = quantilesOf([-3, -2, -1, 0, 1, 2, 3].map((knot) => 100 + knot))
const year = (dependence = usualDependence[12]) => meanOfSteps(dependence, 5, Array<typeof wide>(12).fill(wide))
const spread = (one: { quantile(p: number): number }) => one.quantile(0.9) - one.quantile(0.1)

describe('the mean of a year of months', () => {
  it('has the middle that each month has', () => {
    expect(Math.abs(year().quantile(0.5) - 100)).toBeLessThan(0.02)
    expect(Math.abs(year().chanceOfAtLeast(100) - 0.5)).toBeLessThan(0.01)
  })

  it('is surer than a month, and less sure than months of which none told of another would make it', () => {
    const month = spread(meanOfSteps(usualDependence[12], 5, [wide]))
    expect(spread(year())).toBeLessThan(0.95 * month)
    expect(spread(year())).toBeGreaterThan(month / Math.sqrt(12))
  })

  it('is surer the more noise each month has of its own', () => {
    expect(spread(year({ growth: 0.7, noise: 8 }))).toBeLessThan(spread(year({ growth: 0.7, noise: 0 })))
  })

  it('is the same each time', () => expect(year().quantile(0.3)).toBe(year().quantile(0.3)))
})

it('of one step is that step', () => {
  const one = meanOfSteps(usualDependence[12], 3, [wide])
  for (const p of [0.1, 0.5, 0.9] as const) expect(Math.abs(one.quantile(p) - wide(p as never))).toBeLessThan(0.08)
})

it('is told of no steps', () => expect(() => meanOfSteps(usualDependence[12], 1, [])).toThrow('quantiles'))
