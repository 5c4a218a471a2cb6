/** What the page of an item says of it in words: what drives it, what could break it, why it matters. */
import type { Told } from '../dossier/dossier.ts'
import type { Sentence } from '../report/report.ts'
import { labelOf, reader } from './facts.ts'
import { type Phrase, plainly, quoted, sentence } from './sentence.ts'
import type { TrendView, View } from './views.ts'
import type { Writing } from './writing.ts'

const longest = 420

export function whatDrives(w: Writing, view: TrendView): Sentence[] {
  const said = toldIn(w, view, 'drives', longest)
  return said ? [sentence`What drives ${plainly(labelOf(w, view))}: ${said}.`] : []
}

export function whatBreaks(w: Writing, view: TrendView): Sentence[] {
  const said = toldIn(w, view, 'breaks', longest)
  return said ? [sentence`What could break it: ${said}.`] : []
}

export function whatToWatch(w: Writing, view: TrendView): Sentence[] {
  const said = toldIn(w, view, 'watch', longest)
  return said ? [sentence`What to watch: ${said}.`] : []
}

/** In quotation marks, no longer than `most`; null where its page says nothing of that. */
export function toldIn(w: Writing, view: View<unknown, unknown>, name: keyof Told, most: number): Phrase | null {
  if (view.item.told[name] === undefined) return null
  return quoted(reader(w, view)(`told.${name}`, 'as its page tells it'), most)
}
