/** Whether a base that holds this much can answer at all. */
import { analysisKinds } from '../analysis-kinds.ts'
import type { Dossier, DossierItem } from './dossier.ts'
import { dossierKindOf } from './kinds/index.ts'
import { whyOver } from './over.ts'

/** Why the base knows too little for a report, in a sentence; null where it is enough. */
export function whyTooLittle({ kind, trend, items, gaps, read, madeAt }: Dossier): string | null {
  const { isOfTrend } = analysisKinds[kind]
  const own = items.find(({ ref }) => ref === trend)
  if (isOfTrend && !own) return 'The trend that this is about is not in the base any more.'
  const others = items.filter(({ ref, because }) => ref !== trend && because !== 'tags')
  if (isOfTrend && own && others.length === 0 && !saysSomething(own))
    return 'This trend has no series that may be shown, and nothing else in the base bears on it.'
  // What is found by a word that both languages have is found by luck.
  if (isUnread(read)) return pleaseEnglish
  return whyOver({ kind, read, items, madeAt }) ?? whyNothing(items, gaps)
}

function whyNothing(items: Dossier['items'], gaps: Dossier['gaps']): string | null {
  if (items.length === 0) return ['The base knows nothing about this.', ...gaps].join(' ')
  return items.some(saysSomething)
    ? null
    : 'The base has items about this, but no series, no forecast and no scenario among them.'
}

/** In a language that nobody has read: nothing can be said of what it is about. */
export const isUnread = ({ language, english }: Dossier['read']): boolean =>
  !readable.has(language) && english === undefined

/** Of what cannot be told it is taken to be in English. */
const readable: ReadonlySet<string> = new Set(['en', 'und'])
const pleaseEnglish = 'Please ask in English: the base reads questions in no other language so far.'

/** A report needs something to state. */
function saysSomething(item: DossierItem): boolean {
  return dossierKindOf(item.kind).saysSomething(item)
}
