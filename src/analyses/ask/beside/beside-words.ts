/**
 * What else a part of a question needs, beside what it is about: the other of two that are compared, and the whole that a
 * share is of. 'How many people over 65?' is a share of the population, of which the question says nothing.
 */
import { wordsIn } from '#kit/text.ts'
import { askedForEach } from '../amounts/for-each.ts'
import { asksForAll } from '../amounts/totals.ts'
import type { Ask } from '../ask.ts'

/** Words to look for, none of them twice; most questions need nothing else. */
export function besideWords(part: Ask): string[] {
  const { sum, among } = part.of
  if (sum ?? among) return sum ?? among?.things ?? []
  const other = otherOf(part) ?? (part.of.measure === 'gap' ? otherInGap(part.of.words) : otherInTimes(part))
  if (other !== null) return [other, withoutOther(part.of.words, other)].map(withoutAmount)
  return wholes.filter(({ isNeeded }) => isNeeded(part)).map(({ words }) => words)
}

/** Of 'will solar make at least 500 TWh more than' solar. */
const withoutAmount = (words: string): string =>
  words.replace(
    /\b(?:by )?(?:(?:at least|at most|more than|less than|over|about|around) )*\d[\d ]*(?:\.\d+)?(?: \p{L}+)?(?= (?:more|higher|larger|greater|bigger)\b|\W*$)/giu,
    ' ',
  )

const gaps = [
  /\bthan (?:that of |those of |from |for |by )?(?:the |all )*(\p{L}.+)$/iu,
  /\b(?:exceeds?|surpass(?:es)?|outnumbers?|overtakes?|ahead of|outstrips?|beats?|leads?|outproduces?|outsells?|tops?) (?:that of |those of )?(?:the |all )*(\p{L}.+)$/iu,
  /\b(?:will|would|do|does|are|is) .+? and (?:the |all )*(\p{L}.+?) (?:differ|be apart|lie apart)\b/iu,
  /\bbetween (?:the )?\p{L}.+? and (?:the )?(\p{L}.+)$/iu,
]

/** Of 'how much more electricity will the sun make than wind' the wind. */
export function otherInGap(words: string): string | null {
  return gaps.map((pattern) => pattern.exec(words)?.[1]).find((found) => found !== undefined) ?? null
}

/** What the other is stands last: 'how many times more electricity will solar make than nuclear'. */
const asksTimes = /\b(?:how many|what) (?:times|multiple)\b.*\b(?:than|as|of|that of) (?:the |that of |all )*(.+)$/i
/** 'How many barrels of oil will an ounce of gold buy?' */
const asksHowMany =
  /\bhow many (?:barrels?|ounces?|tonnes?|tons?|units?|shares?|grams?|kilos?) of (\p{L}+(?: \p{L}+)?)\b(?=.*\b(?:buys?|worth|gets?|costs?|fetch(?:es)?|equals?|pay|for)\b)/iu

/** What an amount is told as a multiple of. */
export function otherInTimes({ wants, relation, of }: Ask): string | null {
  if (wants !== 'amount' || relation !== null) return null
  return asksTimes.exec(of.words)?.[1] ?? asksHowMany.exec(of.words)?.[1] ?? askedForEach(of.words)
}

/** What it is compared with; null where that is no other thing. */
export function otherOf({ relation }: Pick<Ask, 'relation'>): string | null {
  return relation && 'factor' in relation && 'other' in relation.of ? relation.of.other : null
}

/** Of 'wind or solar: which makes more electricity' without 'solar': 'wind or which makes more electricity'. */
export function withoutOther(words: string, other: string): string {
  const named = new Set(wordsIn(other.toLowerCase()))
  return words
    .split(' ')
    .filter((word) => !named.has(wordsIn(word.toLowerCase())[0] ?? word))
    .join(' ')
}

/** What shares are of, with the words by which it is found. */
const wholes: readonly { words: string; isNeeded(part: Ask): boolean }[] = [
  {
    words: 'world population',
    isNeeded: ({ wants, of }) =>
      wants === 'amount' && (counts.test(of.words) || asksForAll(of.words) || of.measure === 'each'),
  },
  { words: 'world population', isNeeded: ({ wants, relation }) => wants === 'chance' && isMany(relation) },
  { words: 'world electricity generation', isNeeded: isShareOf(/electric|\bpower\b|solar|wind|nuclear|generat/i) },
  { words: 'fossil CO2 emissions', isNeeded: isShareOf(/emission|co2/i) },
]

/** So many that people may be counted. */
const isMany = (relation: Ask['relation']): boolean =>
  relation !== null && 'value' in relation && relation.value > 1000 && relation.unit === ''

/** Whether the number of all of them is asked for, in so many words: 'absolute number', 'how large a population of'. */
export const countsAll =
  /\b(?:(?:total|absolute) (?:numbers?|figures?)|in absolute (?:terms|numbers)|head-?counts?|in heads|how (?:large|big) (?:\S+ ){0,4}?population of)\b/i
/** Whether a number of something is asked for. */
export const counts = new RegExp(String.raw`\b(?:how many|number of)\b|${countsAll.source}`, 'i')

function isShareOf(of: RegExp) {
  return ({ wants, of: { words, measure }, relation }: Ask): boolean => {
    const isShare = measure === 'share' || (relation !== null && 'value' in relation && relation.unit === '%')
    return isShare && (wants === 'amount' || wants === 'chance') && of.test(words)
  }
}
