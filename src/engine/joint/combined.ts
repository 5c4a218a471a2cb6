/** What a number may be that is made of two that are not known: a product, a share of the other, a quotient. */
import { normalChance } from '../projection/normal-chance.ts'
import { quantileOfSorted } from '../statistics.ts'
import { probability, type Probability } from '../units.ts'
import { mustBeDependence } from './chance-above.ts'
import type { Marginal } from './marginal.ts'
import { normalScore } from './normal-score.ts'

const cells = 101
const scores = Array.from({ length: cells }, (_, i) => normalScore(probability((i + 0.5) / cells)))

export type Combined = {
  /** The value below which a share `p` lies; 0 to 1. */
  quantile(p: number): number
  /** P(of both together >= value). */
  chanceOfAtLeast(value: number): Probability
}

/**
 * The values of `combine` at 101 equally likely values of A, each with as many of B given that (a Gaussian copula with
 * correlation `rho` of their normal scores; Nelsen 2006, chapter 2). The product of two around 10 and 20 whose spreads
 * are a tenth of these has 199 in the middle and a spread of 28 at rho 0. Throws `InvalidInput` where `rho` is not
 * between -1 and 1.
 */
export function combined(a: Marginal, b: Marginal, combine: (a: number, b: number) => number, rho = 0): Combined {
  mustBeDependence(rho)
  const rest = Math.sqrt(1 - rho * rho)
  const values = new Float64Array(cells * cells)
  for (const [i, score] of scores.entries()) {
    const value = a.quantile(probability((i + 0.5) / cells))
    for (const [k, own] of scores.entries())
      values[i * cells + k] = combine(value, b.quantile(normalChance(rho * score + rest * own)))
  }
  return ofValues(values)
}

/** Of values that are equally likely; they are sorted in place. */
export function ofValues(values: Float64Array): Combined {
  values.sort()
  return {
    quantile: (p) => quantileOfSorted(values, p),
    chanceOfAtLeast: (value) => probability(1 - placeOf(values, value) / values.length),
  }
}

/** How many of the sorted lie below a value. */
function placeOf(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
