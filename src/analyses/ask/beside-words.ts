/**
 * What else a part of a question needs, beside what it is about: the other of two that are compared, and the whole that a
 * share is of. 'How many people over 65?' is a share of the population, of which the question says nothing.
 */
import type { Ask } from './ask.ts'

/** Words to look for, none of them twice; most questions need nothing else. */
export function besideWords(part: Ask): string[] {
  const other = otherOf(part)
  if (other !== null) return [other, withoutOther(part.of.words, other)]
  return wholes.filter(({ isNeeded }) => isNeeded(part)).map(({ words }) => words)
}

/** What it is compared with; null where that is no other thing. */
export function otherOf({ relation }: Pick<Ask, 'relation'>): string | null {
  return relation && 'factor' in relation && 'other' in relation.of ? relation.of.other : null
}

/** Of 'wind or solar: which makes more electricity' without 'solar': 'wind or which makes more electricity'. */
export function withoutOther(words: string, other: string): string {
  const named = new Set(wordsIn(other))
  return words
    .split(' ')
    .filter((word) => !named.has(wordsIn(word)[0] ?? word))
    .join(' ')
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What shares are of, with the words by which it is found. */
const wholes: readonly { words: string; isNeeded(part: Ask): boolean }[] = [
  { words: 'world population', isNeeded: ({ wants, of }) => wants === 'amount' && counts.test(of.words) },
  { words: 'world electricity generation', isNeeded: isShareOf(/electric|\bpower\b|solar|wind|nuclear|generat/i) },
  { words: 'fossil CO2 emissions', isNeeded: isShareOf(/emission|co2/i) },
]

/** Whether a number of something is asked for. */
export const counts = /\b(?:how many|number of)\b/i

function isShareOf(of: RegExp) {
  return ({ wants, of: { words, measure }, relation }: Ask): boolean => {
    const isShare = measure === 'share' || (relation !== null && 'value' in relation && relation.unit === '%')
    return isShare && (wants === 'amount' || wants === 'chance') && of.test(words)
  }
}
