/** Which one hump is nearest to what somebody said in quantiles? Where a curve of components begins. */
import type { Knot } from '../../distributions/fit/knot.ts'
import { InvalidInput } from '../../invalid-input.ts'
import { type Component, narrowestWidth, widestWidth } from './component.ts'

/** How much of the mass may lie on one side of the top. */
const leastSide = 0.01
const grid = 98

/**
 * The component whose quantiles lie nearest to these, by the squares of how far they are apart on the scale. With
 * s = `left` / (`left` + `right`) the quantile of p lies `left` + `right` times a number that s and p alone decide above
 * the top (the inverse of `curveOfComponents`), so that for each s this is a regression with two unknowns; s is looked
 * for among 99 and then between the two around the best. Quantiles .2, .3, .4, .5, .6 of 5, 25, 50, 75 and 95 % have
 * their component at .4 with widths of .084.
 *
 * Bounds and floor count for nothing here. Throws `InvalidInput` for fewer than two quantiles.
 */
export function nearestComponent(quantiles: readonly Knot[]): Component {
  if (quantiles.length < 2) throw new InvalidInput('quantiles', `must be at least 2, not ${quantiles.length}`)
  const at = (i: number) => leastSide + (i / grid) * (1 - 2 * leastSide)
  let best = 0
  for (let i = 1; i <= grid; i++) if (fitOf(quantiles, at(i)).off < fitOf(quantiles, at(best)).off) best = i
  let [low, high] = [at(Math.max(0, best - 1)), at(Math.min(grid, best + 1))]
  for (let i = 0; i < 50; i++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3]
    if (fitOf(quantiles, one).off <= fitOf(quantiles, other).off) high = other
    else low = one
  }
  const side = (low + high) / 2
  const { top, width } = fitOf(quantiles, side)
  return {
    centre: Math.min(1, Math.max(0, top)),
    left: within(side * width),
    right: within((1 - side) * width),
    weight: 1,
  }
}

/**
 * By least squares: place = top + width · number. Each counts p (1 - p), as exactly as quantiles of a logistic are known:
 * the outer two say less than the middle. `off`: what is left of the squares.
 */
function fitOf(quantiles: readonly Knot[], side: number): { top: number; width: number; off: number } {
  const all = quantiles.map(({ place, probability: p }) => ({ place, number: numberOf(p, side), weight: p * (1 - p) }))
  const sumOf = (of: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + one.weight * of(one), 0)
  const weight = sumOf(() => 1)
  const [number, place] = [sumOf((one) => one.number) / weight, sumOf((one) => one.place) / weight]
  const both = sumOf((one) => (one.number - number) * (one.place - place))
  const width = Math.max(0, both / sumOf((one) => (one.number - number) ** 2))
  const top = place - width * number
  return { top, width, off: sumOf((one) => (one.place - top - width * one.number) ** 2) }
}

function numberOf(p: number, side: number): number {
  return p <= side
    ? (side * logOdds(p / (2 * side))) / Math.log(3)
    : -((1 - side) * logOdds((1 - p) / (2 * (1 - side)))) / Math.log(3)
}

const logOdds = (p: number) => Math.log(p / (1 - p))

const within = (width: number) => Math.min(widestWidth, Math.max(narrowestWidth, width))
