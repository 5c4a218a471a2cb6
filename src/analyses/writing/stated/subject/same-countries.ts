/**
 * Whether the countries of a question are those of an answer's title, in the same parts: 'will France attack the island' is
 * no 'will Spain attack it', nor is 'will the island attack Spain'.
 */
import type { Ask } from '../../../ask/ask.ts'
import { placesIn } from '../../../ask/places/place.ts'
import type { Stated } from '../ask-stated.ts'

/** What turns round who does something to whom. */
const turned = /\b(?:by(?! \d| the (?:end|start|year)\b)|to|from|behind|than|against|over|between|with|of both)\b/i
const takesAsGiven = /\b(?:if|given|assuming)\b/i

/** What names no country in its title may be about any. */
export function areOtherCountries({ wants, of: { words }, condition }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = ''] = names.split('\n')
  const told = placesIn(title)
  if (wants === 'amount' || told.length === 0) return false
  const given = takesAsGiven.test(title) ? (condition?.of.words ?? '') : ''
  return isOther(words, told, title) || isOther(given, told, title)
}

function isOther(words: string, told: readonly string[], title: string): boolean {
  const asked = placesIn(words)
  const isElsewhere = asked.some((one) => !told.includes(one))
  return isElsewhere || (isOtherWayRound(asked, told) && !turned.test(words) && !turned.test(title))
}

/** Two that stand in the other order. */
function isOtherWayRound([first, second]: readonly string[], told: readonly string[]): boolean {
  return first !== undefined && second !== undefined && told.indexOf(first) > told.indexOf(second)
}
