/**
 * Below which value does a given share of the weight lie? The crowd's middle and its bands are read with this one rule.
 */
import { InvalidInput } from '../invalid-input.ts'
import { sharesOf } from '../shares.ts'
import { mustBeNumbers } from './probabilities.ts'

/** Shares of weight are equal when they differ by rounding only. */
const rounding = 1e-12

/**
 * The weighted percentile: half the sum of the first value at which the cumulated share of weight reaches `p` and the
 * first at which it exceeds `p` (Hyndman and Fan 1996, type 2, with weights; the published rule of Metaculus). Of [.1,
 * .4, .2] with weights [1, 1, 2] at .5 it is .2, and of [.2, .4], unweighted, at .5 it is .3.
 *
 * `values` are in any order and unit; `weights` go with them, or are null when all count alike; `p` runs from 0 to 1.
 * The answer has the unit of the values. Throws `InvalidInput` for no values, for a value that is not finite, for
 * weights that are negative, too few, too many or all zero, and for `p` outside 0 to 1.
 */
export function weightedPercentile(values: ArrayLike<number>, weights: ArrayLike<number> | null, p: number): number {
  return weightedPercentiles(values, weights, [p])[0] ?? Number.NaN
}

/**
 * As `weightedPercentile`, for several shares at the price of one sort; the answers stand in the order of `shares`. The
 * quartiles and the middle of [1, 2, 3, 4], unweighted, are 1.5, 2.5 and 3.5.
 */
export function weightedPercentiles(
  values: ArrayLike<number>,
  weights: ArrayLike<number> | null,
  shares: readonly number[],
): number[] {
  mustBeNumbers('values', values)
  for (const p of shares) if (!(p >= 0 && p <= 1)) throw new InvalidInput('p', `must lie between 0 and 1, not ${p}`)
  const { sorted, firstAbove } = weights
    ? sortedWithShares(values, sharesOf(weights, values.length))
    : sortedAlone(values)
  return shares.map((p) => {
    const reached = sorted[firstAbove(p - rounding)] ?? Number.NaN
    const exceeded = sorted[firstAbove(p + rounding)] ?? Number.NaN
    // Halves first: the sum of two great values could overflow.
    return reached === exceeded ? reached : reached / 2 + exceeded / 2
  })
}

/**
 * Values upwards, and the first place at or below which more than a share of the weight lies; the last place where there
 * is none, so that p = 1 answers the greatest value.
 */
type Sorted = { sorted: Float64Array; firstAbove(share: number): number }

function sortedAlone(values: ArrayLike<number>): Sorted {
  // Crowds are large, and this way copies fastest.
  const sorted = new Float64Array(values).toSorted()
  const last = sorted.length - 1
  return {
    sorted,
    firstAbove(share) {
      let place = Math.min(last, Math.max(0, Math.floor(share * sorted.length)))
      // The product may be rounded over the edge of a place, either way.
      while (place > 0 && place / sorted.length > share) place--
      while (place < last && (place + 1) / sorted.length <= share) place++
      return place
    },
  }
}

/** What has no share is left out: it would otherwise be the answer at p = 0. */
function sortedWithShares(values: ArrayLike<number>, shares: Float64Array): Sorted {
  const places = new Uint32Array(values.length).map((_, i) => i).filter((i) => (shares[i] ?? 0) > 0)
  places.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  let sum = 0
  const cumulated = new Float64Array(places.length).map((_, i) => (sum += shares[places[i] ?? 0] ?? 0))
  return {
    sorted: new Float64Array(places.length).map((_, i) => values[places[i] ?? 0] ?? 0),
    firstAbove: (share) => firstPlaceAbove(cumulated, share),
  }
}

function firstPlaceAbove(cumulated: Float64Array, share: number): number {
  let low = 0
  let high = cumulated.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulated[middle] ?? 0) > share) high = middle
    else low = middle + 1
  }
  return low
}
