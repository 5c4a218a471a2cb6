/** What newer values from elsewhere make of a projection: it is moved, or withdrawn, or left as it is. */
import { within } from '#engine/projection/bands/knots.ts'
import type { Projection } from '#engine/projection/projection.ts'
import { heedSignals } from '#engine/projection/signals/heed-signals.ts'
import type { z } from 'zod'
import { lastOf } from '#series/observations.ts'
import type { MadeProjection, overtakenProjection } from '#series/projection.ts'
import { rounded } from '#series/rounding.ts'
import type { Series } from '#series/series.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import type { NewerValue } from './newer-value.ts'

export type Heeding = Projection & { isScaled: boolean; signal?: MadeProjection['signal'] }
type Overtaken = z.output<typeof overtakenProjection>

/** The formula is that of `heedSignals`; `newer`: the oldest first. What is said is of the newest. */
export function heedNewer(
  projection: Heeding,
  newer: readonly NewerValue[],
  series: Pick<Series, 'frequency' | 'observations'>,
): Heeding | Overtaken {
  const [lastAt] = lastOf(series)
  const reached = newer
    .map((one) => ({ ...one, step: stepsBetween(lastAt, one.at, series.frequency) }))
    .filter(({ step }) => projection.points.some((point) => point.step === step))
  const newest = reached.at(-1)
  const heeded = heedSignals(
    projection,
    reached.map(({ step, value, plusMinus: halfWidth }) => ({ step, value, halfWidth })),
  )
  if (!newest || !heeded) return projection
  const { at, step, value, publisher } = newest
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
  const signal = {
    at,
    value,
    publisher,
    weight: rounded(heeded.weight),
    median,
    low80,
    high80,
    ...(reached.length > 1 && { earlier: reached.length - 1 }),
  }
  return { ...projection, points: heeded.points, signal }
}
