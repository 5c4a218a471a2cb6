/**
 * Numbers that must not be taken for each other: a chance, its log-odds, a year. The types cost nothing at run time.
 */
import { InvalidInput, mustBeFinite } from './invalid-input.ts'

declare const unit: unique symbol
type In<Unit extends string> = number & { readonly [unit]: Unit }

/** A chance, from 0 to 1, both included. */
export type Probability = In<'probability'>
/** ln(p / (1 - p)) of a chance strictly between 0 and 1. */
export type LogOdds = In<'log-odds'>
/** A point in time as a decimal year: 2026.5 is the middle of 2026. */
export type Year = In<'year'>

/** Takes a number for a chance. Throws `InvalidInput` where it is none. */
export function probability(value: number, argument = 'probability'): Probability {
  if (!(value >= 0 && value <= 1)) throw new InvalidInput(argument, `must lie between 0 and 1, not ${value}`)
  return value as Probability // checked
}

/** Takes a number for a decimal year. Throws `InvalidInput` where it is not finite. */
export function year(value: number, argument = 'year'): Year {
  mustBeFinite(argument, value)
  return value as Year // checked
}

/** logit p = ln(p / (1 - p)); of .75 it is 1.0986. Infinite for 0 and 1: clip first where that is not wanted. */
export function logOdds(p: Probability): LogOdds {
  return Math.log(p / (1 - p)) as LogOdds
}

/** The chance of given log-odds, 1 / (1 + e^-x); of 1.0986 it is .75. */
export function chanceOf(x: LogOdds | number): Probability {
  return (1 / (1 + Math.exp(-x))) as Probability
}

/** A chance kept away from certainty: at least `margin`, at most 1 - `margin`. */
export function clip(p: Probability, margin: number): Probability {
  return Math.min(1 - margin, Math.max(margin, p)) as Probability
}
