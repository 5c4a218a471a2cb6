/** Yes or no: the chance of each. */
import { pool } from '#engine/crowd/pool.ts'
import { optionOutcome } from '#engine/scores/resolved-question.ts'
import type { Masses } from '#engine/scores/standing-forecast.ts'
import type { ScoredType } from './scored-type.ts'
import { waysOfYes } from './ways.ts'

const outcomes = ['no', 'yes']
const yesOf = (masses: Masses) => masses[1] ?? 0

export const binaryScored: ScoredType<'binary'> = () => ({
  kind: optionOutcome,
  massesOf: ({ probability }) => [1 - probability, probability],
  poolOf(standing, _outcome, { skills, calibration }) {
    const yes = pool(standing.map(yesOf), skills, calibration)
    return [1 - yes, yes]
  },
  waysOf: (standing, _outcome, pooled) => waysOfYes(standing.map(yesOf), yesOf(pooled)),
  placeOf: (outcome) => placeIn(outcomes, outcome),
  classes: outcomes.length,
  yes: 1,
})

export function placeIn(all: readonly string[], outcome: string): number | null {
  const place = all.indexOf(outcome)
  return place < 0 ? null : place
}
