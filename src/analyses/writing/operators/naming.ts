/** Which item some words of a question mean: by what its name has of them, in these or in other words. */
import { wordsIn } from '#kit/text.ts'
import { type ContentWord, contentWords } from '../../question/content-words.ts'
import { isForm } from '../../question/word-forms.ts'
import { labelWeight } from '../../dossier/about.ts'
import type { DossierItem } from '../../dossier/dossier.ts'

type Named = Pick<DossierItem, 'label' | 'title' | 'tags'>

/** A word of the label says what an item is; one of its title or tags what else it has to do with. */
const elsewhere = 0.4
/** What both say counts, however little it says by itself: 'wind' may be what one does. */
const leastShared = 1

/**
 * From 0 to 1: how much of what the words name stands in the item's name, times how much of its label the whole question
 * names: 'wind power' is 'Electricity from wind', and no 'Electricity from nuclear power'.
 */
export function namedIn(words: string, item: Named, whole = words): number {
  const [first, second] = [
    wordsIn(item.label.toLowerCase()),
    wordsIn([item.title, ...item.tags].join(' ').toLowerCase()),
  ]
  const recall = meanOf(contentWords(words), (one) => (isIn(one, first) ? 1 : isIn(one, second) ? elsewhere : 0))
  return recall * labelIn(whole, item)
}

/** How much of what its label names the words name too. */
export function labelIn(words: string, { label }: Pick<Named, 'label'>): number {
  const said = contentWords(words).flatMap(({ word, also }) => [word, ...also.flat()])
  const named = contentWords(label).map((one) => ({ ...one, weight: labelWeight(one.word, one.weight) }))
  return meanOf(named, (one) => (isIn(one, said) ? 1 : 0))
}

function meanOf(words: readonly ContentWord[], worth: (word: ContentWord) => number): number {
  const weighed = words.map((one) => ({ worth: worth(one), weight: one.weight }))
  const weights = weighed.map(({ worth: has, weight }) => (has > 0 ? Math.max(weight, leastShared) : weight))
  const all = weights.reduce((sum, one) => sum + one, 0)
  return all === 0 ? 0 : weighed.reduce((sum, { worth: has }, i) => sum + has * (weights[i] ?? 0), 0) / all
}

/** In this word, or in all of those that say it otherwise. */
function isIn({ word, also }: ContentWord, held: readonly string[]): boolean {
  return [[word], ...also].some((way) => way.every((one) => held.some((other) => isForm(one, other))))
}
