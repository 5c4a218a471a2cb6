/**
 * How good were forecasts over a question's whole life? Each is scored for the share of the scheduled life for which it
 * stood; absence earns 0.
 */
import { mustBeLifetime } from './lifetime.ts'
import { peerMeans } from './peer-means.ts'
import type { ResolvedQuestion } from './resolved-question.ts'
import { chanceGiven, type StandingForecast, type TimedScore, timeCounted, timeShare } from './standing-forecast.ts'

/**
 * The baseline score of each forecast times its share of the scheduled life, and that share. A chance of .9 for what
 * happened, given halfway through, scores 42.40 with coverage .5.
 *
 * `forecasts` may be of any number of people; a person's score is the sum over that person's forecasts (`totalScore`).
 * Who comes late gives up what could have been earned before. Throws `InvalidInput` for what is no lifetime, and for
 * forecasts that counted as `baseline` of the question's kind does.
 */
export function baselineOverTime(forecasts: readonly StandingForecast[], question: ResolvedQuestion): TimedScore[] {
  mustBeLifetime(question)
  return forecasts.map((forecast) => {
    const coverage = timeShare(forecast, question)
    return { score: coverage > 0 ? question.kind.baseline(forecast.masses, question.outcome) * coverage : 0, coverage }
  })
}

/**
 * The peer score of each forecast, integrated over the time for which it stood, as a share of the scheduled life: at
 * each moment 100 n/(n - 1) ln(p / g), where g is the geometric mean of the n chances then given to what happened, and
 * 0 while a forecast stands alone; half of that for ranges (the published rule of Metaculus). Chances of .1 and .9 for
 * what happened, standing all the time, score -219.72 and 219.72.
 *
 * `forecasts` are those of everybody, one at a time for each. At every moment the scores sum to 0: nobody wins but by
 * being better than others at the same time. Throws `InvalidInput` for what is no lifetime, and for forecasts that
 * counted as `chanceGiven` does.
 */
export function peerOverTime(forecasts: readonly StandingForecast[], question: ResolvedQuestion): TimedScore[] {
  mustBeLifetime(question)
  const { kind, opens, closes, outcome } = question
  const counted = forecasts.map((forecast) => {
    const time = timeCounted(forecast, question)
    return time && { ...time, logChance: Math.log(chanceGiven(forecast.masses, outcome)) }
  })
  const means = peerMeans(counted.filter((forecast) => forecast !== null))
  return counted.map((forecast) => {
    if (!forecast) return { score: 0, coverage: 0 }
    const { from, until, logChance } = forecast
    const begun = means(from)
    const ended = means(until)
    const nats = logChance * (ended.weight - begun.weight) - (ended.logChance - begun.logChance)
    return { score: (kind.pointsPerNat * nats) / (closes - opens), coverage: (until - from) / (closes - opens) }
  })
}

/**
 * The sum of several scores and of their coverage: what one person earned on one question. Of nothing it is 0 with
 * coverage 0.
 */
export function totalScore(scores: readonly TimedScore[]): TimedScore {
  return scores.reduce(
    (sum, { score, coverage }) => ({ score: sum.score + score, coverage: sum.coverage + coverage }),
    {
      score: 0,
      coverage: 0,
    },
  )
}
