/** Where a trend stands: its last value, what is expected of the next ones, and of the time that its headline names. */
import type { Stand } from '#items/moves/stand.ts'
import { lastOf } from '#series/observations.ts'
import { readPoint } from '#series/point-chance.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { TrendDetails } from '../trend.ts'
import { nearPoint, projectionOf } from './projection-of.ts'

/** Values that come later than this were said too long before to be news. */
const mostAhead = 13

export function standOf({ series }: TrendDetails, numbers: TrendNumbers | null, today: string): Stand | null {
  if (!series) return null
  const [at, value] = lastOf(series)
  const projection = projectionOf(series, numbers)
  const near = projection && nearPoint(projection, today)
  const expected = (point: MadeProjection['points'][number]) => {
    const { median, low80, high80 } = readPoint(point, projection?.bounds ?? { least: null, most: null })
    return { at: point.at, median, low80, high80 }
  }
  return {
    of: 'series',
    last: { at, value },
    ahead: (projection?.points ?? []).slice(0, mostAhead).map(expected),
    headline: near ? expected(near) : null,
  }
}
