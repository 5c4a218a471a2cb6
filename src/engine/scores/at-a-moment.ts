/**
 * How good were forecasts at one moment, the spot? For tournaments, where everybody is scored on the same question at
 * the same time.
 */
import { mean } from '../statistics.ts'
import { mustBeFinite } from '../invalid-input.ts'
import type { ResolvedQuestion } from './resolved-question.ts'
import { chanceGiven, type StandingForecast, type TimedScore } from './standing-forecast.ts'

/**
 * The baseline score of each forecast that stood at the time `spot`, with coverage 1; 0 with coverage 0 for the others.
 * A chance of .9 for what happened scores 84.80 however long it had stood. Throws `InvalidInput` for a spot that is not
 * finite, and for forecasts that stood then as `baseline` of the question's kind does.
 */
export function spotBaseline(
  forecasts: readonly StandingForecast[],
  question: ResolvedQuestion,
  spot: number,
): TimedScore[] {
  return scoresOfStanding(forecasts, spot, ({ masses }) => question.kind.baseline(masses, question.outcome))
}

/**
 * The peer score of each forecast that stood at the time `spot`, with coverage 1: 100 n/(n - 1) ln(p / g) with g the
 * geometric mean of the n chances given to what happened (half for ranges), 0 for one who stands alone; 0 with coverage
 * 0 for the others. Chances of .4 and .6 score -40.55 and 40.55. Throws `InvalidInput` for a spot that is not finite,
 * and for forecasts that stood then as `chanceGiven` does.
 */
export function spotPeer(
  forecasts: readonly StandingForecast[],
  question: ResolvedQuestion,
  spot: number,
): TimedScore[] {
  const logChance = ({ masses }: StandingForecast) => Math.log(chanceGiven(masses, question.outcome))
  const standing = forecasts.filter((forecast) => standsAt(forecast, spot)).map(logChance)
  const count = standing.length
  if (count < 2) return scoresOfStanding(forecasts, spot, () => 0)
  const others = mean(standing)
  const points = (question.kind.pointsPerNat * count) / (count - 1)
  return scoresOfStanding(forecasts, spot, (forecast) => points * (logChance(forecast) - others))
}

/** Whether a forecast stands at a moment: from the very moment it was made, no longer at that of its end. */
export function standsAt({ from, until }: StandingForecast, moment: number): boolean {
  return from <= moment && moment < until
}

function scoresOfStanding(
  forecasts: readonly StandingForecast[],
  spot: number,
  score: (forecast: StandingForecast) => number,
): TimedScore[] {
  mustBeFinite('spot', spot)
  return forecasts.map((forecast) =>
    standsAt(forecast, spot) ? { score: score(forecast), coverage: 1 } : { score: 0, coverage: 0 },
  )
}
