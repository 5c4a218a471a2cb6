/** The straight line nearest to a series. */
import { InvalidInput, mustAllBeFinite } from '../../invalid-input.ts'

/**
 * Intercept and slope of the least-squares line of `series` over the times 1, 2, ..., n: of [1, 3, 5] they are -1 and
 * 2. Throws `InvalidInput` where there are fewer than two values or one is not finite.
 */
export function straightLine(series: readonly number[]): { readonly intercept: number; readonly slope: number } {
  mustAllBeFinite('series', series)
  if (series.length < 2) throw new InvalidInput('series', 'must have at least 2 values')
  const middle = (series.length + 1) / 2
  let [sum, across, square] = [0, 0, 0]
  for (let i = 0; i < series.length; i++) {
    sum += series[i]!
    across += (i + 1 - middle) * series[i]!
    square += (i + 1 - middle) ** 2
  }
  const slope = across / square
  return { intercept: sum / series.length - slope * middle, slope }
}
