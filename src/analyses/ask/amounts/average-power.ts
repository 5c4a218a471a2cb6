/**
 * Power that is told on average is energy of a time: 'four gigawatts on average in 2030' are four gigawatt years, 35 TWh.
 */
import type { Relation } from '../ask.ts'

const powers: ReadonlySet<string> = new Set(['TW', 'GW', 'MW'])
const isAveraged =
  /\b(?:on average|on the average|averag(?:e|es|ed|ing)|in the mean|mean power|round the clock|around the clock|continuous(?:ly)?|constantly)\b/

/** By a text in small letters. */
export function withAveragePower(relation: Relation | null, lower: string): Relation | null {
  if (relation === null || !('value' in relation) || !powers.has(relation.unit) || !isAveraged.test(lower))
    return relation
  return { ...relation, unit: `${relation.unit} years` }
}
