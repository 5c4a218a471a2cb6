/**
 * Which variables are tied to each other by judgements, directly or through others: groups that have nothing to do with
 * each other.
 */
import type { Judgement } from './judgement.ts'

/** A group of tied variables, in rising order, with the numbers of the judgements among them. */
export type Component = { readonly variables: number[]; readonly judgements: number[] }

/**
 * The connected components of the graph whose edges are the judgements (Hopcroft and Tarjan 1973). Every variable is in
 * one, alone if nothing ties it. Worked: of 4 variables with judgements about 0 and 2, and 2 and 3: [0, 2, 3] with both
 * judgements, and [1] with none.
 */
export function components(variables: number, judgements: readonly Judgement[]): Component[] {
  const groupOf = Array.from({ length: variables }, (_, variable) => variable)
  for (const { of, given } of judgements) {
    const [kept, joined] = [groupOf[of.variable]!, groupOf[given.variable]!]
    groupOf.forEach((group, variable) => {
      if (group === joined) groupOf[variable] = kept
    })
  }
  return [...new Set(groupOf)].map((group) => ({
    variables: [...groupOf.keys()].filter((variable) => groupOf[variable] === group),
    judgements: [...judgements.keys()].filter((place) => groupOf[judgements[place]!.of.variable] === group),
  }))
}

/** The judgement with its variables numbered by their place in `variables`. */
export function renumbered(judgement: Judgement, variables: readonly number[]): Judgement {
  const { of, given } = judgement
  return {
    ...judgement,
    of: { ...of, variable: variables.indexOf(of.variable) },
    given: { ...given, variable: variables.indexOf(given.variable) },
  }
}
