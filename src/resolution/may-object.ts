/** Who may object to how a question came out: whoever forecast it, once, until the outcome is final. */
import type { PredictionDetails } from '#predictions/question.ts'

export type Objectable = Pick<PredictionDetails, 'outcome'> & {
  isPublished: boolean
  isFinal: boolean
  /** Whether who asks is its author, has forecast it, and has objected to this outcome. */
  isOwn: boolean
  hasForecast: boolean
  hasObjected: boolean
}
export type WhyNotObject =
  | 'not-decided'
  | 'own-outcome'
  | 'no-forecast-objects'
  | 'objected-already'
  | 'objections-over'

export function whyNotObject(asked: Objectable): WhyNotObject | null {
  const { outcome, isPublished, isFinal, isOwn, hasForecast, hasObjected } = asked
  if (!outcome) return 'not-decided'
  if (isOwn && (!isPublished || outcome.decided?.by === 'author')) return 'own-outcome'
  if (!hasForecast) return 'no-forecast-objects'
  if (hasObjected) return 'objected-already'
  return isFinal ? 'objections-over' : null
}
