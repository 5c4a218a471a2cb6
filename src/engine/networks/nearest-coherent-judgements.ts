/**
 * The coherent judgements nearest to those people gave. A proposal to show beside them: nothing is repaired unless
 * somebody says so.
 */
import { components, renumbered } from './components.ts'
import { combinationCount } from './joint.ts'
import { judgementOfChance, mustBeJudgements, pairChanceOf, toleranceOf, type Judgement } from './judgement.ts'
import type { Marginals } from './marginals.ts'
import { nearestPairChances } from './fitting/nearest-pair-chances.ts'

export type NearestCoherent = {
  /**
   * As given, in the same order, each with the nearest value; one that need not change keeps its own to the last digit.
   */
  readonly judgements: Judgement[]
  /**
   * `jointly`: some joint distribution has them all. `in-pairs`: too many variables are tied together, so only every
   * two were made to agree.
   */
  readonly checked: 'jointly' | 'in-pairs'
}

/** A group with more combinations is looked at in pairs. */
const mostCombinations = 2 ** 12

/**
 * The judgements that some joint distribution with these marginals has, with the least sum of squared differences in
 * P(of and given) to those given. They are read off such a distribution, so they are coherent: within their bounds, the
 * same both ways round, adding up to 1, and all at once (de Finetti 1974: nearest in the Brier score). Chances are
 * never changed, only what was said of pairs.
 *
 * Throws `InvalidInput` for marginals or judgements that make no sense. Worked: chances .5 and .4, P(first | second) =
 * .6 (together .24) and P(second | first) = .4 (together .2): nearest is .22, so .55 and .44.
 */
export function nearestCoherentJudgements(marginals: Marginals, judgements: readonly Judgement[]): NearestCoherent {
  mustBeJudgements(marginals, judgements)
  const repaired = [...judgements]
  let checked: NearestCoherent['checked'] = 'jointly'
  for (const group of components(marginals.length, judgements)) {
    const isSmall = combinationCount(group.variables.map((variable) => marginals[variable]!.length)) <= mostCombinations
    if (!isSmall) checked = 'in-pairs'
    for (const places of isSmall ? [group.judgements] : byPair(group.judgements, judgements))
      repair(marginals, repaired, places)
  }
  return { judgements: repaired, checked }
}

function byPair(places: readonly number[], judgements: readonly Judgement[]): number[][] {
  const pairs = new Map<string, number[]>()
  for (const place of places) {
    const { of, given } = judgements[place]!
    const name = [of.variable, given.variable].toSorted((one, other) => one - other).join()
    pairs.set(name, [...(pairs.get(name) ?? []), place])
  }
  return [...pairs.values()]
}

/** Replaces those at `places`, unless they are coherent as they stand. */
function repair(marginals: Marginals, judgements: Judgement[], places: readonly number[]): void {
  if (places.length === 0) return
  const variables = [
    ...new Set(places.flatMap((place) => [judgements[place]!.of.variable, judgements[place]!.given.variable])),
  ]
  const own = places.map((place) => renumbered(judgements[place]!, variables))
  const ownMarginals = variables.map((variable) => marginals[variable]!)
  const nearest = nearestPairChances(ownMarginals, own)
  const differs = (judgement: Judgement, chance: number) =>
    Math.abs(chance - pairChanceOf(ownMarginals, judgement)) > toleranceOf(ownMarginals, judgement)
  if (!own.some((judgement, place) => differs(judgement, nearest[place]!))) return
  places.forEach((place, i) => {
    if (!differs(own[i]!, nearest[i]!)) return
    const judgement = judgementOfChance(marginals, judgements[place]!, nearest[i]!)
    judgements[place] = { ...judgement, value: rounded(judgement.value) }
  })
}

/** To the nine decimals that the search for the nearest gets right. */
function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9
}
