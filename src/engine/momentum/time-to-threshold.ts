/**
 * When will a series first reach a threshold? Read off simulated paths of its future, with the chance that it does not
 * within their horizon.
 */
import { InvalidInput, mustAllBeFinite, mustBeFinite } from '../invalid-input.ts'
import { type Probability, probability, type Year, year } from '../units.ts'

export type TimeToThreshold =
  /** The last value is there: nothing is left to wait for. */
  | { state: 'reached-already' }
  | {
      state: 'ahead'
      /** The chance of having crossed by the end of period 1, 2 ... of the paths; never falls. */
      crossedBy: Probability[]
      notWithinHorizon: Probability
    }

type Threshold = {
  threshold: number
  /** `up`: reached by a value at or above the threshold; `down`: by one at or below it. */
  direction: 'up' | 'down'
  /** The latest value of the series, just before the paths begin. */
  last: number
}

/**
 * The distribution of the first crossing, each path counted alike: of the paths [1, 3, 1], [2, 2, 4], [0, 1, 2] up to
 * the threshold 3 from 1, the chances to have crossed are 0, 1/3, 2/3, and 1/3 is not within the horizon. A path that
 * falls back has still crossed.
 *
 * `paths` are simulated futures of equal length, one value a period. Throws `InvalidInput` where there are none, where
 * they are empty or of different lengths, and where a number is not finite.
 */
export function timeToThreshold(
  paths: readonly ArrayLike<number>[],
  { threshold, direction, last }: Threshold,
): TimeToThreshold {
  mustBeFinite('threshold', threshold)
  mustBeFinite('last', last)
  const horizon = horizonOf(paths)
  const isReached = direction === 'up' ? (value: number) => value >= threshold : (value: number) => value <= threshold
  if (isReached(last)) return { state: 'reached-already' }
  const firstIn = Array.from({ length: horizon }, () => 0)
  let crossed = 0
  for (const path of paths) {
    let period = 0
    while (period < horizon && !isReached(path[period]!)) period++
    if (period < horizon) firstIn[period]!++
  }
  const crossedBy = firstIn.map((count) => probability((crossed += count) / paths.length))
  return { state: 'ahead', crossedBy, notWithinHorizon: probability((paths.length - crossed) / paths.length) }
}

function horizonOf(paths: readonly ArrayLike<number>[]): number {
  const horizon = paths[0]?.length ?? 0
  if (horizon === 0) throw new InvalidInput('paths', 'must hold at least one path of at least one period')
  for (const [i, path] of paths.entries()) {
    if (path.length !== horizon)
      throw new InvalidInput(`paths[${i}]`, `must have ${horizon} periods as the first has, not ${path.length}`)
    mustAllBeFinite(`paths[${i}]`, path)
  }
  return horizon
}

/**
 * The first period by whose end at least the share `p` of the paths have crossed, counted from 1; `null` where that is
 * not within the horizon. With chances 0, 1/3, 2/3 the median is period 3 and the 90 % quantile `null`.
 *
 * Throws `InvalidInput` where `p` is 0: before the first period nothing has crossed.
 */
export function crossingQuantile(crossedBy: readonly Probability[], p: Probability): number | null {
  if (!(p > 0)) throw new InvalidInput('p', `must be above 0, not ${p}`)
  const index = crossedBy.findIndex((chance) => chance >= p)
  return index < 0 ? null : index + 1
}

/**
 * The time at the end of which `period` lies: the third quarter after 2025.0 is 2025.75. Throws `InvalidInput` where
 * there are no periods in a year.
 */
export function yearAfter(last: Year, period: number, periodsPerYear: number): Year {
  if (!(periodsPerYear > 0)) throw new InvalidInput('periodsPerYear', `must be above 0, not ${periodsPerYear}`)
  return year(last + period / periodsPerYear, 'period')
}
