/** One of several options: the chance of each, in the order of the question. */
import { poolOfOptions } from '#engine/crowd/multiple-choice-pool.ts'
import { optionOutcome } from '#engine/scores/resolved-question.ts'
import { placeIn } from './binary.ts'
import type { ScoredType } from './scored-type.ts'
import { waysOfOptions } from './ways.ts'

export const choiceScored: ScoredType<'choice'> = ({ options }) => ({
  kind: optionOutcome,
  massesOf: ({ probabilities }) => options.map((option) => probabilities[option] ?? 0),
  poolOf: (standing, _outcome, { skills }) =>
    poolOfOptions(
      standing.map((masses) => Array.from(masses)),
      skills,
    ),
  waysOf: (standing, _outcome, pooled) => waysOfOptions(standing, pooled),
  placeOf: (outcome) => placeIn(options, outcome),
  classes: options.length,
  yes: null,
})
