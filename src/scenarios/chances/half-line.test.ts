import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Comparison, comparisons, isMet } from '#kit/comparison-words.ts'
import { areApart, coverAll, type HalfLine, implies, oppositeOf } from './half-line.ts'

const line = fc.record({ comparison: fc.constantFrom(...comparisons), threshold: fc.integer({ min: -2, max: 2 }) })
/** Thresholds are whole, so values at and between them show every difference. */
const values = Array.from({ length: 15 }, (_, i) => -3.5 + i / 2)
const holds = ({ comparison, threshold }: HalfLine, value: number) => isMet(value, comparison, threshold)

describe('of two claims about one value', () => {
  test.for<[string, HalfLine, HalfLine, boolean]>([
    ['at least 450 implies at least 440', of('>=', 450), of('>=', 440), true],
    ['at least 440 does not imply at least 450', of('>=', 440), of('>=', 450), false],
    ['above 450 implies at least 450', of('>', 450), of('>=', 450), true],
    ['at least 450 does not imply above 450', of('>=', 450), of('>', 450), false],
    ['below 1.9 implies at most 2', of('<', 1.9), of('<=', 2), true],
    ['below 1.9 does not imply at least 1', of('<', 1.9), of('>=', 1), false],
  ])('%s', ([, one, other, expected]) => {
    expect(implies(one, other)).toBe(expected)
  })

  test('one implies the other just when every value of it is one of the other', () => {
    fc.assert(
      fc.property(
        line,
        line,
        (one, other) => implies(one, other) === values.every((value) => !holds(one, value) || holds(other, value)),
      ),
    )
  })

  test('they are apart just when no value is in both, and cover all just when every value is in one', () => {
    fc.assert(
      fc.property(
        line,
        line,
        (one, other) => areApart(one, other) === !values.some((value) => holds(one, value) && holds(other, value)),
      ),
    )
    fc.assert(
      fc.property(
        line,
        line,
        (one, other) => coverAll(one, other) === values.every((value) => holds(one, value) || holds(other, value)),
      ),
    )
  })

  test('the opposite holds just where the claim does not', () => {
    fc.assert(fc.property(line, (one) => values.every((value) => holds(one, value) !== holds(oppositeOf(one), value))))
  })
})

function of(comparison: Comparison, threshold: number): HalfLine {
  return { comparison, threshold }
}
