/** Yes or no: the chance of each. */
import { pool } from '#engine/crowd/pool.ts'
import { optionOutcome } from '#engine/scores/resolved-question.ts'
import type { ScoredType } from './scored-type.ts'

const outcomes = ['no', 'yes']

export const binaryScored: ScoredType<'binary'> = () => ({
  kind: optionOutcome,
  massesOf: ({ probability }) => [1 - probability, probability],
  poolOf(standing) {
    const yes = pool(
      standing.map((masses) => masses[1] ?? 0),
      null,
    )
    return [1 - yes, yes]
  },
  placeOf: (outcome) => placeIn(outcomes, outcome),
  classes: outcomes.length,
  yes: 1,
})

export function placeIn(all: readonly string[], outcome: string): number | null {
  const place = all.indexOf(outcome)
  return place < 0 ? null : place
}
