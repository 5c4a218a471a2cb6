/** How the vector files write forecasts and questions, and how our engine does. */
import { bucketMasses } from '../../src/engine/distributions/buckets.ts'
import { baselineOverTime, peerOverTime } from '../../src/engine/scores/over-time.ts'
import { type OutcomeKind, optionOutcome, rangeOutcome } from '../../src/engine/scores/resolved-question.ts'
import type { OpenBounds } from '../../src/engine/scores/baseline-score.ts'
import { spotBaseline, spotPeer } from '../../src/engine/scores/at-a-moment.ts'
import type { ResolvedQuestion } from '../../src/engine/scores/resolved-question.ts'
import type { Masses, StandingForecast, TimedScore } from '../../src/engine/scores/standing-forecast.ts'

export type WrittenForecast = {
  start_day: number
  end_day: number | null
  p_yes?: number
  pmf?: (number | null)[]
  cdf?: number[] | { linspace: [number, number, number] }
}

export type WrittenQuestion = {
  resolution_bucket: number
  actual_close_day: number
  horizon_end_day: number
  spot_day: number
  open_bounds_count: OpenBounds
}

/** The scores that both files hold, under their names there. */
export const scoreNames = ['baseline', 'spot_baseline', 'peer', 'spot_peer'] as const
export type ScoreName = (typeof scoreNames)[number]

export function scoresOf(
  name: ScoreName,
  forecasts: readonly StandingForecast[],
  question: ResolvedQuestion,
  spot: number,
): TimedScore[] {
  switch (name) {
    case 'baseline':
      return baselineOverTime(forecasts, question)
    case 'spot_baseline':
      return spotBaseline(forecasts, question, spot)
    case 'peer':
      return peerOverTime(forecasts, question)
    case 'spot_peer':
      return spotPeer(forecasts, question, spot)
  }
}

export function standing({ start_day, end_day, ...forecast }: WrittenForecast): StandingForecast {
  return { from: start_day, until: end_day ?? Infinity, masses: massesOf(forecast) }
}

export function resolvedQuestion(written: WrittenQuestion, type: string): ResolvedQuestion {
  const { resolution_bucket: outcome, actual_close_day: closed, horizon_end_day: closes, open_bounds_count } = written
  return { opens: 0, closes, closed, outcome, kind: kindOf(type, open_bounds_count) }
}

export function massesOf({ p_yes, pmf, cdf }: Pick<WrittenForecast, 'p_yes' | 'pmf' | 'cdf'>): Masses {
  if (p_yes !== undefined) return [1 - p_yes, p_yes]
  return pmf ?? bucketMasses(pointsOf(cdf))
}

export function pointsOf(cdf: WrittenForecast['cdf'] = []): number[] {
  if (Array.isArray(cdf)) return cdf
  const [first, last, count] = cdf.linspace
  return Array.from({ length: count }, (_, i) => first + ((last - first) * i) / (count - 1))
}

function kindOf(type: string, openBounds: OpenBounds): OutcomeKind {
  return type === 'numeric' ? rangeOutcome(openBounds) : optionOutcome
}
