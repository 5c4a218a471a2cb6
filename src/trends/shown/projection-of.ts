/** Which projection belongs with a series, and which of its points is worth naming? */
import { periodOf } from '#kit/periods.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { WithoutNetworks } from '../networks/without-networks.ts'
import type { MadeProjection } from '#series/projection.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'

/** What was projected and has not been measured since: numbers may be of the version before. */
export function projectionOf(series: Series, numbers: TrendNumbers | null | undefined): MadeProjection | null {
  const projection = numbers?.projection
  if (!projection || projection.refused !== null) return null
  const [last] = lastOf(series)
  const points = projection.points.filter(({ at }) => periodOf(at) === periodOf(last) && at > last)
  return points.length > 0 ? { ...projection, points } : null
}

/** The same with the points of the methods alone; null where they are of other times, or nothing is left of them. */
export function aloneOf(whole: MadeProjection, alone: WithoutNetworks): MadeProjection | null {
  if (alone.refused !== null) return null
  const knotsAt = new Map(alone.points.map(({ at, knots }) => [at, knots]))
  const points = whole.points.flatMap((point) => {
    const knots = knotsAt.get(point.at)
    return knots ? [{ ...point, knots }] : []
  })
  return points.length > 0 ? { ...whole, points } : null
}

/**
 * The next round year, three years off or more; of quarters and months, the last of next year. The last point where it goes less
 * far.
 */
export function nearPoint<Point extends Pick<MadeProjection['points'][number], 'at' | 'validated'>>(
  { points }: { points: readonly Point[] },
  today: string,
): Point | undefined {
  const year = Number(today.slice(0, 4))
  const { perYear, suffix } = periodOf(points[0]?.at ?? '')
  const wanted = perYear > 1 ? `${year + 1}${suffix(perYear - 1)}` : String(Math.ceil((year + 3) / 5) * 5)
  return points.find(({ at }) => at === wanted) ?? points.findLast(({ validated }) => validated) ?? points.at(-1)
}
