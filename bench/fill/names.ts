/**
 * A vocabulary of 500,000 names that no language has, as common as words are: the second half as often as the first,
 * the third a third as often (Zipf, *Human Behavior and the Principle of Least Effort*, 1949).
 */
import type { Random } from '#engine/random.ts'

export const vocabulary = 500_000

/** In letters. */
export const longestOfNames = 8

const syllables =
  'ba re ki lo mu ta ve ni so du pa le gi ro fu ka me vi no lu da se ri mo tu ha ne li po gu sa te di ko nu ra pe mi vo ru'.split(
    ' ',
  )
const endings = ['n', 'k', 'm', 'th', 'nd', 'x', 'lm', 'rt']

/** The name of a rank from 0 on: `Bababan` is the most common one. Neighbours begin otherwise. */
export function nameOf(rank: number): string {
  const at = (step: number) => syllables[Math.floor(rank / step) % syllables.length] ?? ''
  const last = endings[Math.floor(rank / syllables.length ** 3) % endings.length] ?? ''
  const name = at(1) + at(syllables.length) + at(syllables.length ** 2) + last
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A rank as common as Zipf says: of so many ranks the share of those below x is ln x / ln vocabulary. */
export function commonRank(random: Random): number {
  return Math.min(vocabulary - 1, Math.floor(vocabulary ** random()) - 1)
}

/** Any, the rarest as often as the most common. */
export function anyRank(random: Random): number {
  return Math.floor(random() * vocabulary)
}
