/** What do the crossing times of a series say of a question that asks when a threshold will be reached? */
import type { Bounds } from '../distributions/cdf.ts'
import { dateOf, dayAtYear } from '../distributions/calendar.ts'
import { forecastOfShape } from '../distributions/forecast-of-shape.ts'
import { type Scale, valueAt } from '../distributions/scale.ts'
import { InvalidInput } from '../invalid-input.ts'
import { yearAfter } from '../momentum/time-to-threshold.ts'
import { type Probability, probability, type Year } from '../units.ts'

type Crossings = {
  /** The chance of having crossed by the end of period 1, 2 ... after `last`, as `timeToThreshold` answers it. */
  readonly crossedBy: readonly Probability[]
  /** When the last measured period ended: that of the year 2025 at 2026. */
  readonly last: Year
  readonly periodsPerYear: number
}

/** `notWithin`: the mass after the end of the scale, by which the threshold has not been reached. */
export type CurveOfDates = { readonly cdf: Float64Array; readonly notWithin: Probability }

/**
 * The forecast CDF of the day of a first crossing, on a scale in days (`dayOf`): within a period each day is as likely
 * as any other, and what does not cross by the end of the scale lies beyond it. With closed bounds the question says
 * that nothing lies beyond: that mass is cut off (`forecastOfShape`), and before the scale begins likewise. Chances of
 * .2 and .6 after one and two years from 2026, on a scale from then to 2028 that is open above, make .4 by the middle
 * of 2027 (.4006 with the floor) and leave .4 not within (.3966).
 *
 * Throws `InvalidInput` where there are no crossings, where they fall, and where the scale ends after the last period:
 * the paths say nothing of when the rest would cross.
 */
export function curveOfCrossings(
  { crossedBy, last, periodsPerYear }: Crossings,
  scale: Scale,
  bounds: Bounds,
): CurveOfDates {
  const days = [last, ...crossedBy.map((_, i) => yearAfter(last, i + 1, periodsPerYear))].map(dayAtYear)
  mustRise(crossedBy)
  const end = days.at(-1)!
  if (scale.max > end)
    throw new InvalidInput('scale', `must not end after the last period, which ends on ${dateOf(end)}`)
  const chanceBy = (day: number) => {
    const next = days.findIndex((one) => one > day)
    if (next <= 0) return next < 0 ? crossedBy.at(-1)! : 0
    const [before, after] = [crossedBy[next - 2] ?? 0, crossedBy[next - 1]!]
    return before + ((after - before) * (day - days[next - 1]!)) / (days[next]! - days[next - 1]!)
  }
  const cdf = forecastOfShape((place) => chanceBy(valueAt(scale, place)), bounds)
  return { cdf, notWithin: probability(1 - cdf.at(-1)!) }
}

function mustRise(crossedBy: readonly Probability[]): void {
  if (crossedBy.length === 0) throw new InvalidInput('crossedBy', 'must not be empty')
  crossedBy.forEach((chance, i) => {
    if (chance < (crossedBy[i - 1] ?? 0)) throw new InvalidInput(`crossedBy[${i}]`, 'must not fall')
  })
}
