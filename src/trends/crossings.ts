/**
 * When a projected series first meets the values that matter, read off many possible futures of it; and how likely it
 * is to stand there at each time, whatever was before, which the projection itself says.
 */
import { simulatePaths } from '#engine/projection/paths/simulate-paths.ts'
import type { Projection } from '#engine/projection/projection.ts'
import { timeToThreshold } from '#engine/momentum/time-to-threshold.ts'
import { seededRandom } from '#engine/random.ts'
import type { Crossing } from './numbers.ts'
import { readPoint } from '#series/point-chance.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Observation } from '#series/series.ts'
import { stepAfter } from '#series/steps-ahead.ts'

/** A chance of one half is then good to 1 %. */
const pathCount = 2000
/** The same futures each time, so that chances differ only where the series does. */
const seed = 2000

export function crossingsOf(
  projection: Projection,
  { points, bounds }: Pick<MadeProjection, 'points' | 'bounds'>,
  observations: readonly Observation[],
  thresholds: readonly number[],
): Crossing[] {
  const [lastAt, last] = observations.at(-1) ?? ['', Number.NaN]
  if (thresholds.length === 0) return []
  const paths = simulatePaths(projection, pathCount, projection.points.length, seededRandom(seed))
  return thresholds.map((value): Crossing => {
    const towards = value < last ? 'down' : 'up'
    const since = sinceWhen(observations, value, last)
    if (value === last) return { value, towards, state: 'reached-already', since, by: [], notWithinHorizon: 0 }
    const time = timeToThreshold(paths, { threshold: value, direction: towards, last })
    if (time.state === 'reached-already') throw new Error('a value on the other side of the last is not reached')
    const beyond = points.map((point) => readPoint(point, bounds).chanceOf(towards === 'up' ? '>=' : '<=', value))
    const by = neverBelow(time.crossedBy, beyond).map((chance, i) => ({
      at: stepAfter(lastAt, i + 1),
      chance: rounded(chance),
      beyond: beyond[i] ?? 0,
    }))
    return { value, towards, state: time.state, since, by, notWithinHorizon: rounded(1 - (by.at(-1)?.chance ?? 0)) }
  })
}

/** Whatever stands there has met it: what a limited number of paths misses of that is added. */
function neverBelow(met: readonly number[], beyond: readonly number[]): number[] {
  let most = 0
  return met.map((chance, i) => (most = Math.max(most, chance, Math.ceil((beyond[i] ?? 0) * 1e4) / 1e4)))
}

/** The first of the newest observations that all lie on the side of the last; null where all do. */
function sinceWhen(observations: readonly Observation[], value: number, last: number): string | null {
  const side = Math.sign(last - value)
  const before = observations.findLastIndex(([, one]) => Math.sign(one - value) !== side)
  return before < 0 ? null : (observations[before + 1]?.[0] ?? null)
}

/** Paths tell no more. */
function rounded(chance: number): number {
  return Number(chance.toFixed(4))
}
