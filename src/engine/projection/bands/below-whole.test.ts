import fc from 'fast-check'
import { expect, test } from 'vitest'
import { belowWhole } from './below-whole.ts'
import { quantilesOf } from './knots.ts'

test.for([
  ['is left where it lies below', [1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14], [1, 2, 3, 4, 5, 6, 7]],
  ['is cut where it lies above', [1, 2, 3, 4, 5, 9, 20], [3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 8, 9]],
  ['may be cut below its middle', [5, 6, 7, 8, 9, 10, 11], [1, 3, 7, 9, 11, 13, 15], [1, 3, 7, 8, 9, 10, 11]],
  ['is what is known of a whole that is measured', [1, 2, 3, 4, 5, 6, 7], [4, 4, 4, 4, 4, 4, 4], [1, 2, 3, 4, 4, 4, 4]],
  ['is bounded by nothing where nothing is known', [1, 2, 3, 4, 5, 6, 7], [], [1, 2, 3, 4, 5, 6, 7]],
] as const)('a part %s', ([, part, whole, held]) => {
  expect(belowWhole(part, whole)).toEqual(held)
})

const knots = fc
  .array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 7, maxLength: 7 })
  .map((values) => values.toSorted((a, b) => a - b))

test('a part that is held is a distribution still, below its whole at every chance between the outermost, and twice is once', () => {
  fc.assert(
    fc.property(knots, knots, fc.double({ min: 0.025, max: 0.975, noNaN: true }), (part, whole, p) => {
      const held = belowWhole(part, whole)
      const [of, all] = [quantilesOf(held), quantilesOf(whole)]
      expect(of(p as never)).toBeLessThanOrEqual(all(p as never) + 1e-6)
      expect(belowWhole(held, whole)).toEqual(held)
      // Nothing is raised, and nothing is touched that lay below.
      held.forEach((knot, i) => expect(knot).toBe(Math.min(part[i]!, whole[i]!)))
    }),
  )
})
