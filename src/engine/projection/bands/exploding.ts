/**
 * The upper band of what took off and still explodes: networks know nothing of it, and methods that look at values are
 * overtaken.
 */
import { mean, median } from '../../statistics.ts'

/** Growth in logarithms over the last so many steps of which the median is at least so large: a tenth more each. */
const judgedSteps = 8
const leastGrowth = Math.log(1.1)
/** What growth keeps of itself from step to step, and its newest values, whose mean is where it stands. */
const damping = 0.9
const newest = 3
/** The changes of growth that tell how much it wanders. */
const wanderings = 20
const middle = 3
/** The normal scores of the knots above the median: 75, 90 and 97.5 %. */
const scores = [0.6745, 1.2816, 1.96]
/** So far ahead it was judged: beyond, the band is lifted as much as there. */
const furthest = 6

/**
 * Whether all of nine values or more lie above 0 and the median growth of the last eight steps, in logarithms, is `least`
 * or more: a tenth each where it is left out.
 */
export function isExploding(series: readonly number[], least = leastGrowth): boolean {
  if (series.length <= judgedSteps || !series.every((value) => value > 0)) return false
  return median(growthsOf(series).slice(-judgedSteps)) >= least
}

/**
 * The knots above the median, half way in logarithms to those of a damped random walk of growth, and never below where
 * they were; all others stay. Of a series that doubles each step the walk expects 1.87 times the last value next and, as
 * growth that keeps up strays by a tenth of itself from what is damped, 2.14 times at 97.5 %: a knot at 1.5 times comes
 * to 1.79. `series` is above 0.
 */
export function withExplosion(knots: readonly (readonly number[])[], series: readonly number[]): number[][] {
  const walk = walkOf(series, Math.min(furthest, knots.length))
  const lifts = walk.map((upper, i) => upper.map((value, k) => liftOf(knots[i]![middle + 1 + k]!, value)))
  return knots.map((at, i) => {
    const lift = lifts[Math.min(i, lifts.length - 1)]!
    return at.map((knot, k) => (k > middle && knot > 0 ? knot * lift[k - middle - 1]! : knot))
  })
}

/** Half of the way in logarithms is the root. */
function liftOf(knot: number, walk: number): number {
  return knot > 0 ? Math.sqrt(Math.max(1, walk / knot)) : 1
}

/** Each step's quantiles at 75, 90 and 97.5 %: growth g goes on as .9 g and an error of its own. */
function walkOf(series: readonly number[], horizon: number): number[][] {
  const growths = growthsOf(series)
  const errors = growths.slice(1).map((growth, i) => growth - damping * growths[i]!)
  const variance = mean(errors.slice(-wanderings).map((error) => error * error))
  const last = series.at(-1)!
  let [level, growth, weight, squares] = [Math.log(last), mean(growths.slice(-newest)), 0, 0]
  return Array.from({ length: horizon }, () => {
    growth *= damping
    level += growth
    // An error of k steps ago has moved the level by 1 + .9 + ... + .9 ^ k.
    weight = 1 + damping * weight
    squares += weight * weight
    return scores.map((score) => Math.exp(level + score * Math.sqrt(variance * squares)))
  })
}

function growthsOf(series: readonly number[]): number[] {
  return series.slice(1).map((value, i) => Math.log(value / series[i]!))
}
