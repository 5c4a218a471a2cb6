/** What of a part can be where its whole is itself uncertain. */

/**
 * The `knots` of a part, none above the knot of the same chance of its `whole`. Of two amounts with given distributions
 * the one can be at most the other each time just where each of its quantiles is at most the same quantile of the other
 * (Strassen 1965): so nothing less would do, and whatever lies below already stays to the last digit. With knots 1, 2,
 * 3, 4, 5, 9, 20 of the part and 3, 4, 5, 6, 7, 8, 9 of the whole they are 1, 2, 3, 4, 5, 8, 9.
 */
export function belowWhole(knots: readonly number[], whole: readonly number[]): number[] {
  return knots.map((knot, i) => Math.min(knot, whole[i] ?? Infinity))
}
