import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { exclusiveSet } from './exclusive-set.ts'
import { conditionalBounds, frechetBounds, independentChance } from './scenario-bounds.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })

test.each([
  [[0.9, 0.8], 0.7, 0.8, 0.72],
  [[0.6, 0.5, 0.4], 0, 0.4, 0.12],
  [[0.3], 0.3, 0.3, 0.3],
  [[1, 1], 1, 1, 1],
  [[1, 0.3], 0.3, 0.3, 0.3],
  [[0, 1], 0, 0, 0],
  [[1e-300, 0.5], 0, 1e-300, 5e-301],
])('members of %j: at least %d, at most %d, %d were they independent', (chances, lowest, highest, independent) => {
  expect(frechetBounds(chances).lowest).toBeCloseTo(lowest, 12)
  expect(frechetBounds(chances).highest).toBe(highest)
  expect(independentChance(chances)).toEqual({
    probability: expect.closeTo(independent, 12),
    assumption: 'independence',
  })
})

test('independence lies within the bounds, and bounds are in order', () => {
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 30 }), (chances) => {
      const { lowest, highest } = frechetBounds(chances)
      expect(lowest).toBeGreaterThanOrEqual(0)
      expect(lowest).toBeLessThanOrEqual(highest)
      const { probability } = independentChance(chances)
      expect(probability).toBeGreaterThanOrEqual(lowest - 1e-12)
      expect(probability).toBeLessThanOrEqual(highest)
    }),
  )
})

test('what P(of | given) can be', () => {
  const { lowest, highest } = conditionalBounds(0.5, 0.8)
  expect(lowest).toBeCloseTo(0.375, 12)
  expect(highest).toBeCloseTo(0.625, 12)
  expect(conditionalBounds(0.9, 0.2)).toEqual({ lowest: expect.closeTo(0.5, 12), highest: 1 })
  expect(conditionalBounds(0.3, 1)).toEqual({ lowest: 0.3, highest: 0.3 })
})

test('what is no chance is refused by name', () => {
  for (const ask of [frechetBounds, independentChance, exclusiveSet]) {
    expect(() => ask([])).toThrow('chances must not be empty')
    for (const bad of [-0.1, 1.1, Number.NaN]) {
      expect(() => ask([0.5, bad])).toThrow(InvalidInput)
      expect(() => ask([0.5, bad])).toThrow(`chances[1] must lie between 0 and 1, not ${bad}`)
    }
  }
  expect(() => conditionalBounds(1.1, 0.5)).toThrow('of must lie between 0 and 1')
  expect(() => conditionalBounds(0.5, -1)).toThrow('given must lie between 0 and 1')
  expect(() => conditionalBounds(0.5, 0)).toThrow('given must be above 0')
})

test('of exclusive scenarios, none of these has what is left', () => {
  expect(exclusiveSet([0.5, 0.2, 0.1])).toEqual({ chances: [0.5, 0.2, 0.1], noneOfThese: expect.closeTo(0.2, 12) })
  expect(exclusiveSet([0])).toEqual({ chances: [0], noneOfThese: 1 })
  expect(exclusiveSet([0.7, 0.3])).toEqual({ chances: [0.7, 0.3], noneOfThese: expect.closeTo(0, 12) })
})

test('exclusive scenarios of more than 1 together are refused, rounding is not', () => {
  expect(exclusiveSet([0.7, 0.4])).toEqual({ refused: 'more-than-certain', total: expect.closeTo(1.1, 12) })
  expect(exclusiveSet([0.5, 0.5 + 2e-9])).toMatchObject({ refused: 'more-than-certain' })
  expect(exclusiveSet([0.5, 0.5 + 5e-10])).toEqual({ chances: [0.5, 0.5 + 5e-10], noneOfThese: 0 })
})
