/**
 * Which of several options does the crowd expect? The published default: medians of each option, brought back to a sum
 * of 1.
 */
import { InvalidInput } from '../invalid-input.ts'
import { probability } from '../units.ts'
import { weightedPercentiles } from './weighted-percentile.ts'

/** One person's probabilities, an option a place; null where the option was not there to be chosen. */
export type OptionForecast = readonly (number | null)[]

/** Half of the crowd lies between `lower` and `upper`. */
export type OptionBand = { lower: number; median: number; upper: number }

/** No option of a published crowd forecast falls below this chance. */
const floor = 0.001

/**
 * The weighted median of each option, scaled to a sum of 1 with every option at .001 or more: with medians x of n
 * options and the floor f, f + (x - f)(1 - n f) / sum(x - f) (the published rule of Metaculus). Of [.6, .15, .25], [.6,
 * .25, .15] and [.4, .35, .25] it is [.5454, .2273, .2273].
 *
 * `forecasts` are one a person, oldest first, all with the same places; `weights` are one a person, or null when all
 * count alike. An option that is missing in any forecast is null in the answer. Throws `InvalidInput` for no forecasts,
 * for places that differ in number, for a probability outside 0 to 1, for no option that everybody has, and for weights
 * that are negative, too few, too many or all zero.
 */
export function medianOfOptions(
  forecasts: readonly OptionForecast[],
  weights: ArrayLike<number> | null,
): (number | null)[] {
  return quartilesOfOptions(forecasts, weights).map((band) => band && band.median)
}

/**
 * As `medianOfOptions`, with the weighted quartiles of each option, scaled as its median was. Of the same three the
 * first option's band is .3636 to .5454. Scaled edges stop at 1, which the published ones may pass. Errors as
 * `medianOfOptions`.
 */
export function quartilesOfOptions(
  forecasts: readonly OptionForecast[],
  weights: ArrayLike<number> | null,
): (OptionBand | null)[] {
  mustBeOptionForecasts(forecasts)
  const quartiles = Array.from(forecasts[0] ?? [], (_, option) => {
    const said = forecasts.map((forecast) => forecast[option] ?? null).filter((p) => p !== null)
    return said.length === forecasts.length ? weightedPercentiles(said, weights, [0.25, 0.5, 0.75]) : null
  })
  const medians = withFloor(quartiles.map((band) => band && (band[1] ?? 0)))
  return quartiles.map((band, option) => band && scaledTo(medians[option] ?? 0, band))
}

/**
 * Throws `InvalidInput` unless these are one or more forecasts with the same number of places, each null or a chance
 * from 0 to 1.
 */
export function mustBeOptionForecasts(forecasts: readonly OptionForecast[]): void {
  const options = forecasts[0]?.length ?? 0
  if (options === 0) throw new InvalidInput('forecasts', 'must not be empty')
  for (const [i, forecast] of forecasts.entries()) {
    if (forecast.length !== options) {
      throw new InvalidInput(`forecasts[${i}]`, `must have ${options} options like the first, not ${forecast.length}`)
    }
    for (const [k, p] of forecast.entries())
      if (p !== null && !(p >= 0 && p <= 1)) probability(p, `forecasts[${i}][${k}]`)
  }
}

function withFloor(medians: readonly (number | null)[]): (number | null)[] {
  const above = medians.map((x) => (x === null ? null : Math.max(0, x - floor)))
  const present = above.filter((x) => x !== null)
  if (present.length === 0) throw new InvalidInput('forecasts', 'must have an option in common')
  const sum = present.reduce((total, x) => total + x, 0)
  const left = 1 - present.length * floor
  // Where no median is above the floor, nothing tells the options apart.
  return above.map((x) => (x === null ? null : floor + (sum > 0 ? x / sum : 1 / present.length) * left))
}

/** The band grows and shrinks with its median; around a median that the floor has raised it is kept in order. */
function scaledTo(median: number, [lower = 0, middle = 0, upper = 0]: readonly number[]): OptionBand {
  const factor = middle > 0 ? median / middle : 1
  return { lower: Math.min(median, lower * factor), median, upper: Math.min(1, Math.max(median, upper * factor)) }
}
