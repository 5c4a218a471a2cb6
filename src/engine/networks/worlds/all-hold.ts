/** The chance that all members hold, where pairs of them are tied by odds ratios. */
import type { Combinations } from './combinations.ts'

/** Members by their places, whose odds ratio is e^logOdds. */
export type Tie = { readonly both: Int32Array; readonly logOdds: number }

/** Of two members, the combinations in which both hold. */
export function bothHolding({ holding }: Combinations, one: number, other: number): Int32Array {
  const rest = new Set(holding[other])
  return holding[one]!.filter((combination) => rest.has(combination))
}

/** A sweep that changes no weight by more than this is the last. */
const tolerance = 1e-5
/** Few sweeps do where ties are moderate; extreme ones close in slowly, and then this is near enough. */
const mostSweeps = 60

/**
 * P(all) in the joint of greatest entropy among those with these chances and these odds ratios: the weights e^(sum of
 * ties of those that hold), scaled until every member has its chance (iterative proportional fitting, Deming and Stephan
 * 1940; that it keeps odds ratios, Mosteller 1968). It has an answer whatever the ties are, also where they pull against
 * each other.
 *
 * `chances` lie strictly between 0 and 1, one a member. `weights` is room to work in, one a combination. Worked: two
 * members of .5 with an odds ratio of 1.5: .2753.
 */
export function chanceThatAllHold(
  combinations: Combinations,
  chances: ArrayLike<number>,
  ties: readonly Tie[],
  weights: Float64Array,
): number {
  weights.set(combinations.weights)
  for (const { both, logOdds } of ties) {
    const factor = Math.exp(logOdds)
    for (let i = 0; i < both.length; i++) weights[both[i]!]! *= factor
  }
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let change = 0
    for (let member = 0; member < chances.length; member++) {
      const chance = chances[member]!
      change = Math.max(
        change,
        scaleTo(weights, combinations.holding[member]!, chance),
        scaleTo(weights, combinations.failing[member]!, 1 - chance),
      )
    }
    if (change < tolerance) break
  }
  return weights[0]!
}

/** Makes these weights add up to `total`, and answers by how much each has changed, as a share. */
function scaleTo(weights: Float64Array, places: Int32Array, total: number): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) sum += weights[places[i]!]!
  // As good as certain: all of it has gone to the other side before.
  if (sum === 0) return 0
  const factor = total / sum
  for (let i = 0; i < places.length; i++) weights[places[i]!]! *= factor
  return Math.abs(factor - 1)
}
