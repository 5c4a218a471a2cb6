/** What a forecast would score, said before it is sent. */
import { brierScore } from '#engine/scores/brier-score.ts'
import { probability } from '#engine/units.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { isOfSeveral } from '../may-forecast.ts'
import { sayBrier } from '../record/say-scores.ts'

/** Of 72 %: 'Its Brier score while it stands: 0.078 if yes, 0.518 if no. Lower is better.' Null of what is no one chance. */
export function sayAhead(question: Question, estimate: Estimate): string | null {
  const chance = isOfSeveral(estimate) ? null : typeOf(question).chanceOf(estimate, 'yes')
  if (chance === null) return null
  const [yes, no] = [true, false].map((happened) => sayBrier(brierScore(probability(chance), happened)))
  return `Its Brier score while it stands: ${yes} if yes, ${no} if no. Lower is better.`
}
