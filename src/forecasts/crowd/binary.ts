/** Many chances of a yes make one: the pool of `engine/crowd`. */
import { geometricMeanOfOdds } from '#engine/crowd/geometric-mean-of-odds.ts'
import { RunningPool } from '#engine/crowd/running/running-pool.ts'
import { recencyWeightedMedian } from '#engine/crowd/weights/recency-weights.ts'
import { weightedPercentiles } from '#engine/crowd/weighted-percentile.ts'
import { mean } from '#engine/statistics.ts'
import { byRecency } from './by-recency.ts'
import { toWholePercent } from './coarse.ts'
import type { CrowdType } from './crowd-type.ts'
import { numbersOf, Standing } from './standing.ts'

const bins = 10
const yes = (probability: number) => ({ type: 'binary' as const, probability: toWholePercent(probability) })

export const binaryOfMany: CrowdType<'binary'> = (_question, calibration) => {
  const pool = new RunningPool()
  const standing = new Standing<number>()
  const pooled = () => {
    const chance = pool.probability(calibration)
    return chance === null ? null : yes(chance)
  }
  return {
    take({ person, at, estimate, skill }) {
      const chance = estimate && estimate.probability
      pool.take({ forecaster: person, at, forecast: chance }, skill)
      standing.take(person, chance)
    },
    pooled,
    said() {
      const estimate = pooled()
      if (estimate === null) return null
      const chances = numbersOf(standing)
      const [lower = 0, median = 0, upper = 0] = weightedPercentiles(chances, null, [0.25, 0.5, 0.75])
      return {
        estimate,
        ways: [
          { way: 'median', estimate: yes(median) },
          ...byRecency(chances.length, () => ({ estimate: yes(recencyWeightedMedian(chances)) })),
          { way: 'mean', estimate: yes(mean(chances)) },
          { way: 'geometric-mean-of-odds', estimate: yes(geometricMeanOfOdds(chances)) },
        ],
        quartiles: { lower: toWholePercent(lower), upper: toWholePercent(upper) },
        tenths: tenthsOf(chances),
      }
    },
  }
}

/** 10 % stands with what is above it. */
function tenthsOf(chances: Float64Array): number[] {
  const counts = Array.from({ length: bins }, () => 0)
  for (const chance of chances) {
    const bin = Math.floor(chance * bins + 1e-9)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
}
