/**
 * What must be known of a question to score its forecasts? A changed resolution is another such question: scores are
 * computed anew from it.
 */
import { baselineOfBuckets, baselineOfOptions, type OpenBounds } from './baseline-score.ts'
import type { Lifetime } from './lifetime.ts'
import type { Masses } from './standing-forecast.ts'

/** `outcome` is the place of what happened among the masses of a forecast. */
export type ResolvedQuestion = Lifetime & { readonly kind: OutcomeKind; readonly outcome: number }

/** What differs between scoring one of several options and scoring a range. */
export type OutcomeKind = {
  /** Against knowing nothing. */
  readonly baseline: (masses: Masses, outcome: number) => number
  /** Peer points for each nat by which a forecast beats the others. */
  readonly pointsPerNat: number
}

/** Yes or no, or one of several options. */
export const optionOutcome: OutcomeKind = { baseline: baselineOfOptions, pointsPerNat: 100 }

/**
 * A number or a date on a scale. Its scores are halved (a published rule of Metaculus): densities differ by far more
 * than chances of options do.
 */
export function rangeOutcome(openBounds: OpenBounds): OutcomeKind {
  return { baseline: (masses, outcome) => baselineOfBuckets(masses, outcome, openBounds), pointsPerNat: 50 }
}
