/** How much of a change does each of its causes bear? Whatever the causes do to each other is shared fairly. */
import { InvalidInput, mustBeFinite } from '../../invalid-input.ts'

/** All orders of so many causes are few enough to be gone through one by one. */
const mostCauses = 8

/**
 * The Shapley value of each cause (Shapley 1953, "A value for n-person games"): what it adds to `worth` when it comes on
 * top of others, on average over all orders in which they may come. The shares sum to worth(all) - worth(none), a cause
 * that changes nothing has 0, and no order of the causes is preferred. Where worth is 0, 1 with a, 2 with b and 6 with
 * both, a bears 2.5 and b 3.5.
 *
 * `worth` is asked once for each of the 2^n sets of causes. Throws `InvalidInput` for more than 8 causes and for a worth
 * that is not finite.
 */
export function shapleyShares<Cause>(
  causes: readonly Cause[],
  worth: (present: ReadonlySet<Cause>) => number,
): number[] {
  const count = causes.length
  if (count > mostCauses) throw new InvalidInput('causes', `must be at most ${mostCauses}, not ${count}`)
  const worths = Array.from({ length: 2 ** count }, (_, set) =>
    worth(new Set(causes.filter((_cause, i) => has(set, i)))),
  )
  for (const [set, value] of worths.entries()) mustBeFinite(`worth(${set})`, value)
  return causes.map((_, i) =>
    worths.reduce((sum, before, set) => {
      if (has(set, i)) return sum
      return sum + weightOf(sizeOf(set), count) * ((worths[set + 2 ** i] ?? 0) - before)
    }, 0),
  )
}

const has = (set: number, i: number) => Math.floor(set / 2 ** i) % 2 === 1

function sizeOf(set: number): number {
  return set === 0 ? 0 : (set % 2) + sizeOf(Math.floor(set / 2))
}

/** In which share of all orders exactly these `before` come before the one: before! (count - before - 1)! / count!. */
function weightOf(before: number, count: number): number {
  return (factorial(before) * factorial(count - before - 1)) / factorial(count)
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}
