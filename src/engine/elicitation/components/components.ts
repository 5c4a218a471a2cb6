/**
 * Which curve is put together from a few humps? What a forecaster sets with sliders is kept as it was set, since a CDF
 * alone cannot be taken apart again: different humps make the same 201 numbers.
 */
import type { Bounds } from '../../distributions/cdf.ts'
import { forecastOfShape } from '../../distributions/forecast-of-shape.ts'
import type { Shape } from '../../distributions/fit/shape.ts'
import { InvalidInput } from '../../invalid-input.ts'
import { sharesOf } from '../../shares.ts'
import { chanceOf } from '../../units.ts'
import { type Component, mostComponents, narrowestWidth, widestWidth } from './component.ts'

/**
 * The forecast CDF of up to five components, mixed by their weights: each is a logistic whose two sides are as wide as
 * they were set (a two-piece distribution: Fechner 1897; Wallis 2014), which has `left` / (`left` + `right`) of its mass
 * below its top, so that the density has no jump there. What lies beyond a closed bound is cut off (`forecastOfShape`).
 * One component at .5 with widths of .1 has a quarter of its mass below .4; its forecast has .252, floor
 * included.
 *
 * The same list always gives the same CDF: store the list, beside the CDF that was scored. There is no way back from a
 * CDF to a list. Throws `InvalidInput` naming the field (`components[1].left`) for none or more than five, a centre
 * outside 0 to 1, a width outside .001 to 5, and weights that are negative, not finite or all zero.
 */
export function curveOfComponents(components: readonly Component[], bounds: Bounds): Float64Array {
  mustBeComponents(components)
  const weights = components.map(({ weight }) => weight)
  const shares = sharesOf(weights, components.length)
  const shapes = components.map(shapeOf)
  return forecastOfShape((place) => shapes.reduce((sum, shape, i) => sum + shares[i]! * shape(place), 0), bounds)
}

/** Three quarters of a logistic lie below ln 3 of its scales: so far from the top half of a side is passed. */
const quartile = Math.log(3)

function shapeOf({ centre, left, right }: Component): Shape {
  const below = (2 * left) / (left + right)
  return (place) =>
    place < centre
      ? below * chanceOf(((place - centre) * quartile) / left)
      : 1 - (2 - below) * chanceOf(((centre - place) * quartile) / right)
}

function mustBeComponents(components: readonly Component[]): void {
  const count = components.length
  if (count < 1 || count > mostComponents)
    throw new InvalidInput('components', `must be 1 to ${mostComponents}, not ${count}`)
  components.forEach(({ centre, left, right, weight }, i) => {
    const name = `components[${i}]`
    mustLieBetween(`${name}.centre`, centre, 0, 1)
    mustLieBetween(`${name}.left`, left, narrowestWidth, widestWidth)
    mustLieBetween(`${name}.right`, right, narrowestWidth, widestWidth)
    mustLieBetween(`${name}.weight`, weight, 0, Number.MAX_VALUE)
  })
}

function mustLieBetween(argument: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most))
    throw new InvalidInput(argument, `must lie between ${least} and ${most}, not at ${value}`)
}
