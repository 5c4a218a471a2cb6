/** What a series had in a year that others are held against: 'than in 2020', 'twice what it is now'. */
import { askedOf } from '#series/how-often.ts'
import { lastOf, observedAt } from './facts.ts'
import type { Evidence } from '../report/evidence.ts'
import type { TrendView } from './views.ts'
import type { Writing } from './writing.ts'

/** `since`: the year for which it stands. */
export type Reference = { value: Evidence; at: Evidence; since: number }

/**
 * What was observed in that year, of months and quarters in the one that stands for it; for this year, as for 'now', the
 * last value. Null where the series begins later, and where another year is not known: what was last observed is never
 * told for a year that somebody named.
 */
export function referenceIn(w: Writing, view: TrendView, year: number): Reference | null {
  const { frequency } = view.details.series ?? {}
  if (!frequency) return null
  const then = observedAt(w, view, askedOf(String(year), frequency)) ?? (isThisYear(w, year) ? lastOf(w, view) : null)
  return then && { ...then, since: year }
}

const isThisYear = ({ dossier: { madeAt } }: Writing, year: number): boolean => String(year) === madeAt.slice(0, 4)
