/**
 * A series around a time that is asked about: what was measured of late, and the projection as far as there. It is what
 * an item shows of a series that it does not own.
 */
import { z } from 'zod'
import { preliminaryOf } from './about-words.ts'
import { type KeptSeries, measured } from './series-chance.ts'
import { madeProjection, projectedPoint } from './projection.ts'
import { series } from './series.ts'
import { askedOf, howOften } from './how-often.ts'

export const outlook = z.object({
  unit: z.string(),
  /** The year, quarter or month that is asked about. */
  at: z.string(),
  /** The newest, the oldest of them first. */
  observations: z.array(series.shape.observations.element).min(1),
  /** Of these the ones that their source calls preliminary. */
  preliminary: z.array(z.string()).min(1).exactOptional(),
  /** From the next step on, a little beyond what is asked. */
  points: z.array(projectedPoint).min(1),
  bounds: madeProjection.shape.bounds,
  /** The newer value from elsewhere that moved it. */
  signal: madeProjection.shape.signal,
  /** What held it down among these points. */
  whole: madeProjection.shape.whole,
})
export type Outlook = z.output<typeof outlook>

const shown = measured.extend({ series: measured.shape.series.extend(series.pick({ provisional: true }).shape) })
const projected = z.object({
  projection: madeProjection.pick({ refused: true, bounds: true, points: true, signal: true, whole: true }),
})

/** Null where nothing is measured, or nothing projected beyond what is measured by now. */
export function outlookOf({ details, numbers }: KeptSeries, asked: string): Outlook | null {
  const kept = shown.safeParse(details).data?.series
  const projection = kept && numbers && projected.safeParse(numbers.numbers).data?.projection
  const [last] = kept?.observations.at(-1) ?? []
  if (!projection || last === undefined) return null
  const { unit, frequency, observations } = kept
  const at = askedOf(asked, frequency)
  const { past, ahead } = howOften[frequency].outlook
  const points = projection.points.filter((one) => one.at > last).filter((one, i) => one.at <= at || i < ahead)
  const newest = observations.slice(-past)
  return points.length > 0
    ? {
        unit,
        at,
        observations: newest,
        ...preliminaryAmong(newest, kept.provisional),
        points,
        ...restOf(projection, points),
      }
    : null
}

function preliminaryAmong(observations: Outlook['observations'], provisional?: string): Pick<Outlook, 'preliminary'> {
  const preliminary = preliminaryOf({ provisional, observations }).map(([at]) => at)
  return preliminary.length > 0 ? { preliminary } : {}
}

function restOf(
  { bounds, signal, whole }: z.output<typeof projected>['projection'],
  points: Outlook['points'],
): Pick<Outlook, 'bounds' | 'signal' | 'whole'> {
  const from = whole?.cutFrom
  const isHeld = from && points.some(({ at }) => at >= from)
  return { bounds, ...(signal && { signal }), ...(isHeld && { whole }) }
}
