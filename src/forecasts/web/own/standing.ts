/** What somebody says in the form of a forecast, beside what stands. */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { isAlike } from '#predictions/written.ts'
import { isLargeStep } from '../../large-step.ts'
import { whyNotForecast } from '../../may-forecast.ts'

/** What one said last and did not take back. */
export type Standing = { estimate: Estimate; until: string | null }

/** What was said, where it answers what is asked now. */
export function fitting(question: Question, said: Estimate | null | undefined): Estimate | null {
  return said && whyNotForecast(question, said) === null ? said : null
}

/** What stands, where the fields say something else by now. */
export function lastSaid(question: Question, standing: Standing | null, estimate: GivenEstimate): Estimate | null {
  const last = fitting(question, standing?.estimate)
  return last && !isAlike(estimate, last) ? last : null
}

type Given = { estimate: GivenEstimate; until: string }

/**
 * What the form offers: to `send` what it says ('Forecast', 'Update to 71%'), and to renew what stands as it stands
 * ('Still 62%'), whatever the fields say. Where they say the same, sending it is renewing it, and `send` is null; `still`
 * is null where nothing stands that answers the question.
 */
export function offersOf(
  question: Question,
  standing: Standing | null,
  { estimate, until }: Given,
): { send: string | null; still: string | null } {
  const stood = fitting(question, standing?.estimate)
  if (!stood || !standing) return { send: 'Forecast', still: null }
  const was = typeOf(question).sayEstimate(question, stood)
  const still = `Still ${was}`
  if (!isAlike(estimate, stood)) return { send: sayUpdate(was, sayGiven(question, estimate)), still }
  return { send: until === (standing.until ?? '') ? null : 'Update its last day', still }
}

/** Of what is said in the same words, or not whole yet, only that it is another. */
function sayUpdate(was: string, is: string | null): string {
  return is === null || is === was ? 'Update' : `Update to ${is}`
}

function sayGiven(question: Question, estimate: GivenEstimate): string | null {
  const isSayable = isWhole(estimate) && whyNotForecast(question, estimate) === null
  return isSayable ? typeOf(question).sayEstimate(question, estimate) : null
}

/** Nothing is missing in it. */
export function isWhole(estimate: GivenEstimate): estimate is Estimate {
  return isThere(estimate)
}

function isThere(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== null && value !== ''
  return Object.values(value).every(isThere)
}

/** From what stands: as far as one is asked about. */
export function isFar(question: Question, standing: Standing | null, estimate: GivenEstimate): boolean {
  const from = fitting(question, standing?.estimate)
  return from !== null && isWhole(estimate) && isLargeStep(question, from, estimate)
}

export const unasked = { label: 'Why (optional)', hint: 'For yourself: nobody else reads it' }

/** Of whoever moves far, once. */
export function asking(question: Question, standing: Standing | null) {
  const from = standing ? typeOf(question).sayEstimate(question, standing.estimate) : 'what you said'
  return {
    label: 'What changed? (optional)',
    hint: `This is far from ${from}. Say why, for yourself alone, or send it as it is`,
  }
}
