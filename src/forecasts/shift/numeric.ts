/** The middle of a number, in steps of how finely the crowd's is told. */
import { stepWithin } from '#kit/numbers.ts'
import type { EstimateOf } from '#predictions/question-types/schemas/index.ts'
import { lineOfAmount } from '#predictions/curves/amount.ts'
import { shiftOnLine } from './curves.ts'
import type { ShiftType, Went } from './shift-type.ts'
import { isInSteps } from './steps.ts'

type Said = EstimateOf<'numeric'>

export const numericShift: ShiftType<'numeric'> = (question) => {
  const { voiceOn, ...shift } = shiftOnLine(lineOfAmount(question))
  return { ...shift, voiceOf: voiceOn, went: middleWent }
}

function middleWent({ quantiles: from }: Said, { quantiles: to }: Said): Went {
  const amount = to.p50 - from.p50
  const steps = [from, to].flatMap(({ p5, p95 }) => stepWithin(p95 - p5) ?? [])
  const step = steps.length > 0 ? Math.min(...steps) : (stepWithin(Math.abs(amount)) ?? 1)
  // Five that reached over 99.7 were told in ones, and by what was told reach over 100.
  return { amount, step: !isInSteps(amount, step) && isInSteps(amount, step / 10) ? step / 10 : step }
}
