/**
 * Outputs of the published implementation on seeded random questions: scores of each person, and the crowd at one
 * moment.
 */
import { percentPoint } from '../../src/engine/distributions/percent-point.ts'
import { recencyWeights } from '../../src/engine/crowd/weights/recency-weights.ts'
import { standsAt } from '../../src/engine/scores/at-a-moment.ts'
import { totalScore } from '../../src/engine/scores/over-time.ts'
import type { TimedScore } from '../../src/engine/scores/standing-forecast.ts'
import { aggregate, percentiles2d } from './scores-aggregation.ts'
import { compared, type Comparison, vectorFile } from './scores-comparison.ts'
import {
  massesOf,
  pointsOf,
  resolvedQuestion,
  type ScoreName,
  scoreNames,
  scoresOf,
  standing,
  type WrittenForecast,
  type WrittenQuestion,
} from './scores-question.ts'

type Crowd = Record<'forecast_values' | 'lower' | 'center' | 'upper', number[]>
type Case = WrittenQuestion & {
  id: number
  type: string
  forecasts: (WrittenForecast & { user: number })[]
  expected: Record<ScoreName, Record<string, TimedScore>> & {
    aggregate_at_spot_day: Record<'unweighted' | 'recency_weighted', Crowd> | null
  }
}

export async function goldenComparisons(folder: string): Promise<Comparison[]> {
  const { cases } = await vectorFile<{ cases: Case[] }>(folder, 'metaculus_golden_random.json')
  return cases.flatMap((one) => [
    ...scoreNames.flatMap((name) => scoreComparisons(name, one)),
    ...crowdComparisons(one),
  ])
}

function scoreComparisons(name: ScoreName, one: Case): Comparison[] {
  const scores = scoresOf(name, one.forecasts.map(standing), resolvedQuestion(one, one.type), one.spot_day)
  return Object.entries(one.expected[name]).flatMap(([user, theirs]) => {
    const ours = totalScore(scores.filter((_, i) => String(one.forecasts[i]?.user) === user))
    const what = `golden ${one.id}: ${name} of ${user}`
    return [
      { what, ours: ours.score, theirs: theirs.score },
      { what: `${what}: coverage`, ours: ours.coverage, theirs: theirs.coverage },
    ]
  })
}

function crowdComparisons({ id, type, forecasts, spot_day, expected }: Case): Comparison[] {
  if (!expected.aggregate_at_spot_day) return []
  const rows = forecasts
    .filter((forecast) => standsAt(standing(forecast), spot_day))
    .map((forecast) => Array.from(type === 'numeric' ? pointsOf(forecast.cdf) : massesOf(forecast)))
  return Object.entries(expected.aggregate_at_spot_day).flatMap(([method, crowd]) => {
    const weights = method === 'recency_weighted' ? recencyWeights(rows.length) : null
    const what = `golden ${id}: ${method}`
    const ours = aggregate(type, rows, weights)
    return [
      ...compared(what, ours, crowd.forecast_values),
      ...bandComparisons(what, { type, rows, weights, ours }, crowd),
    ]
  })
}

type Ours = { type: string; rows: (number | null)[][]; weights: Float64Array | null; ours: ArrayLike<number | null> }

/** Quartiles: of the people's chances where there is one chance, of the crowd's distribution where there is one. */
function bandComparisons(
  what: string,
  { type, rows, weights, ours }: Ours,
  { lower, center, upper }: Crowd,
): Comparison[] {
  return [lower, center, upper].flatMap((theirs, i) => {
    const percentile = 25 * (i + 1)
    const named = `${what}: percentile ${percentile}`
    if (type === 'binary') return compared(named, percentiles2d(rows, weights, percentile), theirs)
    if (type === 'numeric')
      return compared(named, [percentPoint(Float64Array.from(ours, Number), percentile / 100)], theirs.slice(0, 1))
    return []
  })
}
