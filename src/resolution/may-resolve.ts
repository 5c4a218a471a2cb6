/** Who may say how a question came out: the server decides by it, and the page offers what it allows. */
import type { PredictionDetails } from '#predictions/question.ts'
import type { Saying } from './words.ts'

export type Decider = 'author' | 'operator'
export type Resolvable = Pick<PredictionDetails, 'outcome' | 'automatic' | 'resolves'> & {
  /** Whether its time for objections is over. */
  isFinal: boolean
  /** Whether anybody but its author has forecast it. */
  isForecastByOthers: boolean
  /** Whether somebody objects to its outcome, and no operator has answered. */
  isObjected: boolean
  isPublished: boolean
}
export type WhyNotResolve = 'operators-resolve' | 'series-decides' | 'not-decided' | 'publish-first'

/**
 * Null where they may. An author decides what nobody has decided, where those who forecast it can read that, and corrects
 * their own word until it is final or somebody objects, or where it is nobody else's business. What a series answers is left to it until the day on which the question was to
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
  const { outcome, automatic, resolves, isForecastByOthers, isPublished } = question
  if (isForecastByOthers && !isPublished) return 'publish-first'
  if (!outcome) return automatic && resolves >= today ? 'series-decides' : null
  return outcome.decided?.by === 'author' && !isSettled(question) ? null : 'operators-resolve'
}

function isSettled({ isFinal, isForecastByOthers, isObjected }: Resolvable): boolean {
  return isObjected || (isFinal && isForecastByOthers)
}
