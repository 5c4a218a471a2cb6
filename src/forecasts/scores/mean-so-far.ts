/** The mean of how right forecasts of one question look so far. Apart from how each is scored, for the browser. */
import type { InterimScore } from '#engine/scores/interim/interim-score.ts'
import { mean } from '#engine/statistics.ts'

export type MeanSoFar = { forecasts: number; brier: number; least: number }

/** Each forecast counts alike. */
export function meanSoFar(scores: readonly Pick<InterimScore, 'brier' | 'least'>[]): MeanSoFar | null {
  if (scores.length === 0) return null
  return {
    forecasts: scores.length,
    brier: mean(scores.map(({ brier }) => brier)),
    least: mean(scores.map(({ least }) => least)),
  }
}
