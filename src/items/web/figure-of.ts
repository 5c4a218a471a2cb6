/** The number of an item as lists show it: with its unit and its time under it, and whether it was estimated. */
import type { Beside, KindView } from './kind-view.ts'

/** `under`: its unit, its time and whose it is. */
type Figure = { figure: string; unit: string; time: string; whose: string; under: string; isEstimate: boolean }

export function figureOf(view: KindView | undefined, item: Beside, today: string): Figure {
  const figure = view?.figure(item, today) ?? ''
  if (!view || figure === '') return { figure, unit: '', time: '', whose: '', under: '', isEstimate: false }
  return { figure, ...wordsUnder(view, item, today), isEstimate: view.isEstimate(item, today) }
}

/** All of it in one line: '62%, 38 people', 'about 41.2 million km² in 2030'; empty where it has no number. */
export function figureInLine(view: KindView | undefined, item: Beside, today: string): string {
  const { figure, unit, time, whose } = figureOf(view, item, today)
  return [[figure, unit, time].filter(Boolean).join(' '), whose].filter(Boolean).join(', ')
}

function wordsUnder({ unit, time, whose }: KindView, item: Beside, today: string) {
  const words = { unit: unit?.(item) ?? '', time: time?.(item, today) ?? '', whose: whose?.(item) ?? '' }
  return { ...words, under: Object.values(words).filter(Boolean).join(' ') }
}
