import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { nearestTotal, totalOf, type UnderCondition } from './nearest-total.ts'

const near = (value: number, digits = 12) => expect.closeTo(value, digits)
const pair: UnderCondition[] = [
  { weight: 0.3, chance: 0.18 },
  { weight: 0.7, chance: 0.22 },
]

test('a chance is the sum of what comes about under each condition, and of what is left', () => {
  const some = [
    { weight: 0.3, chance: 0.2 },
    { weight: 0.5, chance: 0.6 },
  ]
  expect(totalOf(some)).toEqual({ lowest: near(0.36), highest: near(0.56), rest: near(0.2) })
  expect(totalOf(pair)).toEqual({ lowest: near(0.208), highest: near(0.208), rest: near(0) })
  expect(totalOf([])).toEqual({ lowest: 0, highest: 1, rest: 1 })
})

test('what agrees is left as it is, and for what does not the nearest that agrees is found', () => {
  expect(nearestTotal(0.208, pair)).toBeNull()
  expect(nearestTotal(0.28, pair)).toEqual({ a: near(0.234, 3), chances: [near(0.194, 3), near(0.252, 3)] })
  expect(nearestTotal(0.25, [{ weight: 0.3, chance: 0.16 }])).toBeNull()
  // At least 30 % of 80 % comes about.
  const most = nearestTotal(0.1, [{ weight: 0.3, chance: 0.8 }])
  expect(most?.a).toBeCloseTo(0.3 * (most?.chances[0] ?? 0), 9)
})

test('what is found agrees, and nothing that agrees is nearer', () => {
  const chance = fc.integer({ min: 1, max: 99 }).map((per) => per / 100)
  const branches = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), chance, chance), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(branches, fc.integer({ min: 0, max: 9 }), chance, chance, (parts, left, a, other) => {
      const whole = parts.reduce((sum, [part]) => sum + part, left)
      const said = parts.map(([part, one]) => ({ weight: part / whole, chance: one }))
      const found = nearestTotal(a, said)
      const far = (b: number, all: readonly number[]) =>
        (b - a) ** 2 + all.reduce((sum, one, i) => sum + (one - (said[i]?.chance ?? 0)) ** 2, 0)
      const nearest = found ?? { a, chances: said.map((one) => one.chance) }
      const { lowest, highest } = totalOf(said.map((one, i) => ({ ...one, chance: nearest.chances[i] ?? 0 })))
      expect(nearest.a).toBeGreaterThanOrEqual(lowest - 1e-9)
      expect(nearest.a).toBeLessThanOrEqual(highest + 1e-9)
      // Anything else that agrees: other chances, and the P(A) that they leave nearest.
      const others = parts.map(([, , one]) => one * other)
      const ends = totalOf(said.map((one, i) => ({ ...one, chance: others[i] ?? 0 })))
      const agreeing = Math.min(ends.highest, Math.max(ends.lowest, a))
      expect(far(nearest.a, nearest.chances)).toBeLessThanOrEqual(far(agreeing, others) + 1e-9)
    }),
  )
})

test('what is no chance is refused, and conditions of more than 1 together', () => {
  expect(() => totalOf([{ weight: 1.1, chance: 0.2 }])).toThrow(
    new InvalidInput('branches[0].weight', 'must lie between 0 and 1, not 1.1'),
  )
  expect(() => totalOf([{ weight: 0.2, chance: -1 }])).toThrow(
    new InvalidInput('branches[0].chance', 'must lie between 0 and 1, not -1'),
  )
  expect(() => totalOf([...pair, { weight: 0.5, chance: 0.2 }])).toThrow(
    new InvalidInput('branches', 'must have weights of at most 1 together, not 1.5'),
  )
  expect(() => nearestTotal(2, pair)).toThrow(new InvalidInput('a', 'must lie between 0 and 1, not 2'))
})
