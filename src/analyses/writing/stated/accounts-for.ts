/**
 * What was typed and read as nothing must be said by an answer's own names: 'per 1,000 births' by the unit of its series,
 * 'Hot 100' by its title. Where it is not, the answer is to less than was asked.
 */
import { isJoined } from '../../ask/unread/joined.ts'
import { isLasting } from '../../ask/unread/limits.ts'
import { type ContentWord, contentWords } from '../../question/content-words.ts'
import { isForm } from '../../question/word-forms.ts'
import { numberPattern, readNumber } from '../../question/number-words.ts'
import type { Ask } from '../../ask/ask.ts'
import type { Stated } from './ask-stated.ts'

/** Each as it was typed; none where all is accounted for. */
export function unaccountedIn({ unread = [], condition }: Ask, stated: Pick<Stated, 'names'>): string[] {
  return [...unread, ...(condition?.unread ?? [])].filter((words) => !accountsFor(stated, words))
}

const number = new RegExp(String.raw`(?<![\p{L}\d.,])${numberPattern}(?![\p{L}\d])`, 'gu')
const fillers = new Set('a an the all any of for and or in to at'.split(' '))

/** A number is another event wherever it is not the same; words are said in any form. */
function accountsFor({ names }: Pick<Stated, 'names'>, words: string): boolean {
  const [said, own] = [words.toLowerCase(), names.toLowerCase()]
  const asked = numbersIn(said)
  if (asked.length > 0) return asked.every((one) => numbersIn(own).includes(one))
  const held = wordsIn(own)
  if (isLasting(said)) return isLasting(own)
  // A summary tells what else bears on it: what is asked together stands in the title.
  if (isJoined(said)) return isHalfHeld(said, wordsIn(own.split('\n')[0] ?? ''))
  return wordsIn(said).every((word) => fillers.has(word) || held.some((other) => isForm(word, other)))
}

/** Of what is tied to something else half the words are enough: titles put things in other words. */
function isHalfHeld(said: string, held: readonly string[]): boolean {
  const naming = contentWords(said).filter(({ weight }) => weight >= leastNaming)
  return naming.filter((word) => isHeld(word, held)).length >= naming.length / 2
}
const leastNaming = 0.5
const isHeld = ({ word, also }: ContentWord, held: readonly string[]): boolean =>
  [[word], ...also].some((way) => way.every((one) => held.some((other) => isForm(one, other))))

/** 'Per hundred people' and 'per 100 people'. */
const numbersIn = (text: string): number[] =>
  (text.replaceAll(/\bper (?=hundred|thousand|million|billion)/g, 'per a ').match(number) ?? []).map(readNumber)
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
