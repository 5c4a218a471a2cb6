/** Whether somebody moves so far from what they said that it is worth a reason. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { courseOf } from './history/index.ts'

/** In log-odds: from 50% to 67%, from 90% to 95%. */
const largeStep = 0.7

/** Both answer the question. */
export function isLargeStep(question: Question, before: Estimate, after: Estimate): boolean {
  return courseOf(question).apart(before, after) >= largeStep
}
