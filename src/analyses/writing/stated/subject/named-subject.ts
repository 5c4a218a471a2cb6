/**
 * Whether an answer names what a question is about: of 'will bitcoin use more electricity than data centres' no amount of
 * all electricity is one. Only nouns that stand as its subject count, in any spelling and with what may stand for them.
 */
import { wordsIn } from '#kit/text.ts'
import type { Ask } from '../../../ask/ask.ts'
import { contentWords } from '../../../question/content-words.ts'
import { isMisspelt } from '../../../question/misspelt.ts'
import { phrasesIn } from '../../../question/other-words.ts'
import { subjectWords } from '../../../question/subject-words.ts'
import { isForm } from '../../../question/word-forms.ts'
import type { Stated } from '../ask-stated.ts'

export function lacksSubject({ wants, of: { words }, relation }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  if (wants !== 'chance' || ties.test(words)) return false
  const other = relation !== null && 'of' in relation && 'other' in relation.of ? relation.of.other : ''
  const held = wordsIn(`${names} ${other}`.toLowerCase())
  const meant = [...held, ...contentWords(names).flatMap(({ word, also }) => [word, ...also.flat()])]
  const has = (word: string) => meant.some((one) => isForm(word, one) || isMisspelt(word, one))
  // What is looked for in other words is held against the title by those.
  const phrases = phrasesIn(wordsIn(words.toLowerCase())).filter(({ meant: all }) => all.every(has))
  const otherwise = new Set(phrases.flatMap(({ said }) => said))
  const isMissing = (word: string) => !isVerb.test(word) && !otherwise.has(word) && !isSaid(word, has)
  return subjectWords(words).some(({ words: any }) => any.every(isMissing))
}

/** 'Do I have to work longer?' names nothing by which a number of anything could be known to be meant. */
export function namesNothing({ wants, of, relation }: Pick<Ask, 'wants' | 'of' | 'relation'>): boolean {
  if (wants !== 'chance' || relation !== null || pointsBack.test(of.words)) return false
  const said = contentWords(of.words)
  return said.length > 0 && said.every(({ weight, also, isName }) => weight < 1 && also.length === 0 && !isName)
}

/** To what was asked before: 'will they come from there?' */
const pointsBack = /\b(?:it|its|they|them|their|that|this|those|these|he|she)\b/i

/** Of several one is enough, and 'is that likely' has no noun. */
const ties = /\b(?:or|and|versus|vs)\b|\b(?:is|are|was|will|would|does) (?:that|this|it)\b/i
const isVerb = /(?:ing|ed)$|^(?:twice|double|half)$/

const isSaid = (word: string, has: (one: string) => boolean): boolean =>
  [[word], ...contentWords(word).flatMap(({ also }) => also)].some((all) => all.every(has))
