/** The number of an item as lists show it: with its unit and its time under it, and whether it was estimated. */
import type { Beside, KindView } from './kind-view.ts'

/** `under`: both of its unit and its time. */
type Figure = { figure: string; unit: string; time: string; under: string; isEstimate: boolean }

export function figureOf(view: KindView | undefined, item: Beside, today: string): Figure {
  const figure = view?.figure(item, today) ?? ''
  if (!view || figure === '') return { figure, unit: '', time: '', under: '', isEstimate: false }
  const [unit = '', time = ''] = [view.unit?.(item), view.time?.(item, today)]
  const under = [unit, time].filter(Boolean).join(' ')
  return { figure, unit, time, under, isEstimate: view.isEstimate(item, today) }
}
