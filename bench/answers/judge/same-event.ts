/**
 * Whether a headline speaks of the event that was asked, and of no other: what differs, a word each. Where the gold's
 * README leaves open how strictly that is taken, the stricter reading is.
 */
import { type GoldAsk, side } from '../gold.ts'
import type { AnsweredGold, GoldNumber } from './gold-answer.ts'
import type { Headline } from './headline.ts'
import { isAskedMonth, isAskedYear } from './same-time.ts'
import { isAskedValue } from './same-value.ts'

export type Asked = {
  part: GoldAsk
  gold: GoldNumber
  question: AnsweredGold
  /** Values that the formulas of the answer compare with, in the unit of the series. */
  values: number[]
}
type Check = (headline: Headline, asked: Asked) => boolean

export function strangersIn(headline: Headline, asked: Asked): string[] {
  return Object.entries(checks).flatMap(([name, check]) => (check(headline, asked) ? [] : [name]))
}

const wanted = { chance: 'chance', compare: 'chance', which: 'chance', amount: 'amount', time: 'time' } as const

const checks: Readonly<Record<string, Check>> = {
  kind: ({ is }, { gold }) => is === wanted[gold.kind],
  item: ({ items }, { part, gold, question }) =>
    [...part.of.items, ...gold.derivedFrom, ...(question.accepts?.items ?? [])].some((ref) => items.includes(ref)),
  year: isAskedYear,
  month: isAskedMonth,
  value: isAskedValue,
  side: isAskedSide,
  denied: isDeniedAsAsked,
  condition: isOnCondition,
  option: namesOption,
}

const sides = {
  up: /\b(?:above|at least|more than|over(?= [\d$]| US)|exceed\w*|reach\w*)\b/i,
  down: /\b(?:below|under|at most|fewer than|less than)\b/i,
}

/** 'Below 450' where it was asked for 'above 450' is the opposite. A denial turns sides, and is looked at by itself. */
function isAskedSide({ says }: Headline, { part, gold }: Asked): boolean {
  const { relation, negated, condition } = part
  if (gold.kind !== 'chance' || !relation || negated || !('value' in relation)) return true
  const isUp = side[relation.comparison] === 'up'
  const [right, wrong] = isUp ? [sides.up, sides.down] : [sides.down, sides.up]
  // '... if emissions are below' is a side of the condition.
  const event = condition ? says.replace(/ (?:if|given|assuming|unless) .*$/i, '') : says
  return right.test(event) || !wrong.test(event)
}

const denials =
  /\b(?:not|no|none|nobody|nothing|never|without|fail\w*|miss\w*|neither|except|other than|anyone but)\b|n[’']t\b/i
const plainDenials = /\b(?:does not|do not|will not|is not|are not|never|fails? to)\b/i

/**
 * What stands beside the figure must itself deny: a reader takes '57%, an eruption by 2050' for the chance of the
 * eruption.
 */
function isDeniedAsAsked({ says, sentence }: Headline, { part, question }: Asked): boolean {
  if (question.accepts?.anyNegation === true) return true
  if (part.condition?.negated && !denials.test(`${says} ${sentence}`)) return false
  if (part.negated) return denials.test(says)
  return part.condition !== null || !plainDenials.test(says) || denials.test(question.text)
}

const conditions = /\b(?:if|given|assum\w+|should|suppos\w+|once|when|where|after|provided|without|unless)\b/i
const plainConditions = /\b(?:if|given that|assuming|provided)\b/i

/** A condition that was asked is named, and no other is added. */
function isOnCondition({ says, sentence }: Headline, { part, question }: Asked): boolean {
  if (part.wants === 'effect') return true
  if (part.condition) return conditions.test(`${says} ${sentence}`)
  return !plainConditions.test(says) || conditions.test(question.text)
}

function namesOption({ figure, says }: Headline, { gold }: Asked): boolean {
  if (gold.kind !== 'which') return true
  const names = [gold.option, ...gold.synonyms, ...(gold.secondValue === undefined ? [] : [gold.second ?? ''])]
  return names.some((name) => name !== '' && new RegExp(String.raw`\b${name}`).test(`${figure} ${says}`))
}
