import { describe, expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../random.ts'
import { project, validatedHorizon } from '../project.ts'
import type { Projection } from '../projection.ts'
import { roughnessOf, steadyNarrowing, withSteadiness } from './steady.ts'

const line = (count: number) => Array.from({ length: count }, (_, i) => 3 + 2 * i)
const even = (count: number) => Array.from({ length: count }, () => [-3, -2, -1, 0, 1, 2, 3])

const to = (count: number, at: (i: number) => number) => Array.from({ length: count }, (_, i) => at(i))

describe('how much a series changes its pace', () => {
  test('a straight line not at all, one that goes to and fro by two mean changes each time', () => {
    expect(roughnessOf(line(20))).toBe(0)
    expect(roughnessOf(to(20, (i) => i % 2))).toBe(2)
  })
  test('is counted in mean changes of the whole past, of the newest eight changes of pace', () => {
    const bent = to(20, (i) => (i < 10 ? i : 9 + 3 * (i - 9)))
    expect(roughnessOf(bent)).toBe(0)
    // Its pace changes once in what is looked at, from 1 to 3; the mean change is (9 + 3 + 3) / 11.
    expect(roughnessOf(bent.slice(0, 12))).toBeCloseTo(Math.sqrt(4 / 8) / (15 / 11), 12)
  })
  test('of fewer than eight changes of pace nothing is said', () => {
    expect(roughnessOf(line(9))).toBe(Infinity)
    expect(roughnessOf(line(10))).toBe(0)
  })
  test('is the same in any unit', () => {
    const random = seededRandom(4)
    const values = to(30, (i) => i + random())
    expect(roughnessOf(values)).toBeGreaterThan(0)
    expect(roughnessOf(values.map((value) => 1e6 * value - 5e8))).toBeCloseTo(roughnessOf(values), 6)
  })
})

describe('the bands of a series that keeps its pace', () => {
  test('are the narrower the steadier it is, down to a limit', () => {
    const narrowings = [0.5, 0.4, 0.2, 0.1, 0.05].map((roughness) => steadyNarrowing(roughness, 1))
    expect(narrowings[0]).toBe(1)
    expect(narrowings).toEqual(narrowings.toSorted((a, b) => b - a))
    expect(new Set(narrowings).size).toBe(5)
    expect(steadyNarrowing(0, 1)).toBe(narrowings.at(-1))
  })
  test('are (roughness / .5) ^ (power - fading ln step) times as wide', () => {
    const constants = { power: 0.7, fading: 0.3 }
    expect(steadyNarrowing(0.05, 1, constants)).toBeCloseTo(0.1995, 4)
    expect(steadyNarrowing(0.05, 2, constants)).toBeCloseTo(0.322, 3)
    expect(steadyNarrowing(0.25, 2, constants)).toBeCloseTo(0.711, 3)
  })
  test('have the constants with which they were measured', () => {
    expect([1, 3, 6].map((step) => steadyNarrowing(0.05, step).toFixed(3))).toEqual(['0.204', '0.404', '0.622'])
  })
  test('are narrower by ever less further ahead, and never wider', () => {
    const narrowings = to(20, (i) => steadyNarrowing(0.1, i + 1))
    expect(narrowings).toEqual(narrowings.toSorted((a, b) => a - b))
    expect(narrowings[0]).toBeLessThan(0.5)
    expect(narrowings.at(-1)).toBe(1)
  })
  test('keep their median, and each side its share', () => {
    const [first = []] = withSteadiness(even(3), line(20))
    const times = steadyNarrowing(0, 1)
    expect(times).toBeLessThan(0.5)
    first.forEach((knot, k) => expect(knot).toBeCloseTo(times * (k - 3), 12))
    const rough = to(20, (i) => i % 2)
    expect(withSteadiness(even(3), rough)).toEqual(even(3))
  })
})

function projected(values: readonly number[], horizon = 6): Projection {
  const answer = project({ values }, { period: 1, horizon })
  if (answer.refused !== null) throw new Error(answer.refused)
  return answer
}
const growingBy = (by: number) => projected(to(20, (i) => by ** i))
const widthAt = ({ points, scale }: Projection, step: number) => {
  const { low, high } = points[step - 1]!.bands[80]
  return (high - low) / scale
}

describe('a projection', () => {
  const random = seededRandom(7)
  const paces = Array.from({ length: 30 }, () => 2 + 0.02 * standardNormal(random))
  const steady = paces.reduce<number[]>((values, pace) => [...values, values.at(-1)! + pace], [100])
  const wandering = Array.from({ length: 31 }, () => 2 * standardNormal(random)).reduce<number[]>(
    (values, change) => [...values, (values.at(-1) ?? 100) + change],
    [],
  )
  test('of a series that keeps its pace says so and is surer of the first years than of others', () => {
    const [kept, other] = [projected(steady), projected(wandering)]
    expect(kept.labels).toContain('steady')
    expect(other.labels).not.toContain('steady')
    expect(widthAt(kept, 1)).toBeLessThan(widthAt(other, 1) / 3)
  })
  test('looks back with the bands that it would have had then', () => {
    const { points, backtest, scale } = projected(steady)
    const [first] = backtest!.past.map(({ knots }) => (knots[0]![5]! - knots[0]![1]!) / scale)
    expect(first).toBeLessThan(2 * widthAt({ points, scale } as Projection, 1))
  })
  test('of what explodes stays as wide as it was, however steadily it does', () => {
    // So smooth that its pace hardly changes, were it counted in mean changes.
    expect(growingBy(1.12).labels).not.toContain('steady')
    expect(growingBy(1.08).labels).toContain('steady')
  })
  test('of months and quarters has no such label', () => {
    const answer = project({ values: line(40) }, { period: 4 })
    expect(answer.refused === null && answer.labels).not.toContain('steady')
  })
  test('has no band that leaves the one around it, however far ahead', () => {
    for (const { knots } of projected(steady, 3 * validatedHorizon[1]).points)
      expect(knots).toEqual(knots.toSorted((a, b) => a - b))
  })
})
