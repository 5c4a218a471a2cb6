/** What a forecast would score, said before it is sent. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

/** `brier`: from 0 to 1, 0 is perfect, while it stands. */
export type Ahead = { outcome: string; says: string; brier: number }

const most = 2

/**
 * Should one of its two likeliest outcomes come, in the order of the question: of a chance of .72, .078 if yes and .518
 * if no. Empty of what has no outcomes to count, as amounts and days.
 */
export function aheadOf(question: Question, estimate: Estimate): Ahead[] {
  const type = typeOf(question)
  const outcomes = type.outcomesOf(question) ?? []
  const likeliest = outcomes.toSorted((a, b) => chanceOf(b) - chanceOf(a)).slice(0, most)
  return outcomes.flatMap((outcome) => {
    const { brier } = type.scoreOf(question, estimate, outcome)
    return likeliest.includes(outcome) && brier !== null
      ? [{ outcome, says: type.sayOutcome(question, outcome), brier }]
      : []
  })

  function chanceOf(outcome: string): number {
    return type.chanceOf(estimate, outcome) ?? 0
  }
}
