/** How likely is one of several amounts to be the largest, when none is known? */
import { InvalidInput } from '../invalid-input.ts'
import { probability, type Probability } from '../units.ts'
import type { Marginal } from './marginal.ts'

const cells = 400

/**
 * P(A > B, C, ...) or, of the smallest, P(A < B, C, ...), as if none told of another: the mean over 400 equally likely
 * values a of A, each taken at the middle of its cell, of the product of P(B < a). Of three alike it is one third. Throws
 * `InvalidInput` where there is no other.
 */
export function chanceLargest(own: Marginal, others: readonly Marginal[], isSmallest = false): Probability {
  if (others.length === 0) throw new InvalidInput('others', 'must be one or more')
  let sum = 0
  for (let i = 0; i < cells; i++) {
    const value = own.quantile(probability((i + 0.5) / cells))
    sum += others.reduce((all, { chanceBelow }) => {
      const below = chanceBelow(value)
      return all * (isSmallest ? 1 - below : below)
    }, 1)
  }
  return probability(sum / cells)
}
