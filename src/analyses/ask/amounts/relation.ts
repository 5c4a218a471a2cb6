/**
 * What is compared with what: a number ('above 450 ppm'), another time of the same thing ('a third less than in 2020'),
 * or another thing ('more than coal').
 */
import { anyAmount, sharePattern } from './amount-words.ts'
import type { Relation } from '../ask.ts'
import { type Cut, firstOf } from '../cut.ts'
import { forEach } from './for-each.ts'
import { factors, factorsOfReference } from './factors.ts'
import { others, othersByChance, othersByFactor } from './others.ts'
import { cutReference, firstCompared } from '../times/reference.ts'
import { cutWhen } from '../times/when.ts'
import { bare, range, reached, target, thereAre, values } from './values.ts'

/** '30 centimetres above its 1880 level' is an amount, and '20 % above' is a factor. */
const above = String.raw`(?:or (?:more|less) )?(?:above|below|over|under|higher|lower|more|less|hotter|warmer|cooler|colder|taller|deeper)(?: than)? *,`
const isAmountAbove = new RegExp(`${anyAmount} ${above}`, 'u')
const isAmountHigher = new RegExp(
  String.raw`${anyAmount} (?:or (?:more|less) )?(?:above|below|higher|lower|hotter|warmer|cooler|colder|taller|deeper)\b`,
  'u',
)
const isShareAbove = new RegExp(`${sharePattern} ${above}`, 'u')

type Asked = {
  /** Whether a number that nothing compares is what is to be reached; 'counted' where it may be no more than counted. */
  takesBare: boolean | 'counted'
  /** Whether the growth is asked for that a number needs. */
  isPace: boolean
}

export function cutRelation(text: string, today: Date, { takesBare, isPace }: Asked): Cut<Relation> {
  const { found, rest } = cutReference(text, today)
  const year = isPace ? beforeNow(found, today) : found
  const multiple = cutOther(
    rest,
    today,
    year === null ? [...othersByChance, ...othersByFactor, forEach] : othersByChance,
  )
  if (multiple.found) return multiple
  const read = firstOf<Relation, number>([
    ...factors,
    ...(year === null || isBaseline(rest, year) ? [] : factorsOfReference),
    ...(isPace ? [reached, ...values, target] : values),
    ...bareOf(takesBare),
  ])
  const one = read(rest, year ?? today.getUTCFullYear())
  return one.found ? one : cutOther(rest, today, others)
}

function bareOf(takesBare: Asked['takesBare']): (typeof bare)[] {
  if (takesBare === false) return []
  return takesBare === 'counted' ? [range, bare, thereAre] : [range, bare]
}

/** 'How fast must it grow from today?' compares with nothing. */
const beforeNow = (year: number | null, today: Date): number | null => (year === today.getUTCFullYear() ? null : year)

/** What is compared with a time before most is measured is told above that: 'compared with 1880, 30 cm higher'. */
const isBaseline = (rest: string, year: number): boolean =>
  (isAmountAbove.test(rest) && !isShareAbove.test(rest)) || (year < firstCompared && isAmountHigher.test(rest))

/** A time is no part of what something is compared with: 'more in 2030 than coal makes that year'. */
function cutOther(text: string, today: Date, readers: typeof others): Cut<Relation> {
  const timeless = cutWhen(text, today).rest.replaceAll(/ +, +/gu, ' ')
  const { found } = firstOf(readers)(timeless, today)
  return { found, rest: text }
}
