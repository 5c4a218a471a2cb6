/**
 * What was typed and read as nothing must be said by an answer's own names: 'per 1,000 births' by the unit of its series,
 * 'Hot 100' by its title. Where it is not, the answer is to less than was asked.
 */
import { isInMoneyOfOneYear, isOfRealTerms } from '../../ask/amounts/price-bases.ts'
import { isJoined } from '../../ask/unread/joined.ts'
import { isLasting, isOfElse, isOfPart, tellsOfElse } from '../../ask/unread/limits.ts'
import { readNumbers } from '../../question/number-words.ts'
import type { Ask } from '../../ask/ask.ts'
import type { Stated } from './ask-stated.ts'
import { holdsAll, holdsHalf, isOfPhrase } from './held-words.ts'

type Answering = Pick<Stated, 'names' | 'known'>

/** Each as it was typed; none where all is accounted for. */
export function unaccountedIn({ unread = [], of, condition }: Ask, stated: Answering): string[] {
  return [
    ...unread.filter((words) => !accountsFor(stated, words, of)),
    ...(condition?.unread ?? []).filter((words) => !accountsFor(stated, words, condition?.of ?? of)),
  ]
}

/**
 * What is asked together, or of a part, stands in the title: a summary tells what else bears on it, and one that tells of
 * renewables and nuclear power is of both. Null where it may stand anywhere.
 */
const heldInTitle = (said: string): typeof holdsAll | null =>
  isOfElse(said) ? tellsOfElse : isOfPart(said) ? holdsAll : isJoined(said) ? holdsHalf : null

/** A number is another event wherever it is not the same; words are said in any form. */
function accountsFor({ names, known }: Answering, words: string, of: Ask['of']): boolean {
  const [said, own] = [words.toLowerCase(), names.toLowerCase()]
  const asked = numbersIn(said)
  if (asked.length > 0) return hasAll(own, said, asked) || isOfHundred(said, own, of) || isSince(said, known)
  if (isOfRealTerms(said)) return isInMoneyOfOneYear(own) || holdsAll(own, said)
  if (isLasting(said)) return isLasting(own)
  const [title = ''] = own.split('\n')
  const isHeld = heldInTitle(said)
  return isHeld ? isHeld(title, said) || isOfPhrase(title, said, of.words) : holdsAll(own, said)
}

const isAmount = /[$€£%]|\b(?:dollars?|euros?|pounds?|cents?|per ?cent)\b/

function hasAll(own: string, said: string, numbers: readonly number[]): boolean {
  // Sums of money and shares that a summary tells are of something else.
  const told = isAmount.test(said) ? own.replace(/\n[^\n]*/, '') : own
  return numbers.every((one) => countedIn(told).includes(one))
}

/** 'Per hundred people' and 'per 100 people'. */
const numbersIn = (text: string): number[] =>
  readNumbers(text.replaceAll(/\bper (?=hundred|thousand|million|billion)/g, 'per a '))

const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ordinal = new RegExp(String.raw`(?<!\b(?:an?|one|two|three) )\b(${ordinals.join('|')})\b(?! of\b)`, 'gu')

/** With the place in a row: 'a tenth state' makes ten of them. */
const countedIn = (own: string): number[] => [
  ...numbersIn(own),
  ...[...own.matchAll(ordinal)].map(([said]) => ordinals.indexOf(said) + 2),
]

/** Per cent are so many of a hundred. */
const isOfHundred = (said: string, own: string, { measure }: Ask['of']): boolean =>
  measure === 'share' &&
  own.includes('%') &&
  /^(?:of |in |per |every )*(?:a |one )?(?:100|hundred)(?: \p{L}+)?$/u.test(said)

/** 'The highest since 1962' is the highest of all that is known, where that begins then, or lies after it. */
function isSince(said: string, known: Stated['known']): boolean {
  const year = Number(/^(?:since |from )?((?:18|19|20)\d\d)$/.exec(said)?.[1] ?? Number.NaN)
  return known !== undefined && known.from <= year + 1 && known.at >= year
}
