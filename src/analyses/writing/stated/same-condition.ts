/**
 * Whether what is taken as given is the same: 'if a Republican wins' is no 'if a Democrat wins', and 'if emissions are at
 * least 10,500' is what comes where they are not below.
 */
import type { Ask } from '../../ask/ask.ts'
import type { Stated } from './ask-stated.ts'
import { namesOption } from './options-given.ts'
import { isSameValue, sides } from './same-value.ts'

type Given = Pick<Ask, 'condition'>

/** What takes one outcome as given is asked by nobody who names another. */
export function isSameCondition(
  { condition: asked }: Given,
  { condition: stated }: Pick<Stated, 'condition'>,
): boolean {
  if (asked === null || stated === null) return asked === stated
  const { given = [], others = [] } = stated.options ?? {}
  const isNamed = (option: string) => namesOption(asked.of.words, option)
  const named = given.filter(isNamed)
  // Of several, whoever names one asks of that alone.
  const areSame = named.length === given.length || (named.length === 0 && !others.some(isNamed))
  return isSameBound(asked, stated) && areSame
}

/** Whether one is given where the other is not: by a word that denies, or by the other side of the same value. */
export function isOtherWayGiven(
  { condition: asked }: Given,
  { condition: stated }: Pick<Stated, 'condition'>,
): boolean {
  if (asked === null || stated === null) return false
  return (asked.negated !== stated.negated) !== isOtherSide(asked.relation, stated.relation ?? null)
}

type Bound = Pick<NonNullable<Stated['condition']>, 'relation'>

/** What names no value, as 'if emissions fall', may mean any. */
function isSameBound({ relation: asked }: NonNullable<Ask['condition']>, { relation: stated }: Bound): boolean {
  if (!asked || !stated || !('value' in asked) || !('value' in stated)) return true
  return isSameValue(asked, stated)
}

function isOtherSide(asked: Ask['relation'], stated: Ask['relation']): boolean {
  if (!asked || !stated || !('value' in asked) || !('value' in stated)) return false
  return sides[asked.comparison] !== sides[stated.comparison]
}
