/** How right one was on another platform, over all questions that came out. */
import { mean } from '#engine/statistics.ts'
import { probability } from '#engine/units.ts'
import { calibrationOf, type Mean } from '#forecasts/record/own-record.ts'
import { type PlatformName, platformNames } from '../words.ts'
import type { ImportedScore } from './score.ts'

/** `key` tells questions apart; `isYes`: whether a question of yes or no came out as yes. */
export type ScoredImport = { key: string; isYes: boolean; score: ImportedScore }

export type ScoredElsewhere = ScoredImport & { platform: PlatformName }
export type PlatformRecord = ReturnType<typeof recordOf> & { platform: PlatformName }

/** One for each platform of which something is scored. */
export function recordsOf(scored: readonly ScoredElsewhere[]): PlatformRecord[] {
  const found = Map.groupBy(scored, ({ platform }) => platform)
  return platformNames.flatMap((platform) => {
    const own = found.get(platform)
    return own ? [{ platform, ...recordOf(own) }] : []
  })
}

/** Of at least one. `log` is the mean over those that have a Brier score: of ranges it is another measure. */
export function recordOf(scored: readonly ScoredImport[]) {
  const single = scored.map(({ score }) => score).filter(({ brier }) => brier !== null)
  return {
    questions: scored.length,
    brier: meanOf(single.map(({ brier }) => brier ?? 0)),
    log: meanOf(single.map(({ log }) => log)),
    baseline: mean(scored.map(({ score }) => score.baseline)),
    coverage: mean(scored.map(({ score }) => score.coverage)),
    calibration: calibrationOf(
      scored.flatMap(({ key, isYes, score }) =>
        (score.chances ?? []).map((one) => ({
          question: key,
          probability: probability(one.probability),
          happened: isYes,
          weight: one.weight,
          early: score.closedEarly,
        })),
      ),
    ),
  }
}

function meanOf(values: readonly number[]): Mean {
  return values.length === 0 ? null : { mean: mean(values), of: values.length }
}
