/** The scale on which what bounds a series is infinitely far away. */
import type { Bounds } from './knots.ts'

/** The same order of values, on another scale. */
export type Scale = { to(value: number): number; from(value: number): number }

/** Logarithms above the lower bound where one side is bounded, log-odds between the two where both are (Wallis 1987). */
export function freeScale({ least, most }: Bounds): Scale | null {
  if (!Number.isFinite(least)) return null
  if (Number.isFinite(most)) {
    const width = most - least
    return {
      to: (value) => Math.log(value - least) - Math.log(most - value),
      from: (value) => least + width / (1 + Math.exp(-value)),
    }
  }
  return { to: (value) => Math.log(value - least), from: (value) => least + Math.exp(Math.min(value, furthest)) }
}

/** e^690 is 1e299: beyond, nothing is finite. */
const furthest = 690
