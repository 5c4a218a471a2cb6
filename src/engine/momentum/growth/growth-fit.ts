/** The S-curve towards a given limit that lies nearest to a series. */
import { InvalidInput } from '../../invalid-input.ts'
import { mean } from '../../statistics.ts'
import type { GrowthCurve } from './growth-curve.ts'

/** `limit * share(rate * (i - inflection))` for the i-th value, counted from 0. */
export type GrowthFit = {
  limit: number
  rate: number
  inflection: number
  /** What it leaves: the sum of squares. */
  squares: number
}

/** u = `start` + `rate` * x, with x running from -1 at the first value to 1 at the last. */
type Line = { start: number; rate: number }
type Problem = { values: Float64Array; curve: GrowthCurve; limit: number }

/**
 * Least squares by Levenberg and Marquardt (Marquardt 1963), started from the line through the curve's own times of the
 * shares reached (Fisher and Pry 1971), each weighted by how well it can be told there. Of 100 / (1 + e^-(i - 5) / 2),
 * i = 0 to 10, and limit 100: rate .5, inflection 5.
 *
 * `values` are evenly spaced, at least 3, of the order of 1 (see `unitOf`); a falling series has a rate below 0. Throws
 * `InvalidInput` where the limit is not above 0.
 */
export function fitWithLimit(values: Float64Array, curve: GrowthCurve, limit: number): GrowthFit {
  if (!(limit > 0)) throw new InvalidInput('limit', `must be above 0, not ${limit}`)
  const problem = { values, curve, limit }
  let best = firstGuess(problem)
  let squares = squaresOf(problem, best)
  let damping = 1e-3
  for (let round = 0; round < 100 && damping < 1e6; round++) {
    const next = stepFrom(problem, best, damping)
    const nextSquares = squaresOf(problem, next)
    if (nextSquares < squares) {
      const gain = squares - nextSquares
      best = next
      squares = nextSquares
      damping /= 10
      if (gain < 1e-12 * squares) break
    } else damping *= 10
  }
  const half = (values.length - 1) / 2
  return { limit, rate: best.rate / half, inflection: half - (half * best.start) / best.rate, squares }
}

/** What a fit leaves of each value. */
export function residualsOf(
  values: Float64Array,
  curve: GrowthCurve,
  { limit, rate, inflection }: GrowthFit,
): Float64Array {
  return values.map((value, i) => value - limit * curve.share(rate * (i - inflection)))
}

/** Nothing and more than the limit have no time of their own: shares are drawn in to a billionth and 99 %. */
function firstGuess({ values, curve, limit }: Problem): Line {
  const times = values.map((value) => curve.timeOf(Math.min(0.99, Math.max(1e-9, value / limit))))
  const weights = times.map((u) => curve.steepness(u) ** 2)
  const total = mean(weights)
  const weighted = (of: (i: number) => number) => mean(weights.map((weight, i) => (weight / total) * of(i)))
  const x = (i: number) => place(values, i)
  const centre = weighted(x)
  const level = weighted((i) => times[i]!)
  const rate = weighted((i) => (x(i) - centre) * (times[i]! - level)) / weighted((i) => (x(i) - centre) ** 2)
  return { start: level - rate * centre, rate }
}

/** One step down the slope of the squares, the shorter the larger the damping. */
function stepFrom({ values, curve, limit }: Problem, { start, rate }: Line, damping: number): Line {
  let [startStart, startRate, rateRate, startLeft, rateLeft] = [0, 0, 0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    const x = place(values, i)
    const u = start + rate * x
    const left = values[i]! - limit * curve.share(u)
    const slope = limit * curve.steepness(u)
    startStart += slope * slope
    startRate += slope * slope * x
    rateRate += slope * slope * x * x
    startLeft += slope * left
    rateLeft += slope * left * x
  }
  startStart *= 1 + damping
  rateRate *= 1 + damping
  const determinant = startStart * rateRate - startRate * startRate
  return {
    start: start + (rateRate * startLeft - startRate * rateLeft) / determinant,
    rate: rate + (startStart * rateLeft - startRate * startLeft) / determinant,
  }
}

function squaresOf({ values, curve, limit }: Problem, { start, rate }: Line): number {
  let sum = 0
  for (let i = 0; i < values.length; i++)
    sum += (values[i]! - limit * curve.share(start + rate * place(values, i))) ** 2
  return sum
}

function place(values: Float64Array, i: number): number {
  return (2 * i) / (values.length - 1) - 1
}
