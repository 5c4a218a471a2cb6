/** The highest that a series was, and the chance that what comes stands above it. */
import { allObservations, reader, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { projectionOf, type TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'

export type Top = {
  /** The highest that was observed, and when. */
  value: Evidence
  at: Evidence
  /** The chance that a step of the projection stands above it. */
  above: Evidence
  end: Evidence
}

export function topOf(w: Writing, view: TrendView): Top {
  const { label } = view.item
  const read = reader(w, view)
  const observed = allObservations(w, view)
  const value = w.table.compute('highest-value', [observed], { title: `${label}, highest value`, unit: unitOf(view) })
  const at = w.table.compute('highest-at', [observed], { title: `${label}, time of its highest value`, unit: 'day' })
  const inputs = [
    value,
    read('numbers.projection.bounds', 'what bounds it'),
    read('details.series.frequency', 'how often it has a value'),
    read('details.series.observations.last.at', 'time of its last value'),
    read('numbers.projection.points', 'the steps of the projection'),
  ]
  const above = w.table.compute('chance-of-any-at-least', inputs, {
    title: `${label}, chance of a later value above the highest so far`,
    unit: 'chance',
  })
  const end = projectionOf(view)?.points.at(-1)?.at ?? ''
  return { value, at, above, end: read(`numbers.projection.${end}.at`, 'the end of the projection', 'day') }
}
