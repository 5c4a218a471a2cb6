/**
 * Whether a sentence adds words: a number outside its claims, a name, a quotation, or any word that neither its claims
 * hold nor every report may use.
 */
import type { Ground } from './ground.ts'
import { outsideOf } from './place-claims.ts'
import { plainStems } from './plain-words.ts'
import type { Sentence } from '../report/report.ts'
import type { Rejected } from './rejections.ts'
import { isNumberWord, turnsOf } from './turning-words.ts'
import { stemOf, stemsOf, type Word, wordsOf } from './words-of.ts'

/** A number, a name or a quotation that is none of its claims, or no English at all. */
export function whyOtherNames(sentence: Sentence, basis: Basis): Rejected | null {
  const outside = outsideOf(sentence)
  const words = wordsOf(outside)
  const digit = /\p{N}/u.exec(outside)
  if (digit) return { reason: 'stated without a claim', detail: around(outside, digit.index) }
  const inWords = words.find(({ text }) => isNumberWord(text) && !basis.own.has(stemOf(text)))
  if (inWords) return { reason: 'number in words', detail: inWords.text }
  if (/["“”«»‹›„]/u.test(outside.replace(/[“"]¤+[”"]/gu, '')))
    return { reason: 'a quotation of its own', detail: outside }
  const others = words.filter(({ text }) => !isKnown(text, basis))
  if (others.length > 3 && others.length > words.length / 3)
    return { reason: 'another language', detail: 'write English, with words of the sentences' }
  // Letters that only look like ours are no English, whatever they spell.
  const foreign = words.find(({ text }) => /[^\p{Script=Latin}\p{N}\p{M}\p{P}]/u.test(text) && !isKnown(text, basis))
  if (foreign) return { reason: 'another language', detail: foreign.text }
  const name = words.find(
    (word) => /\p{Lu}/u.test(word.text) && !basis.spelled.has(word.text) && !beginsPlainly(word, outside, basis),
  )
  return name ? { reason: 'a name that nothing cited holds', detail: name.text } : null
}

export function whyOtherWords(sentence: Sentence, basis: Basis): Rejected | null {
  const others = wordsOf(outsideOf(sentence)).filter(({ text }) => !isKnown(text, basis))
  return others.length > 0
    ? { reason: 'words that nothing cited holds', detail: others.map(({ text }) => text).join(', ') }
    : null
}

export type Basis = {
  /** Of the template sentences' own words, outside what they claim. */
  own: ReadonlySet<string>
  turns: ReadonlySet<string>
  /** Of the units of the values: of a chance 'chance' may be said. */
  units: ReadonlySet<string>
  /** With the question, the names of the items and the titles of the evidence. */
  all: ReadonlySet<string>
  /** As they are written, for names. */
  spelled: ReadonlySet<string>
}

export function basisOf({ claims }: Sentence, homes: readonly Sentence[], { rows, question }: Ground): Basis {
  const cited = claims.flatMap(({ evidence }) => rows.get(evidence) ?? [])
  const own = homes.map(outsideOf).join('\n')
  const units = cited.map(({ evidence }) => evidence.unit ?? '').join('\n')
  const ofUnits = new Set([...turnsIn(units)].filter((turn) => turn.startsWith('source')))
  const titles = cited.flatMap(({ evidence, names, forms }) => [
    evidence.title,
    evidence.unit ?? '',
    ...names,
    ...forms.map(({ text }) => text),
  ])
  const all = [own, ...titles, question].join('\n')
  return {
    own: stemsOf(own),
    turns: new Set([...turnsIn(own), ...ofUnits]),
    units: ofUnits,
    all: stemsOf(all),
    spelled: new Set(wordsOf(all).flatMap(({ text }) => [text, ...text.split('-')])),
  }
}

/** The first word of a sentence is written large whatever it is. */
function beginsPlainly({ text, start }: Word, outside: string, basis: Basis): boolean {
  const isFirst = !/[\p{L}¤]/u.test(outside.slice(0, start))
  return isFirst && !/\p{Lu}/u.test(text.slice(1)) && isKnown(text, basis)
}

function isKnown(word: string, basis: Basis): boolean {
  const { own, turns, all } = basis
  const stem = stemOf(word)
  if (own.has(stem)) return true
  const turned = turnsOf(word)
  if (turned.length > 0) return turned.every((turn) => turns.has(turn))
  if (isNumberWord(word)) return false
  return all.has(stem) || plainStems.has(stem) || isJoined(word, basis)
}

/** 'long-term' is known where both of its parts are. */
function isJoined(word: string, basis: Basis): boolean {
  return word.includes('-') && word.split('-').every((part) => isKnown(part, basis))
}

function turnsIn(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => turnsOf(word.text)))
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 20), at + 20)
}
