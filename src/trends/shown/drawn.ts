/**
 * What a card draws of a projection: the part of the fan that a chart opens with, a few points of it, and the points
 * that its figure may name in the next years.
 */
import { z } from 'zod'
import { withinBounds } from '#kit/chart/bounds.ts'
import { chooseExtent } from '#kit/chart/fan-extent.ts'
import { decimalYear } from '#kit/dates.ts'
import { readPoint } from '#series/point-chance.ts'
import type { MadeProjection } from '#series/projection.ts'
import { sayFared } from '../backtest-words.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { TrendDetails } from '../trend.ts'
import type { Near } from './figure.ts'
import { nearPoint, projectionOf } from './projection-of.ts'

export const drawnFan = z.object({
  /** The first year that is drawn of what was measured. */
  from: z.number(),
  points: z.array(z.object({ at: z.string(), validated: z.boolean(), knots: z.array(z.number()).length(7) })),
  /** How its past projections fared; null where nothing is known of that. */
  fared: z.string().nullable(),
})
export type DrawnFan = z.output<typeof drawnFan>

/** More do not show at the size of a stamp. */
const mostPoints = 9
/** So many years after they are made do numbers name the point that a page would. */
const yearsAhead = 4
const digits = 5

export function drawnOf({ series }: TrendDetails, numbers: TrendNumbers, today: string): DrawnFan | null {
  const projection = series && projectionOf(series, numbers)
  if (!series || !projection) return null
  const { observations, points } = chooseExtent(
    { observations: series.observations, points: projection.points, today },
    false,
  )
  const every = Math.ceil(points.length / mostPoints)
  const named = new Set(namedLater(projection, today).map(({ at }) => at))
  const kept = points.filter(({ at }, i) => (points.length - 1 - i) % every === 0 || named.has(at))
  const beyond = projection.points.filter(({ at }) => named.has(at) && !kept.some((one) => one.at === at))
  const { backtest } = numbers
  return {
    from: decimalYear(observations[0]?.[0] ?? today),
    points: [...kept, ...beyond].map(({ at, validated, knots }) => ({
      at,
      validated,
      knots: knots.map((knot) => Number(withinBounds(projection.bounds, knot).toPrecision(digits))),
    })),
    fared: backtest && sayFared(backtest, series.frequency),
  }
}

/** The same points in the few numbers that are said of them, for wherever nothing is drawn. */
export function nearOf({ series }: TrendDetails, numbers: TrendNumbers, today: string): Near[] {
  const projection = series && projectionOf(series, numbers)
  if (!projection) return []
  return [...new Set(namedLater(projection, today))].map((point) => {
    const { median, low80, high80 } = readPoint(point, projection.bounds)
    const { at, validated } = point
    return { at, validated, median: said(median), low80: said(low80), high80: said(high80) }
  })
}

const said = (value: number) => Number(value.toPrecision(digits))

/** What the figure names today, and at the same day of the next years. */
function namedLater(projection: MadeProjection, today: string): MadeProjection['points'] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: yearsAhead }, (_, i) => nearPoint(projection, `${year + i}${today.slice(4)}`)).filter(
    (point) => point !== undefined,
  )
}
