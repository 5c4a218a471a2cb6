/** What every room of the engine counts with. All refuse an empty list. */
import { InvalidInput } from './invalid-input.ts'

/** The arithmetic mean; of [1, 2, 6] it is 3. */
export function mean(values: ArrayLike<number>): number {
  mustNotBeEmpty(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum / values.length
}

/** The middle value, or the mean of the two middle ones; of [3, 1, 2, 9] it is 2.5. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5)
}

/**
 * The value below which a share `p` lies, interpolated between order statistics (Hyndman and Fan 1996, type 7): of [1,
 * 2, 3, 4] at .25 it is 1.75. `p` runs from 0 to 1.
 */
export function quantile(values: ArrayLike<number>, p: number): number {
  return quantileOfSorted(Float64Array.from(values).toSorted(), p)
}

/** As `quantile`, of values that are sorted upwards already. */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number): number {
  mustNotBeEmpty(sorted)
  if (!(p >= 0 && p <= 1)) throw new InvalidInput('p', `must lie between 0 and 1, not ${p}`)
  const place = (sorted.length - 1) * p
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN
  // At a whole place nothing is mixed: infinite neighbours would make it NaN.
  return place === below ? low : low + (high - low) * (place - below)
}

function mustNotBeEmpty(values: ArrayLike<number>): void {
  if (values.length === 0) throw new InvalidInput('values', 'must not be empty')
}
