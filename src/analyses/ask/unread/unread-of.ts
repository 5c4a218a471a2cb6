/** What a clause leaves unread, once what it compares, since when and until when are known. */
import type { Clause, Relation, When } from '../ask.ts'
import { saysForEach } from '../amounts/for-each.ts'
import { readNumbers } from '../../question/number-words.ts'
import { yearOf } from '../times/spans.ts'
import { cutWhen } from '../times/when.ts'
import { unreadIn } from './unread.ts'
import { yearsLeft } from './years-left.ts'

type Left = {
  wants: Clause['wants']
  isPace: boolean
  rest: string
  from: { since?: number }
  relation: Relation | null
  when: When | null
  /** Another time that is named. */
  year: number | null
  measure: Clause['of']['measure']
  /** What is added, where a sum is asked for. */
  sum: readonly string[] | null
}

/** What is told in words has no number that another would be. */
export function unreadOf(text: string, left: Left, today: Date): Pick<Clause, 'unread'> {
  const { wants, rest, from, relation, when, year, measure, sum } = left
  if (wants === 'explain' || wants === 'effect') return {}
  const { rest: plain, others } = cutWhen(rest, today)
  const apart = year === null || isYearRead(text, year, left, today) ? [] : [String(year)]
  const times = [...others, ...apart]
  const years = yearsLeft(text, { when, relation, others: [year, from.since] }, yearOf(today))
  const lost = years.filter((one) => !times.some((said) => said.includes(one)))
  const all = unreadIn(text, {
    rest: plain,
    times: [...times, ...lost],
    isEvent: wants === 'chance',
    sum,
    isGap: measure === 'gap',
  })
  const unread = all.filter((words) => !isFactor(words, relation))
  return unread.length > 0 ? { unread } : {}
}

/**
 * A year that is over: what a change is counted from, what is compared with, or what is asked about. What must be
 * gained a year is gained from now on, and who leads 'as now' has led so far.
 */
function isYearRead(text: string, year: number, { relation, from, when, isPace }: Left, today: Date): boolean {
  const isCompared = relation !== null && 'factor' in relation && 'self' in relation.of && relation.of.self === year
  return (
    year === from.since || year === when?.to || isCompared || (year === yearOf(today) && (isPace || asNow.test(text)))
  )
}
const asNow = /,? as (?:(?:it|he|she|they) )?(?:(?:is|are|does|do) )?(?:now|today|at present)\b/i

/** 'More than 20 ounces of gold', 'two to one' and 'ten per pot' are read as so many times another thing. */
function isFactor(words: string, relation: Relation | null): boolean {
  const lower = words.toLowerCase()
  const numbers = readNumbers(lower)
  if (relation === null || !('factor' in relation && 'other' in relation.of)) return false
  return (
    (numbers.length > 0 && numbers.every((one) => one === relation.factor)) || saysForEach(lower, relation.of.other)
  )
}
