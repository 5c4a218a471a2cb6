/** The parameters of the published implementation's own tests of its scores, and of its geometric means. */
import { geometricMeans } from '../../src/engine/scores/geometric-means.ts'
import type { TimedScore } from '../../src/engine/scores/standing-forecast.ts'
import { compared, type Comparison, vectorFile } from './scores-comparison.ts'
import {
  pointsOf,
  resolvedQuestion,
  type ScoreName,
  scoreNames,
  scoresOf,
  standing,
  type WrittenForecast,
  type WrittenQuestion,
} from './scores-question.ts'

type Forecasts = WrittenForecast[] | { repeat: number; forecast: WrittenForecast }
type Arguments = WrittenQuestion & { question_type: string; spot_forecast_day?: number }
type ScoreSuite = {
  defaults: Arguments
  cases: { forecasts: Forecasts; args: Partial<Arguments>; expected: TimedScore[] }[]
}
/** A mean over 202 buckets is written as what it repeats, which is left out as in the check of the file's author. */
type Means = { day: number; n: number; pmf: (number | null)[] | { length: number } }
type File = {
  suites: Record<ScoreName, ScoreSuite> & { geometric_means: { cases: { forecasts: Forecasts; expected: Means[] }[] } }
}

export async function unitComparisons(folder: string): Promise<Comparison[]> {
  const { suites } = await vectorFile<File>(folder, 'metaculus_scoring_unit.json')
  const scores = scoreNames.flatMap((name) => suites[name].cases.flatMap((_, i) => scoreCase(name, suites[name], i)))
  return [
    ...scores,
    ...suites.geometric_means.cases.flatMap((one, i) => meansCase(`geometric means ${i}`, one.forecasts, one.expected)),
  ]
}

function scoreCase(name: ScoreName, { defaults, cases }: ScoreSuite, i: number): Comparison[] {
  const { forecasts = [], args = {}, expected = [] } = cases[i] ?? {}
  const { written, asked } = possible(listed(forecasts), { ...defaults, ...args })
  const scores = scoresOf(
    name,
    written.map(standing),
    resolvedQuestion(asked, asked.question_type),
    asked.spot_forecast_day ?? asked.spot_day,
  )
  return expected.flatMap((theirs, k) => [
    { what: `${name} ${i}: score of ${k}`, ours: scores[k]?.score ?? null, theirs: theirs.score },
    { what: `${name} ${i}: coverage of ${k}`, ours: scores[k]?.coverage ?? null, theirs: theirs.coverage },
  ])
}

function meansCase(what: string, forecasts: Forecasts, expected: readonly Means[]): Comparison[] {
  const means = geometricMeans(listed(forecasts).map(standing))
  return [
    { what: `${what}: how many`, ours: means.length, theirs: expected.length },
    ...expected.flatMap((theirs, k) => {
      const ours = means[k]
      return [
        // Of a forecast alone the reference says that it has no peers: 0.
        { what: `${what}: count ${k}`, ours: ours?.count === 1 ? 0 : (ours?.count ?? null), theirs: theirs.n },
        { what: `${what}: time ${k}`, ours: ours?.from ?? null, theirs: theirs.day },
        ...(Array.isArray(theirs.pmf) ? compared(`${what}: mean ${k}`, ours?.masses ?? [], theirs.pmf) : []),
      ]
    }),
  ]
}

function listed(forecasts: Forecasts): WrittenForecast[] {
  return Array.isArray(forecasts) ? forecasts : Array.from({ length: forecasts.repeat }, () => forecasts.forecast)
}

/**
 * Two cases have a "CDF" that rises to 1.36, for a round score. Our engine refuses it; cut in four, each step has the
 * same density and a mass that is possible, so the score is the same.
 */
function possible(written: WrittenForecast[], asked: Arguments): { written: WrittenForecast[]; asked: Arguments } {
  if (!written.some(({ cdf }) => cdf && pointsOf(cdf).some((value) => value > 1))) return { written, asked }
  const quarters = written.map(({ cdf, ...forecast }) => ({ ...forecast, pmf: quartered(pointsOf(cdf)) }))
  return { written: quarters, asked: { ...asked, resolution_bucket: 4 * asked.resolution_bucket } }
}

function quartered(cdf: readonly number[]): number[] {
  const [first = 0, ...later] = cdf
  const steps = later.flatMap((value, i) => Array.from({ length: 4 }, () => (value - (cdf[i] ?? 0)) / 4))
  return [first, ...steps, 1 - (cdf.at(-1) ?? 1)]
}
