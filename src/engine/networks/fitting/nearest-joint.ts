/** The one joint distribution that says what people said of chances and pairs, and nothing more. */
import { marginalTarget } from './iterative-proportional-fitting.ts'
import { combinationCount, independentJoint, mostCombinations, type Joint } from '../joint.ts'
import { mustBeJudgements, pairChanceIn, pairChanceOf, toleranceOf, type Judgement } from '../judgement.ts'
import type { Marginals } from '../marginals.ts'
import { nearestFit } from './nearest-fit.ts'
import { pairTables, pairTarget } from './pair-targets.ts'

export type NearestJoint =
  | { readonly joint: Joint; readonly sweeps: number; readonly largestMiss: number }
  /**
   * No joint distribution was found that meets the judgements: `unmet` are the numbers of those it misses. coherence.ts
   * says why.
   */
  | { readonly refused: 'not-met'; readonly unmet: number[]; readonly largestMiss: number }
  | { readonly refused: 'too-many-combinations'; readonly combinations: number; readonly most: number }

/**
 * Among all joint distributions with these marginals and these judgements the one nearest to independence: with the
 * least Kullback-Leibler divergence from it (Csiszár 1975, "I-divergence geometry"), so that nothing is assumed but
 * what was said. By iterative proportional fitting, and by Newton's method where that closes in too slowly.
 *
 * Refused above 2^20 combinations, and where the judgements cannot all be met. Throws `InvalidInput` for marginals or
 * judgements that make no sense. Worked: three members of .5 each, every two together with chance .2: all three hold
 * with .05, against .125 were they independent.
 */
export function nearestJoint(marginals: Marginals, judgements: readonly Judgement[]): NearestJoint {
  mustBeJudgements(marginals, judgements)
  const combinations = combinationCount(marginals.map(({ length }) => length))
  if (combinations > mostCombinations) return { refused: 'too-many-combinations', combinations, most: mostCombinations }
  const tables = pairTables(marginals, judgements)
  // A table without open cells has the marginals of its variables already.
  const settled = new Set(
    tables.filter(({ cells }) => !cells.some(Number.isNaN)).flatMap(({ variables }) => [...variables]),
  )
  const open = marginals.flatMap((chances, variable) =>
    settled.has(variable) ? [] : [marginalTarget(variable, chances)],
  )
  const targets = [...open, ...tables.map(pairTarget)]
  const { joint, sweeps, largestMiss } = nearestFit(independentJoint(marginals), targets)
  const unmet = judgements.flatMap((judgement, place) => (isMet(joint, marginals, judgement) ? [] : [place]))
  return unmet.length > 0 ? { refused: 'not-met', unmet, largestMiss } : { joint, sweeps, largestMiss }
}

function isMet(joint: Joint, marginals: Marginals, judgement: Judgement): boolean {
  return (
    Math.abs(pairChanceIn(joint, judgement) - pairChanceOf(marginals, judgement)) <= toleranceOf(marginals, judgement)
  )
}
