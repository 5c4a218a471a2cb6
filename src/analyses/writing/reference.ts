/** What a series had in a year that others are held against: 'than in 2020', 'twice what it is now'. */
import { askedOf } from '#series/how-often.ts'
import { lastOf, lastYear, observedAt } from './facts.ts'
import type { Evidence } from '../report/evidence.ts'
import type { TrendView } from './views.ts'
import type { Writing } from './writing.ts'

/**
 * What was observed in that year, of months and quarters in the one that stands for it; for a year that is not known yet,
 * such as this one, the last value. Null where the series begins later.
 */
export function referenceIn(w: Writing, view: TrendView, year: number): { value: Evidence; at: Evidence } | null {
  const { frequency } = view.details.series ?? {}
  if (!frequency || year > (lastYear(view) ?? year)) return lastOf(w, view)
  const then = observedAt(w, view, askedOf(String(year), frequency))
  return then ?? (year === lastYear(view) ? lastOf(w, view) : null)
}
