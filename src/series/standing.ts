/**
 * How a series and its projection stand as a witness of a value to come: where the values end, and how the projection
 * would have done on its own past.
 */
import { z } from 'zod'
import { type KeptSeries, measured } from './series-chance.ts'
import { madeProjection } from './projection.ts'
import { series } from './series.ts'

export const seriesStanding = z.object({
  frequency: series.shape.frequency,
  /** The year, quarter or month of the newest observation. */
  lastAt: z.string(),
  labels: madeProjection.shape.labels,
  /** Null where there was too little to look back on. */
  backtest: z.object({ error: z.number(), naiveError: z.number(), coverage80: z.number(), values: z.int() }).nullable(),
})
export type SeriesStanding = z.output<typeof seriesStanding>

const made = z.object({
  projection: madeProjection.pick({ refused: true, labels: true }),
  backtest: z
    .object({ error: z.number(), naiveError: z.number(), values: z.int(), coverage: z.object({ 80: z.number() }) })
    .nullable()
    .default(null),
})

/** Null where nothing is measured, or nothing projected. */
export function standingOf({ details, numbers }: KeptSeries): SeriesStanding | null {
  const kept = measured.safeParse(details).data?.series
  const said = numbers && made.safeParse(numbers.numbers).data
  const [lastAt] = kept?.observations.at(-1) ?? []
  if (!kept || !said || lastAt === undefined) return null
  const { projection, backtest } = said
  return { frequency: kept.frequency, lastAt, labels: projection.labels, backtest: backtest && flat(backtest) }
}

function flat({ error, naiveError, values, coverage }: NonNullable<z.output<typeof made>['backtest']>) {
  return { error, naiveError, values, coverage80: coverage[80] }
}
