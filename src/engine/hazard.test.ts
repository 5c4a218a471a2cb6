import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chanceByDeadline, timeOfEvenOdds } from './hazard.ts'

const mars = [
  { at: 2040, chance: 0.1 },
  { at: 2050, chance: 0.33 },
] as const
const chance = fc.double({ min: 0, max: 0.99, noNaN: true })

describe('the chance by another deadline', () => {
  it('falls short of happening by the same share a year', () => {
    expect(chanceByDeadline(...mars, 2045)).toBeCloseTo(1 - Math.sqrt(0.9 * 0.67), 12)
    expect(chanceByDeadline(...mars, 2060)).toBeCloseTo(0.5012, 4)
    expect(chanceByDeadline({ at: 0, chance: 0 }, { at: 4, chance: 0.2 }, 9)).toBeCloseTo(1 - 0.8 ** (9 / 4), 12)
  })

  it('is that of the two at theirs, never falls, and is the same by way of a third', () => {
    fc.assert(
      fc.property(chance, chance, fc.double({ min: 0.1, max: 30, noNaN: true }), (one, other, years) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const [first, second] = [
          { at: 0, chance: low },
          { at: 10, chance: high },
        ]
        expect(chanceByDeadline(first, second, 0)).toBeCloseTo(low, 12)
        expect(chanceByDeadline(first, second, 10)).toBeCloseTo(high, 12)
        const then = chanceByDeadline(first, second, years)
        expect(then).toBeGreaterThanOrEqual(low - 1e-12)
        const later = chanceByDeadline(first, second, 2 * years)
        expect(chanceByDeadline(first, { at: years, chance: then }, 2 * years)).toBeCloseTo(later, 9)
        expect(later).toBeGreaterThanOrEqual(then - 1e-12)
      }),
    )
  })

  test('even odds come where that chance is one half', () => {
    const far = [mars[0], { at: 2050, chance: 0.8 }] as const
    const at = timeOfEvenOdds(...far)
    expect(at).toBeCloseTo(2043.9, 1)
    expect(chanceByDeadline(...far, at)).toBeCloseTo(0.5, 12)
    expect(timeOfEvenOdds(mars[0], { at: 2050, chance: 0.1 })).toBe(Infinity)
  })

  test('where the first deadline has even odds already, they come with it', () => {
    expect(timeOfEvenOdds({ at: 2040, chance: 0.5 }, { at: 2050, chance: 0.8 })).toBe(2040)
  })

  test('what cannot be is named', () => {
    const [first, second] = mars
    expect(() => chanceByDeadline(second, first, 2060)).toThrow('second.at')
    expect(() => chanceByDeadline(first, { at: 2050, chance: 0.05 }, 2045)).toThrow('second.chance')
    expect(() => chanceByDeadline({ at: 2040, chance: 1 }, { at: 2050, chance: 1 }, 2045)).toThrow('first.chance')
    expect(() => chanceByDeadline(first, second, 2039)).toThrow('at')
    expect(() => timeOfEvenOdds({ at: 2040, chance: 0.6 }, { at: 2050, chance: 0.8 })).toThrow('first.chance')
  })
})
