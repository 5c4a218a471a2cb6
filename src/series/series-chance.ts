/** What a series says of "at least so much then": by what was measured, else by its projection. */
import { z } from 'zod'
import type { Comparison } from '#kit/comparison-words.ts'
import { readPoint } from './point-chance.ts'
import { madeProjection, projectedBounds, projectedPoint } from './projection.ts'
import { series } from './series.ts'
import { askedOf } from './how-often.ts'

const rising = projectedPoint.shape.knots.refine(
  (knots) => knots.every((value, i) => i === 0 || value >= (knots[i - 1] ?? value)),
  'fall',
)
const point = projectedPoint.extend({ knots: rising })

/** A series at one time: the value, or what is projected, or neither. */
export const seriesAt = z.object({
  unit: z.string(),
  at: z.string(),
  observed: z.number().nullable(),
  /** Null where nothing is projected at all, and nothing for that time either. */
  projected: z
    .object({
      /** Of the item that the projection was made of. */
      version: z.int(),
      /** Null beyond the last step. */
      point: point.omit({ at: true }).nullable(),
      bounds: projectedBounds,
    })
    .nullable(),
})
export type SeriesAt = z.output<typeof seriesAt>

/** What any item with a series has of it, whatever else its kind keeps. */
export const measured = z.object({ series: series.pick({ unit: true, frequency: true, observations: true }) })
const projected = z.object({
  projection: madeProjection.pick({ refused: true, bounds: true }).extend({ points: z.array(point).min(1) }),
})

/** An item with a series as it is kept, with its newest numbers and the version that they are of. */
export type KeptSeries = { details: unknown; numbers: { version: number; numbers: unknown } | null }

/** Null where the item has no series. `at` is a year, a quarter or a month; to a series of shorter periods a year means
 * its middle. */
export function seriesAtTime({ details, numbers }: KeptSeries, asked: string): SeriesAt | null {
  const kept = measured.safeParse(details).data?.series
  if (!kept) return null
  const at = askedOf(asked, kept.frequency)
  const observed = kept.observations.find(([then]) => then === at)?.[1] ?? null
  return { unit: kept.unit, at, observed, projected: projectedAt(numbers, at) }
}

/** Between the observations there is neither a value nor a projection. */
function projectedAt(made: KeptSeries['numbers'], at: string): SeriesAt['projected'] {
  const projection = made && projected.safeParse(made.numbers).data?.projection
  if (!projection) return null
  const ahead = projection.points.find((one) => one.at === at)
  const isBeyond = at > (projection.points.at(-1)?.at ?? '')
  return ahead || isBeyond ? { version: made.version, point: ahead ?? null, bounds: projection.bounds } : null
}

export type SeriesChance =
  | {
      refused: null
      probability: number
      median: number
      low80: number
      high80: number
      validated: boolean
      version: number
    }
  | { refused: 'no-projection' | 'beyond-projection' }
  | { refused: 'observed'; observed: number }

/** The chance that the value stands to the threshold as asked. */
export function chanceOfMeeting(
  { observed, projected: ahead }: SeriesAt,
  comparison: Comparison,
  threshold: number,
): SeriesChance {
  if (observed !== null) return { refused: 'observed', observed }
  if (!ahead) return { refused: 'no-projection' }
  if (!ahead.point) return { refused: 'beyond-projection' }
  const { median, low80, high80, chanceOf } = readPoint(ahead.point, ahead.bounds)
  const { validated } = ahead.point
  return {
    refused: null,
    probability: chanceOf(comparison, threshold),
    median,
    low80,
    high80,
    validated,
    version: ahead.version,
  }
}
