/** What the newest value from elsewhere makes of a projection: it is moved, or withdrawn, or left as it is. */
import { within } from '#engine/projection/bands/knots.ts'
import type { Projection } from '#engine/projection/projection.ts'
import { heedSignal } from '#engine/projection/signals/heed-signal.ts'
import type { z } from 'zod'
import { lastOf } from '#series/observations.ts'
import type { MadeProjection, overtakenProjection } from '#series/projection.ts'
import { rounded } from '#series/rounding.ts'
import type { Series } from '#series/series.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import type { NewerValue } from './newer-value.ts'

export type Heeding = Projection & { isScaled: boolean; signal?: MadeProjection['signal'] }
type Overtaken = z.output<typeof overtakenProjection>

/** The formula is that of `heedSignal`. */
export function heedNewer(
  projection: Heeding,
  newer: NewerValue | null,
  series: Pick<Series, 'frequency' | 'observations'>,
): Heeding | Overtaken {
  if (!newer) return projection
  const { at, value, publisher, plusMinus: halfWidth } = newer
  const step = stepsBetween(lastOf(series)[0], at, series.frequency)
  const heeded = heedSignal(projection, { step, value, halfWidth })
  if (!heeded) return projection
  if (heeded.state === 'overtaken')
    return {
      refused: 'overtaken',
      at,
      value,
      publisher,
      low95: rounded(heeded.low),
      high95: rounded(heeded.high),
    }
  const knots = projection.points.find((point) => point.step === step)?.knots ?? []
  const before = (place: number) => rounded(within(projection.bounds, knots[place] ?? Number.NaN))
  const [median, low80, high80] = [before(3), before(1), before(5)]
  const signal = { at, value, publisher, weight: rounded(heeded.weight), median, low80, high80 }
  return { ...projection, points: heeded.points, signal }
}
