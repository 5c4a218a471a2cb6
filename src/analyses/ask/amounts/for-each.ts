/**
 * So many of one thing for each of another: 'three cups for every pot', 'ten spoons per fork'. What is told for each
 * person, year or unit is of one thing alone.
 */
import type { Comparison, Relation } from '../ask.ts'
import { type Reader, reader } from '../cut.ts'
import { numberPattern, readNumber } from '../../question/number-words.ts'
import { unitWords } from './amount-words.ts'

const whole = String.raw`(?:person|people|human|inhabitant|head|capita|citizen|resident|adult|child|children|man|woman|girl|boy|worker|household|family|birth|death|country|nation|state|town|city|annum|year|month|week|day|hour|minute|second|night|decade|of us|hundred|thousand|million|billion|ten|cent|case|unit|piece|game|match|flight|trip|time)s?\b`
const each = String.raw`(?:(?:for|to|against|per) (?:each|every|any|one|a single)(?: one)?(?: of)?|per)`
const aThing = String.raw`(?!${whole}|(?:${unitWords})(?![\p{L}])|one\b|extra\b|additional\b|further\b|new\b)`
const counted = String.raw`(?!(?:${unitWords})(?![\p{L}])|times\b|in\b|out\b|of\b|to\b|or\b|and\b|per\b|for\b)`
const leads = String.raw`(more than|over|above|at least|fewer than|less than|below|under|no more than|at most)`

function comparisonOf(lead: string, orSo: string): Comparison {
  if (/no more|at most/.test(lead) || /less|fewer/.test(orSo)) return 'at-most'
  if (/fewer|less|below|under/.test(lead)) return 'below'
  return lead && lead !== 'at least' ? 'above' : 'at-least'
}

export const forEach: Reader<Relation, unknown> = reader(
  String.raw`(?<![\p{L}\d.,])(?:${leads} )?(${numberPattern})(?: or (more|less|fewer))? (?=(?:${counted}[\p{L}-]+ ){1,5}?${each} )(?:[\p{L}-]+ ){1,5}?${each} (?:(?:the|old|such) )*(${aThing}\p{L}[\p{L} -]{1,40}?)(?= (?:or|in|by|before|until|within|worldwide|globally|next|this|ever|on|as|at)\b|[,?!;:.]| [,–—-]|$)`,
  ([, lead = '', number = '', orSo = '', other = '']) => ({
    factor: readNumber(number),
    comparison: comparisonOf(lead, orSo),
    of: { other: other.trim() },
  }),
)

/** Of 'how many cups for each pot' the pot. */
export const askedForEach = (words: string): string | null => howMany.exec(words)?.[1] ?? null
const howMany = new RegExp(
  String.raw`\bhow many (?!(?:${unitWords})(?![\p{L}])).{3,80}? (?:for|to|per) (?:each|every)(?: one)?(?: of)? (?:(?:the|old|such) )*(${aThing}\p{L}.*)$`,
  'iu',
)

/** Whether words left over say for each of what: 'per pot'. */
export const saysForEach = (words: string, other: string): boolean =>
  new RegExp(`^${each} `, 'u').test(words) && words.split(' ').some((word) => other.split(' ').includes(word))
