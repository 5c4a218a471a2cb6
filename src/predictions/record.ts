/** How right a forecast was, once its question has resolved: scores of what it said last before that. */
import { brierScore, manyClassBrierScore } from '#engine/scores/brier-score.ts'
import { logScore } from '#engine/scores/log-score.ts'
import { probability } from '#engine/units.ts'
import type { PredictionDetails } from './question.ts'
import type { Estimate } from './question-types/index.ts'

export type ForecastRecord = {
  state: 'open' | 'resolved' | 'annulled'
  resolves: string
  resolvedAt: string | null
  /** What it gave to what happened; null for quantiles, and where nothing was said in time. */
  chance: number | null
  brier: number | null
  logScore: number | null
  /** Whether what happened lies between its 5% and 95%; null for chances. */
  isInside90: boolean | null
}
type Said = { made: string; estimate: Estimate }
type Score = Pick<ForecastRecord, 'chance' | 'brier' | 'logScore' | 'isInside90'>

const unscored: Score = { chance: null, brier: null, logScore: null, isInside90: null }
/** What was called impossible has no finite logarithmic score: a forecast is taken to mean no less. */
const leastChance = 0.001

/** `said`: the forecasts, the oldest first. */
export function recordOfForecast({ outcome, closes, resolves }: PredictionDetails, said: readonly Said[]): ForecastRecord {
  if (!outcome) return { state: 'open', resolves, resolvedAt: null, ...unscored }
  const inTime = said.findLast(({ made }) => made <= closes && made <= outcome.at)
  const isScored = outcome.state === 'resolved' && outcome.value !== null && inTime !== undefined
  const score = isScored ? scoreOf(inTime.estimate, outcome.value ?? '') : unscored
  return { state: outcome.state, resolves, resolvedAt: outcome.at, ...score }
}

/** Brier scores from 0 to 1, of several options half of what Brier wrote, so that two options score as yes and no do. */
function scoreOf(estimate: Estimate, outcome: string): Score {
  if (estimate.type === 'binary') {
    const chance = outcome === 'yes' ? estimate.probability : 1 - estimate.probability
    return chances(chance, brierScore(probability(estimate.probability), outcome === 'yes'))
  }
  if (estimate.type === 'choice') {
    const options = Object.keys(estimate.probabilities)
    const place = options.indexOf(outcome)
    return place < 0
      ? unscored
      : chances(estimate.probabilities[outcome] ?? 0, manyClassBrierScore(Object.values(estimate.probabilities), place) / 2)
  }
  const { p5, p95 } = estimate.quantiles
  const isInside90 =
    typeof p5 === 'number' ? Number(outcome) >= p5 && Number(outcome) <= Number(p95) : outcome >= p5 && outcome <= String(p95)
  return { ...unscored, isInside90 }
}

function chances(chance: number, brier: number): Score {
  return { chance, brier, logScore: logScore(probability(Math.max(leastChance, chance))), isInside90: null }
}
