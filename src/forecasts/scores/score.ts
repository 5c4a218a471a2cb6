/** How right each forecaster of a settled question was, over the whole time for which it was to be open. */
import { brierOverTime } from '#engine/scores/brier-over-time.ts'
import { logScore } from '#engine/scores/log-score.ts'
import { baselineOverTime, peerOverTime, totalScore } from '#engine/scores/over-time.ts'
import { chanceGiven, coverageOf, type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import { probability } from '#engine/units.ts'
import type { Settled } from './settled.ts'

/** A forecast as what its question's type makes of it. */
export type Standing = StandingForecast & { forecaster: string }

/** What counts for somebody by themselves, whoever else forecast. */
export type OwnScore = {
  /** Mean while a forecast stood, 0 to 1, lower is better; null of ranges. */
  brier: number | null
  /** Mean logarithm of the chance given to what came, while a forecast stood; of a range, of the bucket it fell in. */
  log: number
  /** Against knowing nothing, over the whole life: 100 for the sure and right all the time, 0 while absent. */
  baseline: number
  /** The share of the scheduled life for which a forecast stood. */
  coverage: number
  /** How many forecasts counted. */
  forecasts: number
}

export type Score = OwnScore & {
  forecaster: string
  /** Against those who forecast at the same time; null for whoever does not count in the crowd. */
  peer: number | null
  /** Each chance of a yes with the share of the life for which it stood; null where a forecast is no one chance. */
  chances: { probability: number; weight: number }[] | null
}

/**
 * A score for everybody of whom anything stood before the outcome was known. `counts`: whether somebody counts in the
 * crowd; those who do not are measured against nobody, and nobody against them.
 */
export function scoresOf(
  settled: Settled,
  standing: readonly Standing[],
  counts: (forecaster: string) => boolean,
): Score[] {
  const counted = standing.filter((one) => timeShare(one, settled) > 0)
  const peers = counted.filter(({ forecaster }) => counts(forecaster))
  const earned = new Map(peerOverTime(peers, settled).map((score, i) => [peers[i], score]))
  return [...Map.groupBy(counted, ({ forecaster }) => forecaster)].map(([forecaster, own]) => ({
    forecaster,
    ...ownScore(settled, own),
    peer: counts(forecaster) ? totalScore(own.flatMap((one) => earned.get(one) ?? [])).score : null,
    chances: chancesOf(settled, own),
  }))
}

/** `own`: forecasts of one, of which each counted. */
function ownScore(settled: Settled, own: readonly StandingForecast[]): OwnScore {
  const { classes } = settled.scoring
  const coverage = coverageOf(own, settled)
  const surprise = own.reduce((sum, one) => {
    const given = probability(Math.min(1, chanceGiven(one.masses, settled.outcome)))
    return sum + timeShare(one, settled) * logScore(given)
  }, 0)
  return {
    brier: classes === null ? null : brierOverTime(own, { ...settled, options: classes }).whileForecasting,
    log: surprise / coverage,
    baseline: totalScore(baselineOverTime(own, settled)).score,
    coverage: Math.min(1, coverage),
    forecasts: own.length,
  }
}

/** What was said again counts as said once, for as long as both stood. */
function chancesOf(settled: Settled, own: readonly StandingForecast[]): Score['chances'] {
  const { yes } = settled.scoring
  if (yes === null) return null
  const weights = new Map<number, number>()
  for (const one of own) {
    const chance = one.masses[yes] ?? 0
    weights.set(chance, (weights.get(chance) ?? 0) + timeShare(one, settled))
  }
  return Array.from(weights, ([chance, weight]) => ({ probability: chance, weight }))
}
