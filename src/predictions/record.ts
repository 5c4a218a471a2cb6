/** How right a forecast was, once its question has resolved: scores of what it said last before that. */
import type { PredictionDetails } from './question.ts'
import { isAnswerOf, typeOf } from './question-types/index.ts'
import type { Estimate } from './question-types/schemas/index.ts'
import { type Score, unscored } from './score.ts'

export type ForecastRecord = Score & {
  state: 'open' | 'resolved' | 'annulled'
  resolves: string
  resolvedAt: string | null
}
type Said = { made: string; estimate: Estimate }

/** `said`: the forecasts, the oldest first. */
export function recordOfForecast(
  { question, outcome, closes, resolves }: PredictionDetails,
  said: readonly Said[],
): ForecastRecord {
  if (!outcome) return { state: 'open', resolves, resolvedAt: null, ...unscored }
  const inTime = said.findLast(({ made }) => made <= closes && made <= outcome.at)
  const isScored =
    outcome.state === 'resolved' && outcome.value !== null && inTime && isAnswerOf(question, inTime.estimate)
  const score = isScored ? typeOf(question).scoreOf(question, inTime.estimate, outcome.value ?? '') : unscored
  return { state: outcome.state, resolves, resolvedAt: outcome.at, ...score }
}
