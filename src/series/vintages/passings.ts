/**
 * When the last value of a series came to lie on the other side of a value that matters: by a new observation, or
 * because an old one was revised.
 */
import type { Observation } from '../series.ts'
import type { Vintage } from './vintages.ts'

export type Passing = {
  /** The value that matters. */
  threshold: number
  /**
   * The first of the observations that have since lain on that side; the one that was revised or withdrawn where that
   * did it.
   */
  at: string
  towards: 'up' | 'down'
  /** A revision, and no new observation. */
  isRevision: boolean
  /** A revision after which the last value is there no more. */
  isWithdrawal: boolean
  /** When the state that shows it was first known. */
  knownFrom: string
}

/** Of states that measure the same, in the order in which they were known. Looking again finds the same. */
export function passingsOf(vintages: readonly Vintage[], thresholds: readonly number[]): Passing[] {
  return vintages.flatMap(({ observations, knownFrom }, i) => {
    const before = vintages[i - 1]?.observations.at(-1)
    const last = observations.at(-1)
    if (!before || !last) return []
    return thresholds.flatMap((threshold): Passing[] => {
      const isAbove = last[1] >= threshold
      if (before[1] >= threshold === isAbove) return []
      const isRevision = last[0] <= before[0]
      const at = isRevision ? before[0] : sinceWhen(observations, threshold, isAbove)
      const isWithdrawal = last[0] < before[0]
      return [{ threshold, at, towards: isAbove ? 'up' : 'down', isRevision, isWithdrawal, knownFrom }]
    })
  })
}

function sinceWhen(observations: readonly Observation[], threshold: number, isAbove: boolean): string {
  const other = observations.findLastIndex(([, value]) => value >= threshold !== isAbove)
  return observations[other + 1]?.[0] ?? ''
}
