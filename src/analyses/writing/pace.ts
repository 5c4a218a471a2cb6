/**
 * How fast a series has moved over the last ten years: in per cent a year where nought means none, else from where to
 * where.
 */
import { changesByFactor } from '#series/value-bounds.ts'
import { lastOf, observedAt } from './facts.ts'
import type { Evidence } from '../report/evidence.ts'
import { lastAt, type TrendView } from './views.ts'
import type { Writing } from './writing.ts'

/**
 * Where nought is no nothing, as in degrees, a percentage of a value means nothing; of shares it is mistaken for
 * points.
 */
export function isChangedByFactor(view: TrendView): boolean {
  const { series } = view.details
  if (!series || series.unit.startsWith('%')) return false
  return changesByFactor(
    series,
    series.observations.map(([, value]) => value),
  )
}

/** The observation of as many years before the last. */
export function yearsBefore(w: Writing, view: TrendView, years: number): { value: Evidence; at: Evidence } | null {
  const at = lastAt(view)
  return at === null ? null : observedAt(w, view, `${Number(at.slice(0, 4)) - years}${at.slice(4)}`)
}

export type Growth = { rate: Evidence; since: Evidence; isUp: boolean }

/** Over ten years, in per cent a year; null where that says nothing. */
export function growthOf(w: Writing, view: TrendView): Growth | null {
  const [last, then] = [lastOf(w, view), yearsBefore(w, view, 10)]
  if (!last || !then || !isChangedByFactor(view)) return null
  const rate = w.table.compute('growth-percent', [then.value, then.at, last.value, last.at], {
    title: `${view.item.label}, change a year over ten years`,
    unit: 'percent',
  })
  return Math.abs(Number(rate.value)) < 0.05 ? null : { rate, since: then.at, isUp: Number(rate.value) > 0 }
}
