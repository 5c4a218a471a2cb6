/** A date: the mass around the day that came, or beyond the end where it comes later or never. */
import { dayOf } from '#engine/distributions/calendar.ts'
import { isDay } from '#kit/dates.ts'
import { later } from '#predictions/later.ts'
import { lineOfDay, saidInDays } from '#predictions/curves/day.ts'
import { bucketAt, kindOfRange, massesOn, mixedMasses, waysOfRange } from './ranges.ts'
import type { ScoredType } from './scored-type.ts'

export const dateScored: ScoredType<'date'> = (question) => {
  const line = lineOfDay(question)
  return {
    kind: kindOfRange(line),
    massesOf: (estimate) => massesOn(line, saidInDays(estimate)),
    poolOf: mixedMasses,
    waysOf: waysOfRange,
    placeOf(outcome) {
      if (outcome === later) return bucketAt(line, Infinity)
      return isDay(outcome) ? bucketAt(line, dayOf(outcome)) : null
    },
    classes: null,
    yes: null,
  }
}
