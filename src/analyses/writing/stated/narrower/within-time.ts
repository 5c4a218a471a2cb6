/**
 * Whether what is asked of a time between two others, or at any time of a year, is told of that: by 2050 is not between
 * 2040 and 2050, and at the end of a year is not at any time of it.
 */
import type { Ask, When } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

type Within = Pick<Stated, 'names' | 'when'>

export const isOtherwiseWithin = (asked: Ask, stated: Within): boolean =>
  beginsLater(asked, stated) || isAtEnd(asked, stated) || isInOneYear(asked, stated) || isOfLastYear(asked, stated)

/** What comes by a year may come before the first year that is asked about. */
function beginsLater({ wants, when: asked, condition }: Ask, { when: stated }: Within): boolean {
  if (wants !== 'chance' || condition !== null || asked?.kind !== 'within' || !isSpan(stated)) return false
  return asked.from !== null && stated.from !== null && asked.from > stated.from
}

/** What comes by 2029 may come before 2029. */
function isInOneYear({ wants, when: asked, relation, condition }: Ask, { when: stated }: Within): boolean {
  if (wants !== 'chance' || relation !== null || condition !== null || asked?.kind !== 'in') return false
  return isSpan(stated) && stated.from !== null && asked.from !== null && asked.from > stated.from
}

/** 'Between December 2026 and December 2028' is all that time too. */
const isSpan = (stated: When | null): stated is When => stated?.kind === 'by' || stated?.kind === 'within'

/** What may be met in any of several years is told by none of them alone. */
function isOfLastYear({ wants, when: asked, relation }: Ask, { when: stated }: Within): boolean {
  if (wants !== 'chance' || relation === null || asked?.kind !== 'within' || asked.month !== undefined) return false
  return asked.from !== asked.to && stated?.kind === 'in'
}

const anyTime =
  /\b(?:at any (?:time|point|stage|moment)|any ?time|at some (?:time|point|stage|moment)|ever|even (?:once|briefly)|at least once|at one point)\b/i
const atEnd =
  /\b(?:at the (?:very )?end of|at (?:year(?:'s)?|year-)[ -]?end|on 31 december|on december 31|on new year's eve)\b/i

function isAtEnd({ wants, of: { words } }: Ask, { names }: Within): boolean {
  const [title = ''] = names.split('\n')
  return wants === 'chance' && anyTime.test(words) && atEnd.test(title) && !atEnd.test(words)
}
