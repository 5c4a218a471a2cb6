/** A trend that is a part of another: nothing that is projected of it lies above the same of its whole. */
import { within } from '#engine/projection/bands/knots.ts'
import { belowWhole } from '#engine/projection/bands/below-whole.ts'
import { pointOf } from '#engine/projection/project.ts'
import { knotChances } from '#engine/projection/bands/calibration.ts'
import type { MadeProjection } from '#series/projection.ts'
import { roundedDown } from '#series/rounding.ts'
import type { Series } from '#series/series.ts'
import { stepAfter } from '#series/steps-ahead.ts'
import { trendNumbers } from '../numbers.ts'
import type { Heeding } from '../signals/heed-newer.ts'
import { trendDetails } from '../trend.ts'

/** What is known of it after the last value of the part: measured, then seven times the same value, or projected. */
export type Whole = Pick<NonNullable<MadeProjection['whole']>, 'item' | 'name'> & {
  ahead: readonly { at: string; knots: readonly number[] }[]
}

export type Held = Heeding & { whole?: MadeProjection['whole'] }

/**
 * The part gives way, and the whole stands as its own page has it: of the two, more is known of the whole. `lastAt`: of
 * the part's observations. What of the whole is not known bounds nothing.
 */
export function heldTo(part: Heeding, { item, name, ahead }: Whole, lastAt: string): Held {
  const known = new Map(ahead.map(({ at, knots }) => [at, knots.map(roundedDown)]))
  let cutFrom: string | null = null
  const points = part.points.map((point) => {
    const at = stepAfter(lastAt, point.step)
    const knots = belowWhole(point.knots, known.get(at) ?? [])
    if (knots.every((knot, i) => knot === point.knots[i])) return point
    cutFrom ??= at
    return pointOf(knots, point, part.bounds)
  })
  return { ...part, points, whole: { item, name, cutFrom } }
}

/** Null where nothing is projected of it, or it is told in another unit or at other times than the part. */
export function wholeOf(
  part: Pick<Series, 'unit' | 'frequency' | 'observations'>,
  { ref, title, details, numbers }: Kept,
): Whole | null {
  const { series, phrase } = trendDetails.parse(details)
  const projection = projectionIn(numbers)
  if (!projection || series?.unit !== part.unit || series.frequency !== part.frequency) return null
  const last = part.observations.at(-1)?.[0] ?? ''
  const measured = series.observations.map(([at, value]) => ({ at, knots: knotChances.map(() => value) }))
  const ahead = [...measured, ...drawn(projection)].filter(({ at }) => at > last)
  return { item: ref, name: phrase ?? title, ahead }
}

/** An item as whatever rests on it reads it. */
type Kept = { ref: string; title: string; details: unknown; numbers: { numbers: unknown } | null }
const kept = trendNumbers.pick({ projection: true })

function projectionIn(numbers: Kept['numbers']): MadeProjection | null {
  const projection = numbers && kept.safeParse(numbers.numbers).data?.projection
  return projection?.refused === null ? projection : null
}

function drawn({ points, bounds }: MadeProjection) {
  const limits = { least: bounds.least ?? -Infinity, most: bounds.most ?? Infinity }
  return points.map(({ at, knots }) => ({ at, knots: knots.map((knot) => within(limits, knot)) }))
}
