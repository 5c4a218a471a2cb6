/** How wrong a network's distribution was, and how each output bears on that. */
import { furthest, knotsOfOutputs, outputsPerStep, widthOf } from '../quantile-outputs.ts'

/** What came, in mean changes from the last value, and the last value itself in mean changes. */
export type Target = { readonly truth: readonly number[]; readonly last: number }

/** The naive forecast's mean errors, by which the median's are divided: 200 |e| / (|y| + |f|), and |e| in mean changes. */
export type NaiveErrors = { readonly percentage: number; readonly scaled: number }

/** Truth and forecast do not count as smaller than a mean change together: near 0 a percentage says nothing. */
const leastSize = 1
/**
 * Of the bands of 50, 80 and 95 %: the penalty 2 / (1 - level) of the interval score (Gneiting and Raftery 2007), and
 * its say in the loss over what it comes to.
 */
const levels = [
  { penalty: 4, say: 0.2 / 8 },
  { penalty: 10, say: 0.2 / 12 },
  { penalty: 40, say: 0.5 / 24 },
]
const middle = 3

/**
 * The mean over steps of what the median adds to OWA and of the bands' interval scores. How much more each output adds
 * is written into `slopes`, from `at` on as the outputs are; `units` are the roots of the years ahead.
 */
export function lossOf(
  { outputs, slopes, at }: { readonly outputs: Float64Array; readonly slopes: Float64Array; readonly at: number },
  { truth, last }: Target,
  units: readonly number[],
  naive: NaiveErrors,
): number {
  const [knots, pushes] = [new Float64Array(outputsPerStep), new Float64Array(outputsPerStep)]
  let loss = 0
  for (let step = 0; step < truth.length; step++) {
    const [from, unit] = [at + step * outputsPerStep, units[step]!]
    knotsOfOutputs(outputs, from, unit, knots)
    loss += medianLoss(knots, pushes, { truth: truth[step]!, last, naive }) + bandLoss(knots, pushes, truth[step]!)
    for (let i = 0, above = 0, below = 0; i < middle; i++) {
      above += pushes[2 * middle - i]!
      below += pushes[i]!
      slopes[from + middle - i] = slopeOfWidth(above, unit, outputs[from + middle - i]!)
      slopes[from + 2 * middle - i] = slopeOfWidth(-below, unit, outputs[from + 2 * middle - i]!)
    }
    slopes[from] = unit * pushes.reduce((sum, push) => sum + push, 0)
    for (let i = 0; i < outputsPerStep; i++) slopes[from + i]! /= truth.length
  }
  return loss / truth.length
}

function medianLoss(
  knots: Float64Array,
  pushes: Float64Array,
  { truth, last, naive }: { readonly truth: number; readonly last: number; readonly naive: NaiveErrors },
): number {
  const error = knots[middle]! - truth
  const [distance, side] = [Math.abs(error), Math.sign(error)]
  const size = Math.abs(last + truth) + Math.abs(last + knots[middle]!)
  const divisor = Math.max(leastSize, size)
  const ofSize = size > leastSize ? (distance * Math.sign(last + knots[middle]!)) / divisor ** 2 : 0
  pushes[middle] = (side / naive.scaled + (200 * (side / divisor - ofSize)) / naive.percentage) / 2
  return (distance / naive.scaled + (200 * distance) / divisor / naive.percentage) / 2
}

function bandLoss(knots: Float64Array, pushes: Float64Array, truth: number): number {
  let loss = 0
  for (let i = 0; i < levels.length; i++) {
    const { penalty, say } = levels[i]!
    const [low, high] = [middle - 1 - i, middle + 1 + i]
    const [over, under] = [truth - knots[high]!, knots[low]! - truth]
    loss += say * (knots[high]! - knots[low]! + penalty * (Math.max(0, over) + Math.max(0, under)))
    pushes[high] = say * (over > 0 ? 1 - penalty : 1)
    pushes[low] = say * (under > 0 ? penalty - 1 : -1)
  }
  return loss
}

/** A width moves all knots beyond it by `unit` e^output; 0 where the output is out of bounds. */
function slopeOfWidth(push: number, unit: number, output: number): number {
  return Math.abs(output) > furthest ? 0 : push * unit * widthOf(output)
}
