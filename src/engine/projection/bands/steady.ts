/** The bands of yearly series that keep their pace, such as smooth counts of people: the first steps are narrower. */
import { scaleOf } from './band-features.ts'
import { steadyConstants } from './steady-constants.ts'

/** From here on a series is as rough as others, and its band as it was. */
export const roughFrom = 0.5
/** Nothing is taken for steadier: few series were, and a pace that was merely filled in is none. */
const steadiest = 0.05
/** The newest changes of pace that are looked at. */
const looked = 8
const middle = 3

/**
 * How much a yearly series changes its pace: the root of the mean square of its newest eight second differences, in mean
 * changes; infinite where there are fewer. Of 0, 1, 2, ... it is 0, of 0, 1, 0, 1, ... 2, of a random walk about 1.8.
 */
export function roughnessOf(series: readonly number[]): number {
  if (series.length < looked + 2) return Infinity
  const newest = series.slice(-looked - 2)
  const scale = scaleOf(series, 1)
  const squares = newest.slice(2).map((value, i) => ((value - 2 * newest[i + 1]! + newest[i]!) / scale) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / looked)
}

/**
 * How many times as wide the band of a series of that roughness is `step` years ahead. With power .7 and fading .3 and
 * roughness .05 it is .2 for the first year and .32 for the second; from e ^ (.7 / .3), some ten years on, it is 1, since
 * changes of pace add up.
 */
export function steadyNarrowing(roughness: number, step: number, constants = steadyConstants): number {
  if (roughness >= roughFrom) return 1
  const power = constants.power - constants.fading * Math.log(step)
  return (Math.max(steadiest, roughness) / roughFrom) ** Math.max(0, power)
}

/** Whether that makes a tenth or more of its first band, and so is worth a word. */
export function isSteady(series: readonly number[]): boolean {
  return steadyNarrowing(roughnessOf(series), 1) <= 0.9
}

/** Knots for the years 1, 2, ... after `series`, each nearer to its median by as much as its pace has been kept. */
export function withSteadiness(knots: readonly (readonly number[])[], series: readonly number[]): number[][] {
  const roughness = roughnessOf(series)
  return knots.map((at, i) => {
    const narrowing = steadyNarrowing(roughness, i + 1)
    const median = at[middle]!
    return at.map((knot) => (narrowing < 1 ? median + narrowing * (knot - median) : knot))
  })
}
