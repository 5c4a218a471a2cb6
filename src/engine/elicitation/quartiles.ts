/** Where do the quarters of a forecast lie, of whoever says only its low end, its middle and its high end? */
import { bendOf, withMiddleApart } from './bend.ts'

/** The normal scores of the 95 % and the 75 % quantile. */
const [twentieth, quarter] = [1.6448536269514722, 0.6744897501960817]

/**
 * The 25 and 75 % quantiles of the curve whose 5, 50 and 95 % quantiles these are, in places of any scale: the normal where
 * the middle lies halfway, else skewed to the longer side (`bendOf`). Of 0, 50 and 100 they are 29.5 and 70.5, of 0, 20 and
 * 100 they are 9.3 and 39.3. They lie between what was said, whatever that is.
 */
type Three = { low: number; middle: number; high: number }

export function quartilesOf(three: Three): { lower: number; upper: number } {
  const { low, middle, high } = three
  const { placeAt } = bendOf(withMiddleApart(three), twentieth)
  return {
    lower: Math.min(middle, Math.max(low, placeAt(-quarter))),
    upper: Math.max(middle, Math.min(high, placeAt(quarter))),
  }
}
