/** What the projection of a series makes of "at least so much then". Reads few fields of a trend, since trends are a room that predictions do not know. */
import { z } from 'zod'
import { chanceOfAtLeast, within } from '#engine/projection/bands/knots.ts'
import { type Comparison } from '#kit/comparison-words.ts'

const knots = z
  .array(z.number())
  .length(7)
  .refine((values) => values.every((value, i) => i === 0 || value >= (values[i - 1] ?? value)), 'fall')
const point = z.object({ knots, validated: z.boolean() })
const bounds = z.object({ least: z.number().nullable(), most: z.number().nullable() })

/** A series at one time: the value, or what is projected, or neither. */
export const seriesAt = z.object({
  unit: z.string(),
  at: z.string(),
  observed: z.number().nullable(),
  /** Null where nothing is projected at all, and nothing for that time either. */
  projected: z
    .object({
      /** Of the trend that the projection was made of. */
      version: z.int(),
      /** Null beyond the last step. */
      point: point.nullable(),
      bounds,
    })
    .nullable(),
})
export type SeriesAt = z.output<typeof seriesAt>

const measured = z.object({
  series: z.object({ unit: z.string(), frequency: z.string(), observations: z.array(z.tuple([z.string(), z.number()])).min(1) }),
})
const projected = z.object({
  projection: z.object({ refused: z.null(), points: z.array(point.extend({ at: z.string() })).min(1), bounds }),
})

/** A trend as it is kept, with its newest numbers and the version that they are of. */
export type KeptTrend = { details: unknown; numbers: { version: number; numbers: unknown } | null }

/** Null where the trend has no series. `at` is a year or a month; the year of a monthly series means its middle. */
export function seriesAtTime({ details, numbers }: KeptTrend, asked: string): SeriesAt | null {
  const series = measured.safeParse(details).data?.series
  if (!series) return null
  const at = series.frequency === 'monthly' && asked.length === 4 ? `${asked}-07` : asked
  const observed = series.observations.find(([then]) => then === at)?.[1] ?? null
  return { unit: series.unit, at, observed, projected: projectedAt(numbers, at) }
}

/** Between the observations there is neither a value nor a projection. */
function projectedAt(made: KeptTrend['numbers'], at: string): SeriesAt['projected'] {
  const projection = made && projected.safeParse(made.numbers).data?.projection
  if (!projection) return null
  const ahead = projection.points.find((one) => one.at === at)
  const isBeyond = at > (projection.points.at(-1)?.at ?? '')
  return ahead || isBeyond ? { version: made.version, point: ahead ?? null, bounds: projection.bounds } : null
}

export type SeriesChance =
  | { refused: null; probability: number; median: number; low80: number; high80: number; validated: boolean; version: number }
  | { refused: 'no-projection' | 'beyond-projection' }
  | { refused: 'observed'; observed: number }

/** The chance that the value stands to the threshold as asked. With knots -3 ... 3 it is .366 for `>= .5`, and .634 for `< .5`. */
export function chanceOfMeeting({ observed, projected: ahead }: SeriesAt, comparison: Comparison, threshold: number): SeriesChance {
  if (observed !== null) return { refused: 'observed', observed }
  if (!ahead) return { refused: 'no-projection' }
  if (!ahead.point) return { refused: 'beyond-projection' }
  const { point: step, version } = ahead
  const limits = { least: ahead.bounds.least ?? -Infinity, most: ahead.bounds.most ?? Infinity }
  const atChance = (place: number) => within(limits, step.knots[place] ?? Number.NaN)
  const probability = chances[comparison]((value) => chanceOfAtLeast(step.knots, value, limits), threshold)
  return { refused: null, probability, median: atChance(3), low80: atChance(1), high80: atChance(5), validated: step.validated, version }
}

type AtLeast = (value: number) => number

const chances: Record<Comparison, (atLeast: AtLeast, threshold: number) => number> = {
  '>=': (atLeast, threshold) => atLeast(threshold),
  '>': (atLeast, threshold) => atLeast(justAbove(threshold)),
  '<=': (atLeast, threshold) => 1 - atLeast(justAbove(threshold)),
  '<': (atLeast, threshold) => 1 - atLeast(threshold),
}

/** Values heap on a bound, so that "above 0" and "0 or more" of a share have different chances. */
function justAbove(value: number): number {
  return value + Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE)
}
