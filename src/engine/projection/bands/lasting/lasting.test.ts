import { describe, expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../../random.ts'
import { project, validatedHorizon } from '../../project.ts'
import { withLateSteps } from '../late-steps.ts'
import { lastingOf, lastingWidening, withLasting } from './lasting.ts'

const to = (count: number, at: (i: number) => number) => Array.from({ length: count }, (_, i) => at(i))
const even = (count: number) => to(count, () => 0).map(() => [-3, -2, -1, 0, 1, 2, 3])

/** So many quarters: a walk, noise about a line, and a walk of the pace. */
const random = seededRandom(3)
const steps = to(400, () => standardNormal(random))
const walk = steps.map((_, i) => steps.slice(0, i).reduce((sum, step) => sum + step, 0))
const noise = steps.map((step, i) => 3 * i + step)
const paced = walk.map((_, i) => walk.slice(0, i).reduce((sum, pace) => sum + pace, 0))

describe('how far the changes of a quarterly series go on', () => {
  test('is nothing unusual of a walk, less of what turns back, and more of what goes on', () => {
    expect(Math.abs(lastingOf(walk)! - 1)).toBeLessThan(0.15)
    expect(Math.abs(lastingOf(noise)! - 3 ** -0.5)).toBeLessThan(0.06)
    expect(lastingOf(paced)).toBeGreaterThan(1.4)
  })
  test('is the same in any unit, and a line more or less is nothing', () => {
    const lasting = lastingOf(walk.slice(0, 60))!
    expect(lastingOf(walk.slice(0, 60).map((value, i) => 1e6 * value + 40 * i - 7))).toBeCloseTo(lasting, 6)
  })
  test('is not told of fewer than ten years, nor where each is like the one before', () => {
    expect(lastingOf(walk.slice(0, 39))).toBeNull()
    expect(lastingOf(walk.slice(0, 40))).not.toBeNull()
    expect(lastingOf(to(60, (i) => 5 * i + (i % 4)))).toBeNull()
  })
  test('has limits, however strange a series is', () => {
    expect(lastingOf(to(60, (i) => (Math.floor(i / 4) % 3) + 1e-9 * (i % 7)))).toBe(0.3)
    expect(lastingOf(to(40, (i) => (i < 28 ? i : i ** 3)))).toBeLessThanOrEqual(1.8)
  })
})

const grows = (widths: readonly number[]) => widths.at(-1)! / widths[0]!

describe('the bands of a quarterly series', () => {
  test('are (step / from) ^ (power ln(lasting / usual)) times as wide', () => {
    const constants = { power: 0.3, from: 2, usual: 0.8 }
    expect(lastingWidening(0.6, 16, constants)).toBeCloseTo(0.836, 3)
    expect(lastingWidening(1, 16, constants)).toBeCloseTo(1.149, 3)
    expect(lastingWidening(1, 2, constants)).toBe(1)
    expect(lastingWidening(0.8, 24, constants)).toBe(1)
  })
  test('have the constants with which they were measured', () => {
    expect([0.5, 0.8, 1.2].map((lasting) => lastingWidening(lasting, 24).toFixed(3))).toEqual([
      '0.721',
      '0.992',
      '1.305',
    ])
  })
  test('are wider far ahead and narrower near by where changes go on, and the other way round where they turn back', () => {
    const [far, near] = [23, 0].map((step) => [walk, noise, paced].map((one) => withLasting(even(24), one)[step]![6]!))
    expect(far![1]).toBeLessThan(far![0]!)
    expect(far![0]).toBeLessThan(far![2]!)
    expect(near![2]).toBeLessThan(near![0]!)
    expect(near![0]).toBeLessThan(near![1]!)
  })
  test('keep their median and each side its share, and are those of all others where nothing is told', () => {
    const [first = []] = withLasting([[4, 5, 6, 8, 9, 12, 20]], paced)
    const times = lastingWidening(lastingOf(paced)!, 1)
    expect(first[3]).toBe(8)
    expect(first[0]).toBeCloseTo(8 - 4 * times, 12)
    expect(first[6]).toBeCloseTo(8 + 12 * times, 12)
    expect(withLasting(even(24), walk.slice(0, 39))).toEqual(withLateSteps(even(24), 4))
  })
  test.each([1, 4, 12] as const)('with %i values a year are so only of quarters', (period) => {
    const of = (values: readonly number[]) => {
      const made = project({ values }, { period, horizon: validatedHorizon[period], networks: false })
      if (made.refused !== null) throw new Error(made.refused)
      return made.points.map(({ knots }) => (knots[6]! - knots[0]!) / made.scale)
    }
    const [turning, going] = [of(noise.slice(0, 80)), of(walk.slice(0, 80))]
    expect(grows(going) / grows(turning) > 1.5).toBe(period === 4)
  })
})
