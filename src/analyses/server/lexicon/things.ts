/**
 * What a part of a question names: things, people, what can be thought of, and whatever is written as a name. An answer
 * must name it too. What is done with it, or how, is said in too many words to be asked for.
 */
import { wordsIn } from '#kit/text.ts'
import type { Clause } from '../../ask/ask.ts'
import { isPlace } from '../../ask/places/place.ts'
import { contentWords } from '../../question/content-words.ts'
import { formsOf } from './forms.ts'
import { type Role, roleOf, roleOfNoun } from './role.ts'
import { sensesOf } from './wordnet.ts'

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
  const own = new Set(
    wordsIn(`${standsIn(words, beside) ? beside : ''} ${(words.match(ofOneself) ?? []).join(' ')}`.toLowerCase()),
  )
  const before = new Set([...attributesIn(words), ...qualitiesIn(words)])
  return contentWords(words)
    .filter(({ word, weight, isName }) => weight === 1 && (isName || named.has(roleOf(word)) || before.has(word)))
    .map(({ word }) => word)
    .filter((word) => typed.has(word) && !own.has(word) && !isPlace(word))
}

/** What they tell of themselves apart may name the same thing again: it is asked about all the same. */
function standsIn(words: string, beside: string): boolean {
  const asked = new Set(wordsIn(words.toLowerCase()))
  const told = wordsIn(beside.toLowerCase())
  return told.filter((word) => asked.has(word)).length > told.length / 2
}

/** What stands right before a thing narrows it: 'tidal power', 'desert area'. */
function attributesIn(words: string): string[] {
  const all = wordsIn(words.toLowerCase())
  return all.flatMap((word, i) => {
    const next = all[i + 1] ?? ''
    // 'Desert area': what has one is no deed.
    if (ofThings.has(next) && named.has(roleOfNoun(word))) return [word]
    if (!isAdjective(word)) return []
    if (named.has(roleOf(next)) || isBeforeThing(all.slice(i + 1))) return isLong(word) ? [word] : []
    // 'Electric ferries': what stands so is no verb.
    return next.endsWith('s') && named.has(roleOfNoun(next)) ? [next] : []
  })
}

/** 'Will electric cars be cold to drive' and 'are they cold' ask of a quality, and not how many there are. */
function qualitiesIn(words: string): string[] {
  const all = [saidOf, ofThose].flatMap((pattern) => [...words.toLowerCase().matchAll(pattern)])
  return all.flatMap(([, word = '']) => (isQuality(word) ? [word] : []))
}

const isSaid = String.raw`(?:be|is|are|becomes?|feels?|gets?|looks?|remains?|stays?)`
const how = '(?:(?:all|any|as|completely|even|fully|less|more|much|quite|really|so|still|that|this|too|truly|very) )*'
const goesOn = String.raw`(?=$|[?!,;.]| (?:after|again|at|before|by|enough|for|if|in|on|than|to|until|when|with)\b)`
const saidOf = new RegExp(String.raw`(?:\b${isSaid}|^(?:is|are) (?:\p{L}+ ){1,4}?\p{L}+) ${how}(\p{L}+)${goesOn}`, 'gu')

/** 'Among the young', 'for the poor': those who are so. */
const ofThose = new RegExp(
  String.raw`\b(?:among|amongst|between|by|for|from|of|to|with) the (?:very )?(\p{L}+)${goesOn}`,
  'gu',
)

/** 'Banned', 'rising' and 'higher' tell what becomes of it. */
const isQuality = (word: string): boolean => isAdjective(word) && !/(?:ing|ed|en|er|est)$/.test(word)

const ofThings = new Set('area areas deaths emissions exports output price prices production sales'.split(' '))

const isAdjective = (word: string): boolean =>
  roleOf(word) === 'other' && sensesOf(word).some(({ file }) => file === 'adj')
/** 'Private nitrous oxide'. */
const isBeforeThing = ([one = '', next = '']: readonly string[]): boolean => isAdjective(one) && named.has(roleOf(next))

/** 'Tea-making', 'taken' and 'deeply' tell what becomes of it; 'wooden' of what it is. */
const isLong = (word: string): boolean =>
  word.length >= 5 && !/(?:ing|ed|ly|er|est)$/.test(word) && !(word.endsWith('en') && isOfVerb(word))
const isOfVerb = (word: string): boolean => formsOf(word).some(({ as }) => as === 'verb')

/** 'My brother', 'a friend wants me to'. */
const ofOneself =
  /\b(?:my|our) (?:own )?\p{L}+|\ban? \p{L}+ (?:wants|told|tells|asks|asked|urges|advises) (?:me|us)\b/giu

/** 'Harbour office: how high will the sea be?' is led up to by who asks; 'Venus: will people land there?' is about it. */
const lead =
  /^\W*([^:;.?–—]{1,60}?)(?:[:;.]| [-–—])\s+(?!.*\b(?:it|its|they|them|their|there(?! (?:be|is|are|was|were)\b)|that(?= (?:be|is|will|would|happen)\b)|both|former|latter)\b)/isu

export const leadIn = (text: string): string => lead.exec(text)?.[1] ?? ''
