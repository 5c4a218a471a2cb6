/**
 * Whether an answer is about what was asked, and neither about more, nor about what works against it, nor by somebody else:
 * what must last for a year is no mere landing.
 */
import type { Ask } from '../../../ask/ask.ts'
import { isLasting } from '../../../ask/unread/limits.ts'
import type { Stated } from '../ask-stated.ts'
import { leavesSaid } from '../narrower/said-too.ts'
import { tellsNoEnd } from './comes-to-an-end.ts'
import { isDoneTo } from './doers.ts'
import { lacksSubject, namesNothing } from './named-subject.ts'
import { lacksThings } from './named-things.ts'
import { isOpposed } from './opposed.ts'
import { namesOtherCode } from './other-code.ts'
import { isOfOtherSort } from './other-sort.ts'
import { areOtherCountries } from './same-countries.ts'

type Named = Pick<Stated, 'wants' | 'names'> & Partial<Pick<Stated, 'relation'>>

export const isSameSubject = (asked: Ask, stated: Named): boolean =>
  mayLast(asked, stated) &&
  !isOpposed(asked, stated) &&
  !isDoneTo(asked, stated) &&
  !tellsNoEnd(asked, stated) &&
  !leavesSaid(asked, stated) &&
  isNamed(asked, stated) &&
  !areOtherCountries(asked, stated) &&
  !isOfOtherSort(asked, stated) &&
  !namesOtherCode(asked.of.words, stated.names)

const isNamed = (asked: Ask, stated: Named): boolean =>
  !namesNothing(asked) && !lacksSubject(asked, stated) && !lacksThings(asked, stated)

function mayLast({ of: { words }, condition }: Ask, { wants, names }: Named): boolean {
  const [title = ''] = names.split('\n')
  const mustLast = (wants === 'chance' || wants === 'time') && condition === null && isLasting(title.toLowerCase())
  return !mustLast || goesOn.test(words) || isLasting(words.toLowerCase())
}

/** They say themselves that it goes on. */
const goesOn =
  /\b(?:li(?:ves?|ved|ving)|inhabit\w*|resid\w*|settle\w*|coloni\w*|occup\w*|continu\w*|uninterrupted\w*|staffed|manned)\b/i
