/** How far apart forecasters are about one thing. */
import { clip, logOdds, probability } from '../units.ts'

/** Forecasts of 0 and 1 count as this far from certain, as they do in the crowd's pool. */
const margin = 0.01

/**
 * The standard deviation of forecasters' log-odds, each forecast kept between .01 and .99. A single forecast has no
 * spread: then refused. Throws `InvalidInput` for a forecast that is no chance. Worked: of .5 and .75 it is ln 3 / sqrt
 * 2 = .7768.
 */
export function logOddsSpread(forecasts: readonly number[]): number | { readonly refused: 'too-few-forecasts' } {
  const odds = forecasts.map((forecast, place) => logOdds(clip(probability(forecast, `forecasts[${place}]`), margin)))
  if (odds.length < 2) return { refused: 'too-few-forecasts' }
  const mean = odds.reduce((sum, one) => sum + one, 0) / odds.length
  return Math.sqrt(odds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (odds.length - 1))
}
