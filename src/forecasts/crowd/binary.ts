/** Many chances of a yes make one: the pool of `engine/crowd`. */
import { binaryCrowd } from '#engine/crowd/binary-crowd.ts'
import type { CrowdType } from './crowd-type.ts'

const bins = 10
const yes = (probability: number) => ({ type: 'binary' as const, probability })

export const binaryOfMany: CrowdType<'binary'> = (_, estimates) => {
  const chances = estimates.map(({ probability }) => probability)
  const { pool, median, mean, geometricMeanOfOdds, lower, upper } = binaryCrowd(chances, null)
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

/** 10 % stands with what is above it. */
function tenthsOf(chances: readonly number[]): number[] {
  const binOf = (chance: number) => Math.floor(chance * bins + 1e-9)
  return Array.from({ length: bins }, (_, bin) => chances.filter((chance) => binOf(chance) === bin).length)
}
