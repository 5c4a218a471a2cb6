import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { project, validatedHorizon } from '../project.ts'
import { lateStepConstants } from './late-step-constants.ts'
import { lateWidenings, withLateSteps } from './late-steps.ts'

const periods = [1, 4, 12] as const
const even = (count: number) => Array.from({ length: count }, () => [-3, -2, -1, 0, 1, 2, 3])

describe('bands of late steps', () => {
  test.each(periods)('with %i values a year the first steps are as they were, and no later one narrower', (period) => {
    const { from } = lateStepConstants[period]
    const steps = Array.from({ length: 40 }, (_, i) => lateWidenings(lateStepConstants[period], i + 1))
    expect(steps.slice(0, from).flat()).toEqual(Array.from({ length: 3 * from }, () => 1))
    for (const band of [0, 1, 2]) {
      const widenings = steps.slice(from - 1).map((at) => at[band]!)
      expect(widenings).toEqual(widenings.toSorted((a, b) => a - b))
      expect(widenings.at(-1)).toBeGreaterThan(1)
    }
  })
  test('a band is (step / from) to its exponent times as wide, each by its own', () => {
    const { from, exponents } = lateStepConstants[1]
    const [outer, middle, inner] = exponents.map((exponent) => (24 / from) ** exponent)
    expect(lateWidenings(lateStepConstants[1], 24)).toEqual([outer, middle, inner])
    const at = withLateSteps(even(24), 1)[23]!
    const wanted = [-3 * outer!, -2 * middle!, -inner!, 0, inner!, 2 * middle!, 3 * outer!]
    at.forEach((knot, k) => expect(knot).toBeCloseTo(wanted[k]!, 12))
  })
  test('the median stays, wherever it is', () => {
    const moved = even(30).map((at, i) => at.map((knot) => knot + 7 * i))
    expect(withLateSteps(moved, 4).map((at) => at[3])).toEqual(moved.map((at) => at[3]))
  })
  test.each(periods)('with %i values a year no band leaves the one around it, however far ahead', (period) => {
    const [outer, middle, inner] = lateStepConstants[period].exponents
    expect(outer >= middle && middle >= inner && inner > 0).toBe(true)
    const random = seededRandom(1)
    const values = Array.from({ length: 60 }, (_, i) => 50 + i + 5 * random())
    const projection = project({ values }, { period, horizon: 3 * validatedHorizon[period] })
    expect(projection.refused).toBeNull()
    for (const { knots } of projection.refused === null ? projection.points : [])
      expect(knots).toEqual(knots.toSorted((a, b) => a - b))
  })
})
