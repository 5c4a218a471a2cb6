/**
 * Where judgements about pairs contradict the chances or each other. Each contradiction is shown with what would mend
 * it; nothing is mended here.
 */
import { components } from './components.ts'
import { judgedTotals } from './judged-totals.ts'
import { chanceOf, judgementOfChance, pairChanceOf, pairNameOf, toleranceOf, type Judgement } from './judgement.ts'
import type { Marginals, StateOf } from './marginals.ts'
import { nearestCoherentJudgements, type NearestCoherent } from './nearest-coherent-judgements.ts'
import { frechetBounds } from './scenario-bounds.ts'

/** The nearest coherent value of the judgement with this number. */
export type Correction = { readonly judgement: number; readonly value: number }

/**
 * Judgements go by their numbers; `nearest` holds a correction for every judgement of the violation that would have to
 * change.
 */
export type Violation = { readonly judgements: number[]; readonly nearest: Correction[] } & (
  | {
      /** One value is impossible by the two chances alone: it lies outside `lowest` to `highest`. */
      readonly kind: 'bounds'
      readonly value: number
      readonly lowest: number
      readonly highest: number
    }
  /** Two say different things of the same pair: P(i|j) p_j is not P(j|i) p_i. */
  | { readonly kind: 'reciprocity'; readonly chances: readonly [number, number] }
  /** The states of a variable, given a state of another, do not add up to 1. */
  | { readonly kind: 'total'; readonly given: StateOf; readonly variable: number; readonly total: number }
  /** Each is possible, all together are not: no joint distribution has them. */
  | { readonly kind: 'together' }
)

export type Coherence = { readonly violations: Violation[]; readonly checked: NearestCoherent['checked'] }

/**
 * All contradictions in judgements about pairs, each with the nearest coherent values (see `nearestCoherentJudgements`,
 * which finds them for all judgements at once). Coherent judgements have none. Checked are: Fréchet's bounds max(0, p_i
 * + p_j - 1) <= P(i|j) p_j <= min(p_i, p_j); Bayes's rule P(i|j) p_j = P(j|i) p_i; totals of 1; and whether a joint
 * distribution has them all (de Finetti 1974). The last can only be told up to 2^12 combinations of the variables tied
 * together: beyond, `checked` says `in-pairs`.
 *
 * Throws `InvalidInput` for marginals or judgements that make no sense. Worked: chances .5 and .4 with P(first |
 * second) = .6 and P(second | first) = .4 violate reciprocity (.24 against .2); nearest .55 and .44.
 */
export function coherenceOf(marginals: Marginals, judgements: readonly Judgement[]): Coherence {
  const { judgements: repaired, checked } = nearestCoherentJudgements(marginals, judgements)
  const changed = judgements.flatMap((judgement, place) => (repaired[place] === judgement ? [] : [place]))
  const correct = (places: readonly number[]): Correction[] =>
    places.flatMap((judgement) =>
      changed.includes(judgement) ? [{ judgement, value: repaired[judgement]!.value }] : [],
    )
  const named = [
    ...boundsViolations(marginals, judgements, correct),
    ...reciprocityViolations(marginals, judgements, correct),
    ...totalViolations(marginals, judgements, correct),
  ]
  const explained = new Set(named.flatMap((violation) => violation.judgements))
  const together = components(marginals.length, judgements).flatMap((group): Violation[] => {
    const places = group.judgements.filter((place) => changed.includes(place))
    return places.every((place) => explained.has(place))
      ? []
      : [{ kind: 'together', judgements: places, nearest: correct(places) }]
  })
  return { violations: [...named, ...together], checked }
}

type Correct = (places: readonly number[]) => Correction[]

function boundsViolations(marginals: Marginals, judgements: readonly Judgement[], correct: Correct): Violation[] {
  return judgements.flatMap((judgement, place) => {
    const { lowest, highest } = frechetBounds([chanceOf(marginals, judgement.of), chanceOf(marginals, judgement.given)])
    const chance = pairChanceOf(marginals, judgement)
    const tolerance = toleranceOf(marginals, judgement)
    if (chance >= lowest - tolerance && chance <= highest + tolerance) return []
    const valueOf = (bound: number) => judgementOfChance(marginals, judgement, bound).value
    return [
      {
        kind: 'bounds' as const,
        judgements: [place],
        value: judgement.value,
        lowest: valueOf(lowest),
        highest: valueOf(highest),
        nearest: correct([place]),
      },
    ]
  })
}

function reciprocityViolations(marginals: Marginals, judgements: readonly Judgement[], correct: Correct): Violation[] {
  const first = new Map<string, number>()
  return judgements.flatMap((judgement, place) => {
    const before = first.get(pairNameOf(judgement))
    if (before === undefined) {
      first.set(pairNameOf(judgement), place)
      return []
    }
    const chances = [pairChanceOf(marginals, judgements[before]!), pairChanceOf(marginals, judgement)] as const
    const tolerance = toleranceOf(marginals, judgement) + toleranceOf(marginals, judgements[before]!)
    if (Math.abs(chances[0] - chances[1]) <= tolerance) return []
    return [{ kind: 'reciprocity' as const, judgements: [before, place], chances, nearest: correct([before, place]) }]
  })
}

function totalViolations(marginals: Marginals, judgements: readonly Judgement[], correct: Correct): Violation[] {
  return judgedTotals(marginals, judgements)
    .filter(({ given, total, judgements: places }) => {
      const tolerance = places.reduce((sum, place) => sum + toleranceOf(marginals, judgements[place]!), 0)
      return Math.abs(total - 1) * chanceOf(marginals, given) > tolerance
    })
    .map(({ given, variable, judgements: places, total }) => ({
      kind: 'total' as const,
      judgements: places,
      given,
      variable,
      total,
      nearest: correct(places),
    }))
}
