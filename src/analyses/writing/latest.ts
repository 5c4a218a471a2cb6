/** The newest that is known of a series: of its own values, or a newer one from elsewhere that stands beside it. */
import { newerValues } from '#trends/signals/newer-value.ts'
import { lastOf, observedAt, reader, unitOf } from './facts.ts'
import type { Evidence } from '../report/evidence.ts'
import type { TrendView } from './views.ts'
import type { Writing } from './writing.ts'

export type Known = { value: Evidence; at: Evidence }
export type Newer = Known & { publisher: Evidence }

/** Null where the series has come as far itself, or nobody has told of more. */
export function newerOf(w: Writing, view: TrendView): Newer | null {
  const { series, signals } = view.details
  const newest = series && newerValues(series, signals).at(-1)
  const place = signals.findIndex(({ newer }) => newer?.at === newest?.at && newer?.publisher === newest?.publisher)
  if (!newest || place < 0) return null
  const read = (name: string, what: string, unit: string | null = null) =>
    reader(w, view)(`details.signals.${place}.newer.${name}`, what, unit)
  return {
    value: read('value', 'a newer value from elsewhere', unitOf(view)),
    at: read('at', 'when that was', 'day'),
    publisher: read('publisher', 'who says so'),
  }
}

/** What a way to somewhere starts from. */
export const latestOf = (w: Writing, view: TrendView): Known | null => newerOf(w, view) ?? lastOf(w, view)

/** What the series had so many years before that; null where it had no value then. */
export function beforeLatest(w: Writing, view: TrendView, { at }: Known, years: number): Known | null {
  const time = String(at.value)
  return observedAt(w, view, `${Number(time.slice(0, 4)) - years}${time.slice(4)}`)
}
