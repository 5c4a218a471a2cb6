/** Many chances of a yes make one: the pool of `engine/crowd`. */
import { binaryCrowd } from '#engine/crowd/binary-crowd.ts'
import { weightedPercentiles } from '#engine/crowd/weighted-percentile.ts'
import type { CrowdType } from './crowd-type.ts'

const bins = 10
/** No finer than such a number is known, and than would tell what one more person said. */
const yes = (probability: number) => ({ type: 'binary' as const, probability: toWholePercent(probability) })

export const binaryOfMany: CrowdType<'binary'> = (_, estimates) => {
  const chances = estimates.map(({ probability }) => probability)
  const { pool, median, mean, geometricMeanOfOdds } = binaryCrowd(chances, null)
  const [lower = 0, upper = 0] = weightedPercentiles(chances, null, [0.25, 0.75])
  return {
    estimate: yes(pool),
    ways: [
      { way: 'median', estimate: yes(median) },
      { way: 'mean', estimate: yes(mean) },
      { way: 'geometric-mean-of-odds', estimate: yes(geometricMeanOfOdds) },
    ],
    quartiles: { lower, upper },
    tenths: tenthsOf(chances),
  }
}

/** Never nought or certain. */
function toWholePercent(chance: number): number {
  return Math.min(0.99, Math.max(0.01, Math.round(chance * 100) / 100))
}

/** 10 % stands with what is above it. */
function tenthsOf(chances: readonly number[]): number[] {
  const binOf = (chance: number) => Math.floor(chance * bins + 1e-9)
  return Array.from({ length: bins }, (_, bin) => chances.filter((chance) => binOf(chance) === bin).length)
}
