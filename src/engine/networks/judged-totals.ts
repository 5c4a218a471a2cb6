/** Whether the judgements about one variable, given a state of another, add up to certainty, as chances must. */
import { chanceOf, mustBeJudgements, pairChanceOf, type Judgement } from './judgement.ts'
import type { Marginals, StateOf } from './marginals.ts'

/**
 * What the judgements of all states of a variable, given one state of another, add up to; coherent ones add up to 1.
 */
export type JudgedTotal = {
  readonly given: StateOf
  readonly variable: number
  readonly judgements: number[]
  readonly total: number
}

/**
 * The sum of P(l | k) over all states l of a variable, for every state k of another given which all of them were
 * judged; for multipliers it is sum p_l C_kl, the same. Where it is not 1 the judgements contradict the chances or each
 * other. A pair judged more than once counts with its mean.
 *
 * Throws `InvalidInput` for marginals or judgements that make no sense. Worked: chances .3, .2, .3, .2 with multipliers
 * 1.5, 1.5, 1, .1 given some state add up to 1.07.
 */
export function judgedTotals(marginals: Marginals, judgements: readonly Judgement[]): JudgedTotal[] {
  mustBeJudgements(marginals, judgements)
  const lines = new Map<string, { given: StateOf; variable: number; states: Map<number, number[]> }>()
  const enter = (given: StateOf, of: StateOf, place: number) => {
    const name = `${given.variable} ${given.state} ${of.variable}`
    const line = lines.get(name) ?? { given, variable: of.variable, states: new Map<number, number[]>() }
    line.states.set(of.state, [...(line.states.get(of.state) ?? []), place])
    lines.set(name, line)
  }
  judgements.forEach(({ of, given }, place) => {
    enter(given, of, place)
    enter(of, given, place)
  })
  const meanOf = (places: number[]) =>
    places.reduce((sum, place) => sum + pairChanceOf(marginals, judgements[place]!), 0) / places.length
  return [...lines.values()]
    .filter(({ variable, states }) => states.size === marginals[variable]!.length)
    .map(({ given, variable, states }) => {
      const total = [...states.values()].reduce((sum, places) => sum + meanOf(places), 0) / chanceOf(marginals, given)
      return { given, variable, judgements: [...states.values()].flat().toSorted((one, other) => one - other), total }
    })
}
