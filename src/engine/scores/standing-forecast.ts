/** What is scored? Not the moment of a forecast but the time for which it stood. */
import { InvalidInput } from '../invalid-input.ts'
import type { Lifetime } from './lifetime.ts'

/**
 * The chances of the possible outcomes, in a fixed order: [no, yes]; the options of a choice, the last of them "other";
 * the buckets of a range. Null is an option that was not there to be chosen when the forecast was made.
 */
export type Masses = ArrayLike<number | null>

/**
 * A forecast stands from its time until it is replaced or withdrawn (Infinity when it never was): at `from`, but no
 * longer at `until`.
 */
export type StandingForecast = { readonly from: number; readonly until: number; readonly masses: Masses }

/** A score, and the share of the question's scheduled life for which it was earned. */
export type TimedScore = { readonly score: number; readonly coverage: number }

/** Sums of shares are whole when they differ from 1 by rounding only. */
const rounding = 1e-9

/** Throws `InvalidInput` unless a forecast's end is not before its beginning. */
export function mustStand(from: number, until: number): void {
  if (!(from <= until)) throw new InvalidInput('until', `must not lie before from (${from}), but is ${until}`)
}

/**
 * The part of a question's life for which a forecast counts: from its time or the opening, until its end or the
 * closing. Answers null where it never counted. Open from 0 to 10, a forecast that stood from 3 counts from 3 to 10.
 * Throws `InvalidInput` for a forecast that ends before it begins.
 */
export function timeCounted(
  { from, until }: StandingForecast,
  { opens, closed }: Lifetime,
): { from: number; until: number } | null {
  mustStand(from, until)
  const counted = { from: Math.max(from, opens), until: Math.min(until, closed) }
  return counted.from < counted.until ? counted : null
}

/**
 * The share of the scheduled life for which a forecast counted, 0 to 1: .7 for a forecast from day 3 on of a question
 * of 10 days. Throws `InvalidInput` as `timeCounted` does.
 */
export function timeShare(forecast: StandingForecast, lifetime: Lifetime): number {
  const counted = timeCounted(forecast, lifetime)
  return counted ? (counted.until - counted.from) / (lifetime.closes - lifetime.opens) : 0
}

/**
 * Coverage: the share of the scheduled life for which one person had a forecast standing, 0 to 1. Throws `InvalidInput`
 * where two of the forecasts stood longer than the question lived, so that they cannot be one person's.
 */
export function coverageOf(forecasts: readonly StandingForecast[], lifetime: Lifetime): number {
  const coverage = forecasts.reduce((sum, forecast) => sum + timeShare(forecast, lifetime), 0)
  if (coverage > 1 + rounding)
    throw new InvalidInput(
      'forecasts',
      'must be of one person, one at a time: they stood longer than the question lived',
    )
  return coverage
}

/**
 * The place of the outcome among the masses; where that option was missing when the forecast was made, the last place,
 * "other", stood for it. Throws `InvalidInput` for a place that is not there and where "other" is missing too.
 */
export function placeOfOutcome(masses: Masses, outcome: number): number {
  if (!Number.isSafeInteger(outcome) || outcome < 0 || outcome >= masses.length) {
    throw new InvalidInput('outcome', `must be one of the ${masses.length} places of the forecast, not ${outcome}`)
  }
  if (typeof masses[outcome] === 'number') return outcome
  const other = masses.length - 1
  if (typeof masses[other] !== 'number')
    throw new InvalidInput('masses', `must hold a chance for the outcome ${outcome} or for "other"`)
  return other
}

/**
 * The chance that a forecast gave to what happened: .6 of [.4, .6] with outcome 1. Throws `InvalidInput` as
 * `placeOfOutcome` does, and for a chance outside 0 to 1 or of 0: whoever calls impossible what happens has no finite
 * logarithmic score.
 */
export function chanceGiven(masses: Masses, outcome: number): number {
  const place = placeOfOutcome(masses, outcome)
  const chance = masses[place] ?? Number.NaN
  if (!(chance > 0 && chance <= 1 + rounding))
    throw new InvalidInput(`masses[${place}]`, `must lie above 0 and not above 1, not at ${chance}`)
  return chance
}
