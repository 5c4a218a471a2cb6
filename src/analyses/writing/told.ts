/** What the page of an item says of it: what drives it, what could break it, what to watch, why it matters. */
import type { Told } from '../dossier/dossier.ts'
import type { Sentence } from '../report/report.ts'
import { labelOf, reader, seriesName } from './facts.ts'
import { named, type Phrase, plainly, quoted, sentence, state, when } from './sentence.ts'
import type { TrendView, View } from './views.ts'
import type { Writing } from './writing.ts'

const longest = 420
/** Of one that stands among others. */
const longestOfMany = 170
const mostTold = 4
/** Of each of several series. */
const mostOfEach = 2

/** `isOneOf`: beside another series, so that it has to be named and less is told of it. */
export function whatDrives(w: Writing, view: TrendView, isOneOf = false): Sentence[] {
  const said = forcesIn(w, view, 'drives', isOneOf) ?? toldIn(w, view, 'drives', longest)
  return said ? [sentence`What drives ${plainly(seriesName(w, view))}: ${said}.`] : []
}

export function whatBreaks(w: Writing, view: TrendView, isOneOf = false): Sentence[] {
  const said = forcesIn(w, view, 'breaks', isOneOf) ?? toldIn(w, view, 'breaks', longest)
  const it: Phrase = isOneOf ? ['the course of ', named(labelOf(w, view))] : 'it'
  return said ? [sentence`What could break ${it}: ${said}.`] : []
}

export function whatToWatch(w: Writing, view: TrendView, isOneOf = false): Sentence[] {
  const said = watchedIn(w, view, isOneOf) ?? toldIn(w, view, 'watch', longest)
  const of: Phrase = isOneOf ? [' of ', named(labelOf(w, view))] : ''
  return said ? [sentence`What to watch${of}: ${said}.`] : []
}

/** By its fields: '“Price leads” (up); “Noon is full” (down)'. Null where it has none. */
function forcesIn(w: Writing, view: TrendView, name: 'drives' | 'breaks', isOneOf: boolean): Phrase | null {
  const forces = view.details[name]
  if (!forces) return null
  const read = reader(w, view)
  // Which way it pushes is what one asks of it first.
  const placed = forces.map((force, place) => ({ ...force, place }))
  const ranked = [...placed.filter(({ pushes }) => pushes), ...placed.filter(({ pushes }) => !pushes)]
  const told = ranked.slice(0, isOneOf ? mostOfEach : mostTold)
  return inRow(
    told.map(({ place, pushes }) => {
      const field = `details.${name}.${place}`
      const way = pushes ? [' (', state(read(`${field}.pushes`, 'which way that pushes it')), ')'] : ''
      return [quoted(read(`${field}.what`, 'as its page tells it'), longestOfMany), way]
    }),
  )
}

/** The same of what to watch, what has a day first: '“The British date” (Jan 2027)'. */
function watchedIn(w: Writing, view: TrendView, isOneOf: boolean): Phrase | null {
  const { watch } = view.details
  if (!watch) return null
  const read = reader(w, view)
  const placed = watch.map((one, place) => ({ place, at: one.on ? 'on' : one.by ? 'by' : null }))
  const ranked = [...placed.filter(({ at }) => at), ...placed.filter(({ at }) => !at)]
  const told = ranked.slice(0, isOneOf ? mostOfEach : mostTold)
  return inRow(
    told.map(({ place, at }) => {
      const field = `details.watch.${place}`
      const day = at
        ? [at === 'by' ? ' (until ' : ' (', when(read(`${field}.${at}`, 'when that shows', 'day')), ')']
        : ''
      return [quoted(read(`${field}.what`, 'what its page says to watch'), longestOfMany), day]
    }),
  )
}

const inRow = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((one, i) => (i === 0 ? [one] : ['; ', one]))

/** In quotation marks, no longer than `most`; null where its page says nothing of that. */
export function toldIn(w: Writing, view: View<unknown, unknown>, name: keyof Told, most: number): Phrase | null {
  if (view.item.told[name] === undefined) return null
  return quoted(reader(w, view)(`told.${name}`, 'as its page tells it'), most)
}
