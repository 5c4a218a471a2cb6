/**
 * Below which value does a given share of the weight lie? The crowd's middle and its bands are read with this one rule.
 */
import { InvalidInput } from '../invalid-input.ts'
import { valueInOrder } from '../selection.ts'
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
  const { valueAt, firstAbove } = weights
    ? inOrderWithShares(values, sharesOf(weights, values.length))
    : inOrder(values)
  return shares.map((p) => {
    const reached = valueAt(firstAbove(p - rounding))
    const exceeded = valueAt(firstAbove(p + rounding))
    // Halves first: the sum of two great values could overflow.
    return reached === exceeded ? reached : reached / 2 + exceeded / 2
  })
}

/**
 * What stands at a place of the values upwards, and the first place at or below which more than a share of the weight lies; the last place where there
 * is none, so that p = 1 answers the greatest value.
 */
type InOrder = { valueAt(place: number): number; firstAbove(share: number): number }

/**
 * Crowds are large: what stands at a few places is found without sorting all of them. Once a place is settled nothing
 * above it stands below it, so the next is looked for on its own side alone.
 */
function inOrder(values: ArrayLike<number>): InOrder {
  const some = new Float64Array(values)
  const last = some.length - 1
  const settled = [-1, some.length]
  return {
    valueAt(place) {
      if (settled.includes(place)) return some[place] ?? Number.NaN
      const low = Math.max(...settled.filter((one) => one < place)) + 1
      const high = Math.min(...settled.filter((one) => one > place)) - 1
      settled.push(place)
      return valueInOrder(some.subarray(low, high + 1), place - low)
    },
    firstAbove(share) {
      let place = Math.min(last, Math.max(0, Math.floor(share * some.length)))
      // The product may be rounded over the edge of a place, either way.
      while (place > 0 && place / some.length > share) place--
      while (place < last && (place + 1) / some.length <= share) place++
      return place
    },
  }
}

/** What has no share is left out: it would otherwise be the answer at p = 0. */
function inOrderWithShares(values: ArrayLike<number>, shares: Float64Array): InOrder {
  const places = new Uint32Array(values.length).map((_, i) => i).filter((i) => (shares[i] ?? 0) > 0)
  places.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  let sum = 0
  const cumulated = new Float64Array(places.length).map((_, i) => (sum += shares[places[i] ?? 0] ?? 0))
  return {
    valueAt: (place) => values[places[place] ?? 0] ?? Number.NaN,
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
