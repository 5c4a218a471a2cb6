/** Who may say how a question came out: the server decides by it, and the page offers what it allows. */
import type { PredictionDetails } from '#predictions/question.ts'
import type { Saying } from './words.ts'

export type Decider = 'author' | 'operator'
export type Resolvable = Pick<PredictionDetails, 'outcome' | 'automatic' | 'resolves'> & {
  /** Whether its time for objections is over. */
  isFinal: boolean
  /** Whether anybody but its author has forecast it. */
  isForecastByOthers: boolean
}
export type WhyNotResolve = 'operators-resolve' | 'series-decides' | 'not-decided'

/**
 * Null where they may. An author decides what nobody has decided, and corrects their own word until it is final, or
 * where it is nobody else's business. What a series answers is left to it until the day on which the question was to
 * resolve.
 *
 * @param today the day in UTC, as `2026-11-28`
 */
export function whyNotResolve(who: Decider, saying: Saying, question: Resolvable, today: string): WhyNotResolve | null {
  return whyNotReopen(saying, question) ?? (who === 'author' ? whyNotOwn(question, today) : null)
}

function whyNotReopen(saying: Saying, { outcome }: Resolvable): WhyNotResolve | null {
  if (saying !== 'open') return null
  if (!outcome) return 'not-decided'
  return outcome.evidence || outcome.given ? 'series-decides' : null
}

function whyNotOwn(question: Resolvable, today: string): WhyNotResolve | null {
  const { outcome, automatic, resolves, isFinal, isForecastByOthers } = question
  if (!outcome) return automatic && resolves >= today ? 'series-decides' : null
  const isOwn = outcome.decided?.by === 'author'
  return isOwn && !(isFinal && isForecastByOthers) ? null : 'operators-resolve'
}
