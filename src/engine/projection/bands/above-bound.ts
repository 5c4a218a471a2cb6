/** The distribution of what comes near a bound on one side alone: out of one on values and one on logarithms. */

const middle = 3

/** How a series goes: where it grows by half each step or more, the truth lay between both from the median on. */
export type Course = { readonly least: number; readonly rises: boolean; readonly explodes: boolean }

/**
 * Knots of one step that never pass `least`. Logarithms know how one comes near a bound, and not how far one gets away
 * from it: there their bands run off. So where the series `rises` the knots on `values` stand but for those below the
 * median, which lie as many times as near to the bound as on logarithms; where it falls those on `logarithms` stand,
 * but no higher above their median than those on values. With knots -2, 0, 2, 4, 6, 8, 10 on values and 1, 2, 4, 8, 20,
 * 40, 80 on logarithms they come to .5, 1, 2, 4, 6, 8, 10 rising, and to 1, 2, 4, 8, 8, 8, 10 falling. What rises and
 * `explodes` lies half way in logarithms between both from the median on: 5.7 and 11.0, 17.9 and 28.3.
 */
export function aboveBound(
  values: readonly number[],
  logarithms: readonly number[],
  { least, rises, explodes }: Course,
): number[] {
  const onLogarithms = logarithms[middle]!
  if (!rises)
    return logarithms.map((knot, k) => (k > middle ? Math.max(onLogarithms, Math.min(knot, values[k]!)) : knot))
  // Roots and shares first: a product of what is large would be infinite.
  const between = (k: number) => least + Math.sqrt(values[k]! - least) * Math.sqrt(logarithms[k]! - least)
  const from = (k: number) => (explodes ? between(k) : values[k]!)
  const below = (knot: number) => least + (from(middle) - least) * ((knot - least) / (onLogarithms - least))
  return values.map((_, k) => (k < middle ? below(logarithms[k]!) : from(k)))
}
