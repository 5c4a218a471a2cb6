/** What formulas on options make of what a reader says of them. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { compute } from './index.ts'

const amount = fc.integer({ min: -1000, max: 1000 })
const amounts = fc.tuple(amount, amount, amount, amount)
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const named = ([a, b, c, d]: readonly number[]) => ['one', a ?? 0, b ?? 0, 'other', c ?? 0, d ?? 0] as const

/** Null where it refuses to say. */
function tried(name: string, inputs: readonly (number | string)[]) {
  try {
    return compute(name, inputs)
  } catch {
    return null
  }
}

it('puts no option ahead that is worse in both outcomes, whether they bring something or cost it', () => {
  fc.assert(
    fc.property(amounts, chance, fc.constantFrom('yes', 'no'), (all, p, isCost) => {
      const ahead = tried('option-ahead', [p, isCost, ...named(all)])
      const [a, b, c, d] = all
      fc.pre(isCost === 'yes' ? a > c && b > d : a < c && b < d)
      expect(ahead).toBe('other')
    }),
  )
})

it('puts ahead of two that cost something the one that would be behind if they brought it', () => {
  fc.assert(
    fc.property(amounts, chance, (all, p) => {
      const [gain, cost] = ['no', 'yes'].map((isCost) => tried('option-ahead', [p, isCost, ...named(all)]))
      expect(gain === null ? cost : new Set([gain, cost]).size).toBe(gain === null ? null : 2)
    }),
  )
})

it('turns the choice where both come to the same on average, and at no other chance', () => {
  fc.assert(
    fc.property(amounts, chance, (all, p) => {
      const turn = tried('break-even-chance', all)
      fc.pre(typeof turn === 'number' && Math.abs(p - turn) > 1e-6)
      const [a, b, c, d] = all
      const [one, other] = [
        compute('option-on-average', [turn ?? 0, a, b]),
        compute('option-on-average', [turn ?? 0, c, d]),
      ]
      expect(Number(one)).toBeCloseTo(Number(other), 8)
      const side = (at: number) => tried('option-ahead', [at, 'no', ...named(all)])
      expect(side(p)).toBe(side(p < Number(turn) ? 0 : 1))
    }),
  )
})

test.each<[string, readonly (number | string)[], string]>([
  ['break-even-chance', [5, 5, 5, 4], 'at least as good'],
  ['break-even-chance', [5, 5], 'no two options'],
  ['option-ahead', [0.4, 'no', 'a', 100, 0, 'b', 40, 40], 'come to the same'],
  ['option-ahead', [1.4, 'no', 'a', 100, 0, 'b', 40, 40], 'between 0 and 1'],
  ['gain-for-loss', [0], 'no number'],
])('%s of %j says nothing: %s', (name, inputs, why) => expect(() => compute(name, inputs)).toThrow(why))
