/** The number of an item as lists show it: with its unit and its time under it, and whether it was estimated. */
import type { Beside, KindView } from './kind-view.ts'

/** `under`: its unit, its time and whose it is. */
type Figure = { figure: string; unit: string; time: string; whose: string; under: string; isEstimate: boolean }

export function figureOf(view: KindView | undefined, item: Beside, today: string): Figure {
  const figure = view?.figure(item, today) ?? ''
  if (!view || figure === '') return { figure, unit: '', time: '', whose: '', under: '', isEstimate: false }
  return { figure, ...wordsUnder(view, item, today), isEstimate: view.isEstimate(item, today) }
}

function wordsUnder({ unit, time, whose }: KindView, item: Beside, today: string) {
  const words = { unit: unit?.(item) ?? '', time: time?.(item, today) ?? '', whose: whose?.(item) ?? '' }
  return { ...words, under: Object.values(words).filter(Boolean).join(' ') }
}
