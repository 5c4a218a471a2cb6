/**
 * Whether a language model's reading of a question may be shown: every number and year in it must be said by words of
 * the question, every item have been offered, every place be one, and its English be plain. In another language than
 * English its record must also be what the rules read in its own English, so that it contradicts itself nowhere.
 */
import type { Ask, Clause, Comparison, Question } from '../../ask/ask.ts'
import { languageOf } from '../../question/language.ts'
import { readPlace } from '../../ask/places/place.ts'
import { whyNoPlainText } from '#kit/language-model/plain-text.ts'
import type { ModelClause, ModelReading } from './model-reading.ts'
import { canSay, canSayFactor, canSayYear, numbersIn } from './numbers-said.ts'

export const readingFaults = [
  'a number that was not asked',
  'a year that was not asked',
  'words that were not asked',
  'an item that was not found',
  'a place that is none',
  'no plain English',
  'contradicts itself',
] as const
export type ReadingFault = (typeof readingFaults)[number]

export type Read = {
  typed: string
  thisYear: number
  /** The items that were offered. */
  offered: readonly string[]
  /** What the rules read in its English. */
  ofEnglish: Question
  isEnglish: boolean
}

export function whyNotRead(reading: ModelReading, read: Read): ReadingFault | null {
  const clauses = reading.parts.flatMap((part) => [part, ...(part.condition ? [part.condition] : [])])
  return (
    firstOf(clauses, (clause) => whyNotClause(clause, read)) ??
    firstOf(reading.parts, ({ items, decision }) => {
      if (items.some((ref) => !read.offered.includes(ref))) return 'an item that was not found'
      return decision !== null && !holds(read.typed, decision) ? 'words that were not asked' : null
    }) ??
    whyNoEnglish(reading, read) ??
    (read.isEnglish || isSame(reading, read.ofEnglish) ? null : 'contradicts itself')
  )
}

function firstOf<One>(all: readonly One[], why: (one: One) => ReadingFault | null): ReadingFault | null {
  return all.reduce<ReadingFault | null>((found, one) => found ?? why(one), null)
}

function whyNotClause(clause: ModelClause, { typed, thisYear }: Read): ReadingFault | null {
  const { words, place, relation, when } = clause
  if (whyNoPlainText(words) !== null) return 'no plain English'
  if (!['world', readPlace(place)].includes(place)) return 'a place that is none'
  const quoted = [relation?.said ?? '', when?.said ?? '']
  if (quoted.some((one) => !holds(typed, one))) return 'words that were not asked'
  const isYearSaid = (year: number) => canSayYear(typed, quoted.join(' ').trim(), year, thisYear)
  if (!yearsOf(clause).every(isYearSaid)) return 'a year that was not asked'
  return isSaid(relation) ? null : 'a number that was not asked'
}

function yearsOf({ relation, when }: ModelClause): number[] {
  const self = relation && 'factor' in relation && 'self' in relation.of ? [relation.of.self] : []
  return [...self, ...(when ? [when.from, when.to] : [])].filter((year) => year !== null)
}

function isSaid(relation: ModelClause['relation']): boolean {
  if (relation === null) return true
  if ('factor' in relation) return canSayFactor(relation.said, relation.factor)
  return [relation.value, relation.upTo ?? relation.value].every((number) => canSay(relation.said, number))
}

/** Verbatim, but for case and spaces. */
const holds = (typed: string, words: string): boolean => plainly(typed).includes(plainly(words))

const plainly = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Far longer than what was asked it says something else. A sign of Chinese or Japanese is a word. */
const longestEnglish = (typed: string): number =>
  1.5 * typed.replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 'xxxx').length +
  60

function whyNoEnglish({ english }: ModelReading, { typed, thisYear }: Read): ReadingFault | null {
  if (whyNoPlainText(english) !== null || languageOf(english) !== 'en' || english.length > longestEnglish(typed))
    return 'no plain English'
  const isNumberSaid = (number: number) => canSay(typed, number) || canSayYear(typed, ' ', number, thisYear)
  return numbersIn(english).some((number) => !isNumberSaid(number)) ? 'a number that was not asked' : null
}

const sides: Readonly<Record<Comparison | 'between', string>> = {
  'at-least': 'up',
  above: 'up',
  'at-most': 'down',
  below: 'down',
  between: 'between',
}

function isSame({ parts }: ModelReading, ofEnglish: Question): boolean {
  return parts.length === ofEnglish.parts.length && parts.every((part, i) => isSamePart(part, ofEnglish.parts[i]))
}

function isSamePart(part: ModelReading['parts'][number], read: Ask | undefined): boolean {
  if (!read || !isSameClause(part, read)) return false
  if (part.condition === null || read.condition === null) return part.condition === read.condition
  return part.condition.negated === read.condition.negated
}

function isSameClause({ relation, when, negated }: ModelClause, read: Clause): boolean {
  return (
    negated === read.negated &&
    isSameRelation(relation, read.relation) &&
    (when?.to ?? null) === (read.when?.to ?? null)
  )
}

function isSameRelation(one: ModelClause['relation'], other: Clause['relation']): boolean {
  if (one === null || other === null) return one === other
  if (sides[one.comparison] !== sides[other.comparison]) return false
  if ('factor' in one) return 'factor' in other && isNear(one.factor, other.factor)
  return 'value' in other && (isNear(one.value, other.value) || isNear(one.value, other.asked?.value ?? Number.NaN))
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.01 * Math.max(Math.abs(one), Math.abs(other))
