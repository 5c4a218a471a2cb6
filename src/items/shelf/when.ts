/**
 * When an item's time comes, as its kind reads it off its card: for the views that lay items out in time. All years are
 * decimal.
 */
export type When = {
  /** What the date means, as the heading of all that share it: 'Questions with a date to resolve'. */
  means: string
  /** Where among them that heading stands. */
  place: number
  year: number
  /** 'resolves 2035', 'crosses 2032'. */
  says: string
  /** The same of an estimate whose year is over, where what came is not known: 'probably crossed by 2023'. */
  saysPast?: string
  /** Its mark: a ring where something resolves, a dot where the date is itself an estimate, a diamond at a horizon. */
  mark: 'ring' | 'dot' | 'diamond'
  /** Until when it takes forecasts; null where it takes none. */
  closes: number | null
  /**
   * Where the date is itself an estimate: the years by which it has come with a chance of 5, 25, 50, 75 and 95 %; null
   * for what lies beyond all that is said.
   */
  band: readonly (number | null)[] | null
  /** When the signs on the way are to be seen. */
  signs: readonly number[]
  /** A word or two beside its mark: '62%', 'above 450'. */
  beside: string
}

/** With what a year that is over means, as seen from `now`, a decimal year. */
export function seenFrom(now: number, when: When): When {
  return when.saysPast === undefined || Math.floor(when.year) >= Math.floor(now)
    ? when
    : { ...when, says: when.saysPast }
}

/** What most have: no band and no signs. */
export const plainWhen = { closes: null, band: null, signs: [] } as const satisfies Partial<When>
