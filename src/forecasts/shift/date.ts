/** The middle of a date, in days; in months where it is told in months at both ends. */
import { dayOf } from '#engine/distributions/calendar.ts'
import type { EstimateOf } from '#predictions/question-types/schemas/index.ts'
import { isToldInMonths } from '../crowd/coarse.ts'
import { lineOfDay, saidInDays } from '#predictions/curves/day.ts'
import { daysInMonth } from '../words.ts'
import { shiftOnLine } from './curves.ts'
import type { ShiftType } from './shift-type.ts'

export const dateShift: ShiftType<'date'> = (question) => {
  const { voiceOn, ...shift } = shiftOnLine(lineOfDay(question))
  return {
    ...shift,
    voiceOf: (estimate) => voiceOn(saidInDays(estimate)),
    went(from, to) {
      const days = dayOf(to.quantiles.p50) - dayOf(from.quantiles.p50)
      const step = [from, to].every(isInMonths) ? daysInMonth : 1
      return { amount: Math.round(days / step) * step, step }
    },
  }
}

function isInMonths({ quantiles: { p5, p95 } }: EstimateOf<'date'>): boolean {
  return isToldInMonths(dayOf(p95) - dayOf(p5))
}
