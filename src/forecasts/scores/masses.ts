/** What a forecast gives to all that may come of its question, by the same rules for every sort of forecaster. */
import type { Masses } from '#engine/scores/standing-forecast.ts'
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { Settled } from './settled.ts'

/** Whether it is an answer to the question as it is asked now. */
export function answers(question: Question, estimate: Estimate): boolean {
  return isAnswerOf(question, estimate) && typeOf(question).whyNotFits(question, estimate) === null
}

/** What somebody called impossible has no finite score: they are taken to mean no less. Farsight and the model may write it. */
const leastChance = 0.001

/** Of one that answers it. */
export function massesOf({ scoring }: Pick<Settled, 'scoring'>, estimate: Estimate): Masses {
  const masses = scoring.massesOf(estimate)
  if (scoring.classes === null) return masses
  const all = Array.from(masses, (mass) => mass ?? 0)
  if (all.every((mass) => mass >= leastChance)) return masses
  const least = all.map((mass) => Math.max(leastChance, mass))
  const total = least.reduce((sum, mass) => sum + mass, 0)
  return least.map((mass) => mass / total)
}
