/**
 * Whether something must be so all the time until a year: 'stay below 90 dollars until 2030', 'under 4 % in every year to
 * 2030'. That is denied by a single day, so that it is read as what must not come at any time.
 */
import type { Ask, Relation, When } from './ask.ts'
import { isLasting } from './unread/limits.ts'

const span = String.raw`(?:until|till|through|up to|to|from|between|over|during|this|of the)`
const always = new RegExp(
  [
    String.raw`\b(?:stay|remain)(?:s|ed|ing)?\b`,
    String.raw`\b(?:keep|hold|last)(?:s|ing)? (?:itself )?(?:at(?! (?:least|most)\b)|above|below|under|over|within|beneath)\b`,
    String.raw`\bcontinues? to (?:be|exceed|lie|stand|cost)\b`,
    String.raw`\b(?:throughout|at all times|all the time|the whole (?:time|year|period|decade)|always|consistently|all (?:of the )?year(?: long| round)?|without (?:a )?(?:break|interruption))\b`,
    String.raw`\bin (?:each|every)(?: single| and every| one of the)? (?:year|month|quarter)s?\b`,
    String.raw`\b(?:each|every)(?: single)? (?:year|month|quarter) ${span}\b`,
    String.raw`\byear (?:after|in,? and) year\b`,
  ].join('|'),
  'iu',
)
/** 'Below 4 in 2030, as it stayed in 2025': of one year they say nothing of the time before. */
const ofOneYear = /\bthroughout\b|\b(?:whole|entire|all) (?:of |the )?year\b|\bin (?:each|every) (?:month|quarter)\b/iu

export const isThroughout = (text: string, when: When | null): boolean =>
  always.test(text) &&
  (when?.kind === 'by' ||
    when?.kind === 'within' ||
    (when?.kind === 'in' && when.month === undefined && ofOneYear.test(text)))

/** The other way round, and denied; what says how long it must be so is read by that. */
export function putThroughout(ask: Ask, text: string): Ask {
  const { unread = [], ...read } = ask
  const { wants, relation, when, negated } = read
  if (wants !== 'chance' || !isThroughout(text, when) || !isHeld(relation)) return ask
  const left = unread.filter((words) => !isLasting(words.toLowerCase()))
  return {
    ...read,
    ...(left.length > 0 && { unread: left }),
    when: when?.kind === 'in' ? { ...when, kind: 'within' as const } : when,
    negated: !negated,
    relation: turned(relation),
  }
}

const others = { 'at-least': 'below', below: 'at-least', above: 'at-most', 'at-most': 'above' } as const
export type Held = Extract<Relation, { value: number }> & { comparison: keyof typeof others }

export const isHeld = (relation: Relation | null): relation is Held =>
  relation !== null && 'value' in relation && relation.comparison !== 'between'

/** What is not at least so much is below it. */
export const turned = (relation: Held): Held => ({ ...relation, comparison: others[relation.comparison] })
