/** The middle of a number, in steps of how finely the crowd's is told. */
import { stepWithin } from '#kit/numbers.ts'
import { lineOf } from '../crowd/numeric.ts'
import { shiftOnLine } from './curves.ts'
import type { ShiftType } from './shift-type.ts'

export const numericShift: ShiftType<'numeric'> = (question, { quantiles: { p5, p95 } }) => {
  const { voiceOn, ...shift } = shiftOnLine(lineOf(question))
  return {
    ...shift,
    voiceOf: ({ quantiles }) => voiceOn(quantiles),
    toldOf: ({ quantiles }) => quantiles.p50,
    step: stepWithin(p95 - p5) ?? 1,
  }
}
