/**
 * What a part of a question names: things, people, what can be thought of, and whatever is written as a name. An answer
 * must name it too. What is done with it, or how, is said in too many words to be asked for.
 */
import { wordsIn } from '#kit/words-in.ts'
import type { Clause } from '../../ask/ask.ts'
import { isPlace } from '../../ask/places/place.ts'
import { contentWords } from '../../question/content-words.ts'
import { type Role, roleOf } from './role.ts'

const named: ReadonlySet<Role> = new Set(['thing', 'person', 'abstract'])

/**
 * With what it names, unless that is nothing but what its asker has chosen. Countries are told apart by themselves, and
 * known phrases stand for other words.
 */
export function withThings<One extends Clause>(clause: One, beside: string): One {
  if (clause.of.things?.length === 0) return clause
  const things = thingsIn(clause.of.words, beside)
  return { ...clause, of: { ...clause.of, ...(things.length > 0 && { things }) } }
}

/** `beside`: what whoever asks tells of themselves. */
export function thingsIn(words: string, beside = ''): string[] {
  const typed = new Set(wordsIn(words.toLowerCase()))
  const own = new Set(wordsIn(`${beside} ${(words.match(ofOneself) ?? []).join(' ')}`.toLowerCase()))
  return contentWords(words)
    .filter(({ word, weight, isName }) => weight === 1 && (isName || named.has(roleOf(word))))
    .map(({ word }) => word)
    .filter((word) => typed.has(word) && !own.has(word) && !isPlace(word))
}

/** 'My brother', 'a friend wants me to'. */
const ofOneself =
  /\b(?:my|our) (?:own )?\p{L}+|\ban? \p{L}+ (?:wants|told|tells|asks|asked|urges|advises) (?:me|us)\b/giu

/** 'Harbour office: how high will the sea be?' is led up to by who asks; 'Venus: will people land there?' is about it. */
const lead =
  /^\W*([^:;.?–—]{1,60}?)(?:[:;.]| [-–—])\s+(?!.*\b(?:it|its|they|them|their|there(?! (?:be|is|are|was|were)\b)|that(?= (?:be|is|will|would|happen)\b)|both|former|latter)\b)/isu

export const leadIn = (text: string): string => lead.exec(text)?.[1] ?? ''
