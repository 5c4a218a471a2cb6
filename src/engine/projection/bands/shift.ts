/** Whether the past projections of a series came out too low, or too high, by as much again and again. */
import { mean } from '../../statistics.ts'
import type { PastBands } from '../chosen-forecast.ts'

/** Fewer origins, or a mean error nearer to 0 than three deviations between origins, may be chance. */
const fewestOrigins = 5
const clearBy = 3
/** The half that was found to help: all of it would trust five or six origins that overlap. */
const share = 0.5
/** A lean of less than a hundredth of a mean change is not worth a word. */
const leastLean = 0.01
const middle = 3

/**
 * By how much for each step ahead a projection of `series` is to be shifted, in its unit; 0 where nothing is clear. For
 * each origin of `past` the mean over its steps of (what came less the median) / steps ahead; where there are five or
 * more and their mean is at least three times their standard deviation, half of that mean. Where the medians of six
 * origins all stayed .2 behind for each step ahead, it is .1. `change` is the mean change of the series.
 */
export function shiftOf(series: readonly number[], past: readonly PastBands[], change: number): number {
  if (past.length < fewestOrigins) return 0
  const leans = past.map(({ known, knots }) => mean(knots.map((at, i) => (series[known + i]! - at[middle]!) / (i + 1))))
  const lean = mean(leans)
  const deviation = Math.sqrt(mean(leans.map((one) => (one - lean) ** 2)))
  return Math.abs(lean) >= Math.max(clearBy * deviation, leastLean * change) ? share * lean : 0
}

/** Knots for the steps 1, 2, ..., all moved by `shift` for each step: 1 by the first and 2 by the second at shift 1. */
export function shifted(knots: readonly (readonly number[])[], shift: number): number[][] {
  return knots.map((at, i) => at.map((knot) => knot + shift * (i + 1)))
}
