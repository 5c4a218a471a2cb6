/** From a word as it stands in a sentence to those that a dictionary has: 'went' is 'go', 'puzzles' 'puzzle'. */
import nouns from 'wink-lexicon/src/wn-noun-exceptions.js'
import verbs from 'wink-lexicon/src/wn-verb-exceptions.js'

/** `as`: which part of speech it is where it stands for this word; 'any' of the word itself. */
export type Form = { form: string; as: 'any' | 'noun' | 'verb' | 'adjective' }

/** By their endings, as WordNet's own morphy(7WN) has them. */
const endings: readonly (readonly [Form['as'], RegExp, string])[] = [
  ['noun', /s$/, ''],
  ['noun', /(?<=s|x|z|ch|sh)es$/, ''],
  ['noun', /men$/, 'man'],
  ['noun', /ies$/, 'y'],
  ['verb', /s$/, ''],
  ['verb', /ies$/, 'y'],
  ['verb', /es$/, ''],
  ['verb', /(?:ed|ing)$/, 'e'],
  ['verb', /(?:ed|ing)$/, ''],
  ['verb', /ied$/, 'y'],
  // Doubled: 'scrapped'.
  ['verb', /(?<=([bdgklmnprt]))\1(?:ed|ing)$/, ''],
  ['adjective', /(?:er|est)$/, ''],
  ['adjective', /(?:er|est)$/, 'e'],
  ['adjective', /i(?:er|est)$/, 'y'],
  ['adjective', /(?<=([bdglmnprt]))\1(?:er|est)$/, ''],
]
const shortest = 3

/** The word itself first; many of the others are no words. */
export function formsOf(word: string): Form[] {
  const exceptions: Form[] = [
    ...(nouns[word] ? [{ form: nouns[word], as: 'noun' as const }] : []),
    ...(verbs[word] ? [{ form: verbs[word], as: 'verb' as const }] : []),
  ]
  const regular = endings.flatMap(([as, ending, instead]): Form[] =>
    ending.test(word) ? [{ form: word.replace(ending, instead), as }] : [],
  )
  return [{ form: word, as: 'any' }, ...exceptions, ...regular.filter(({ form }) => form.length >= shortest)]
}
