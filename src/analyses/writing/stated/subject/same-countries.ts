/**
 * Whether the countries of a question are those of an answer's title, in the same parts: 'will France attack the island' is
 * no 'will Spain attack it', nor is 'will the island attack Spain'. What a title takes as given has countries of its own.
 */
import type { Ask } from '../../../ask/ask.ts'
import { splitCondition } from '../../../ask/conditions.ts'
import { placesIn } from '../../../ask/places/place.ts'
import type { Stated } from '../ask-stated.ts'

/** What turns round who does something to whom. */
const turned =
  /\b(?:by(?! \d| the (?:end|start|year)\b)|to|from|behind|than|against|over|between|with|of both|vs|versus)\b/i

type Told = Pick<Stated, 'names'> & Partial<Pick<Stated, 'relation'>>

/** What names no country in its title may be about any. */
export function areOtherCountries(ask: Ask, { names, relation = null }: Told): boolean {
  const { wants, of, condition } = ask
  const [title = ''] = names.split('\n')
  const told = placesIn(title)
  if (wants === 'amount' || told.length === 0) return false
  if (isOneOf(of.words, names)) return isElsewhere(of.words, [...told, ...optionsIn(names)])
  const { given, asked } = splitCondition(title)
  if (given === null || condition === null)
    return isElsewhere(of.words, told) || isOtherWayRound(ask, { title, relation })
  // Its label says after its name what it takes as given.
  const main = placesIn(asked.replace(/ if .*$/su, ''))
  return isElsewhere(of.words, main) || areOthersGiven(condition.of.words, given.text, told)
}

/** They stand in its third line. */
const optionsIn = (names: string): string[] => placesIn(names.split('\n')[2] ?? '')

/** 'Is Malta the next to join?' is one of the answers to which is the next; that it joins at all is none. */
const isOneOf = (words: string, names: string): boolean =>
  optionsIn(names).length > 0 && isFirst.test(names.split('\n')[0] ?? '') && isFirst.test(words)
const isFirst = /\b(?:next|first)\b/i

function areOthersGiven(words: string, given: string, told: readonly string[]): boolean {
  const own = placesIn(given)
  return isElsewhere(words, own.length > 0 ? own : told) || isInOtherOrder(words, given)
}

const isElsewhere = (words: string, told: readonly string[]): boolean =>
  placesIn(words).some((one) => !told.includes(one))

/** By which of two is to be above the other, where both say so; else by their order. */
function isOtherWayRound(
  { of: { words }, relation }: Ask,
  told: { title: string; relation: Ask['relation'] },
): boolean {
  const [one, other] = [largerOf(words, relation), largerOf(told.title, told.relation)]
  return one !== null && other !== null ? one !== other : isInOtherOrder(words, told.title)
}

function largerOf(words: string, relation: Ask['relation']): string | null {
  if (relation === null || !('factor' in relation) || !('other' in relation.of)) return null
  const [other] = placesIn(relation.of.other)
  const self = placesIn(words).find((one) => one !== other)
  if (other === undefined || self === undefined) return null
  return relation.comparison === 'above' || relation.comparison === 'at-least' ? self : other
}

function isInOtherOrder(words: string, title: string): boolean {
  const [[first, second], told] = [placesIn(words), placesIn(title)]
  const isSwapped = first !== undefined && second !== undefined && told.indexOf(first) > told.indexOf(second)
  return isSwapped && !turned.test(words) && !turned.test(title)
}
