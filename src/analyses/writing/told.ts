/** What the page of a trend says of it in words: what drives it, and what could break it. */
import type { Told } from '../dossier/dossier.ts'
import type { Sentence } from '../report/report.ts'
import { labelOf, reader } from './facts.ts'
import { plainly, quoted, sentence } from './sentence.ts'
import type { TrendView } from './views.ts'
import type { Writing } from './writing.ts'

const longest = 420

export function whatDrives(w: Writing, view: TrendView): Sentence[] {
  return told(w, view, 'drives', (said) => sentence`What drives ${plainly(labelOf(w, view))}: ${said}.`)
}

export function whatBreaks(w: Writing, view: TrendView): Sentence[] {
  return told(w, view, 'breaks', (said) => sentence`What could break it: ${said}.`)
}

function told(
  w: Writing,
  view: TrendView,
  name: keyof Told,
  say: (said: ReturnType<typeof quoted>) => Sentence,
): Sentence[] {
  if (view.item.told[name] === undefined) return []
  return [say(quoted(reader(w, view)(`told.${name}`, 'as its page tells it'), longest))]
}
