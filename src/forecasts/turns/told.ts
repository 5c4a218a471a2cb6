/** What of people's turns is told: one's own to oneself, and how far three and more went together. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { scoredType } from '../scores/index.ts'
import { fewestShown } from '../words.ts'
import type { Turn, TurnsTold, TurnTold } from './turn.ts'

/** Of what answers the question as it is asked now. */
export function turnOf(question: Question, { before, after }: Turn): TurnTold {
  const of = (estimate: Estimate | null) =>
    estimate && whyNotForecast(question, estimate) === null ? { question, estimate } : null
  return { before: of(before), after: of(after) }
}

/** Of yes or no: of all else there is no one step that would say the same of all. */
export function isOneChance(question: Question): boolean {
  return scoredType(question)(question).yes !== null
}

/**
 * To five points: whoever are two of three learn the third's step as finely as that, and no finer, as long as neither
 * before nor after of any of them can change any more. Null of fewer, and of what is no one chance.
 */
export function turnsTold(question: Question, turns: readonly Turn[]): TurnsTold | null {
  const { yes, massesOf } = scoredType(question)(question)
  if (yes === null) return null
  const steps = turns.flatMap((turn) => {
    const { before, after } = turnOf(question, turn)
    if (!before || !after) return []
    return [(massesOf(after.estimate)[yes] ?? 0) - (massesOf(before.estimate)[yes] ?? 0)]
  })
  if (steps.length < fewestShown) return null
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return { people: steps.length, points: Math.round(mean * 20) / 20 + 0 }
}
