/** How much wider the bands of late steps must be than what is known of the first steps says. */
import type { Period } from '../methods/central-forecast.ts'
import type { LateSteps } from './calibration.ts'
import { lateStepConstants } from './late-step-constants.ts'

/**
 * How many times as wide the bands of 95, 80 and 50 % are at a step ahead: with exponents .3, .2 and .1 from step 6, at
 * step 24 they are 1.52, 1.32 and 1.15 times as wide, and up to step 6 as wide as they were.
 */
export function lateWidenings({ from, exponents }: LateSteps, step: number): number[] {
  return exponents.map((exponent) => Math.max(1, step / from) ** exponent)
}

/** Knots for the steps 1, 2, ..., each widened about its median as much as its step asks. */
export function withLateSteps(
  knots: readonly (readonly number[])[],
  period: Period,
  late: LateSteps = lateStepConstants[period],
): number[][] {
  return knots.map((at, i) => {
    const widenings = lateWidenings(late, i + 1)
    const median = at[middle]!
    // From the outside in: the ends of the bands of 95, 80 and 50 %, and the median, which stays.
    return at.map((knot, k) => median + (widenings[middle - Math.abs(k - middle)] ?? 1) * (knot - median))
  })
}

/** The place of the median. Knot 0 and 6 are the ends of the 95 % band. */
const middle = 3
