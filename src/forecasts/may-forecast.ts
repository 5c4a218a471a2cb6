/** Whether a question takes a forecast now, and whether this one. Free of schemas: the page asks the same. */
import { sayDay } from '#kit/dates.ts'
import { sayFineChance } from '#kit/numbers.ts'
import { leastChance } from '#predictions/question-types/least-chance.ts'
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

/** Days are those of UTC. */
export type Timed = { opens: string; closes: string; outcome: { state: string } | null }
export type Untimely = 'question-not-open' | 'question-closed' | 'question-decided'

/**
 * From the start of the day on which it opens to the end of the day on which it closes, and never once its outcome is
 * known.
 */
export function whyNotNow({ opens, closes, outcome }: Timed, today: string): Untimely | null {
  if (outcome) return 'question-decided'
  if (today < opens) return 'question-not-open'
  return today > closes ? 'question-closed' : null
}

/** Why a forecast cannot hold until this day, its last, or null: goes on after the name of the field. */
export function whyNotUntil(until: string | null, { today, closes }: { today: string; closes: string }): string | null {
  if (until === null) return null
  if (until < today) return 'has passed'
  return until > closes ? `comes after the question closes, on ${sayDay(closes)}` : null
}

/** The same as the page says it, where there is nothing to do but to read. */
export function sayUntimely(why: Untimely, { opens, closes }: Timed): string {
  if (why === 'question-not-open') return `It takes forecasts from ${sayDay(opens)} on.`
  return why === 'question-closed'
    ? `It closed on ${sayDay(closes)} and takes no more forecasts.`
    : 'It takes no more forecasts: how it came out is known.'
}

/** Whether it says more numbers than one. */
export function isOfSeveral(estimate: Estimate): boolean {
  return Object.values(estimate).some((said) => typeof said === 'object')
}

const rounding = 1e-9
const bounds = `${sayFineChance(leastChance)} and ${sayFineChance(1 - leastChance)}`

/** Why this is no forecast of the question, or null: goes on after the name of the field. */
export function whyNotForecast(question: Question, estimate: Estimate): string | null {
  if (!isAnswerOf(question, estimate)) return `answers no ${question.type} question`
  const type = typeOf(question)
  const misfit = type.whyNotFits(question, estimate)
  if (misfit) return misfit
  const chances = (type.outcomesOf(question) ?? []).map((outcome) => ({
    outcome,
    chance: type.chanceOf(estimate, outcome) ?? 0,
  }))
  if (chances.some(({ chance }) => chance < 0 || chance > 1)) return `is no chance: one lies between ${bounds}`
  const unlikely = chances.find(({ chance }) => chance < leastChance - rounding)
  return unlikely ? `gives ‘${unlikely.outcome}’ less than ${sayFineChance(leastChance)}` : null
}
