/** What differs between scoring one of several options and scoring a range? Everything that does is a property here. */
import { baselineOfBuckets, baselineOfOptions, type OpenBounds } from './baseline-score.ts'
import type { Masses } from './standing-forecast.ts'

export type OutcomeKind = {
  /** Against knowing nothing. */
  readonly baseline: (masses: Masses, outcome: number) => number
  /** Peer points for each nat by which a forecast beats the others. */
  readonly pointsPerNat: number
}

/** Yes or no, or one of several options. */
export const optionOutcome: OutcomeKind = { baseline: baselineOfOptions, pointsPerNat: 100 }

/** A number or a date on a scale. Its scores are halved (a published rule of Metaculus): densities differ by far more than chances of options do. */
export function rangeOutcome(openBounds: OpenBounds): OutcomeKind {
  return { baseline: (masses, outcome) => baselineOfBuckets(masses, outcome, openBounds), pointsPerNat: 50 }
}
