/** The middle of a date, in days; in months where it is told in months. */
import { dayOf } from '#engine/distributions/calendar.ts'
import { isToldInMonths } from '../crowd/coarse.ts'
import { inDays, lineOf } from '../crowd/date.ts'
import { daysInMonth } from '../words.ts'
import { shiftOnLine } from './curves.ts'
import type { ShiftType } from './shift-type.ts'

export const dateShift: ShiftType<'date'> = (question, { quantiles: { p5, p95 } }) => {
  const { voiceOn, ...shift } = shiftOnLine(lineOf(question))
  return {
    ...shift,
    voiceOf: ({ quantiles }) => voiceOn(inDays(quantiles)),
    toldOf: ({ quantiles }) => dayOf(quantiles.p50),
    step: isToldInMonths(dayOf(p95) - dayOf(p5)) ? daysInMonth : 1,
  }
}
