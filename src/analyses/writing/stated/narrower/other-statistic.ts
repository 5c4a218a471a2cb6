/**
 * Whether another statistic of a thing is asked for than an answer states: its lowest day where that is the mean of a
 * month, its mean where that is the highest of all, money that buys the same where that is the money of the day.
 */
import { isInMoneyOfOneYear } from '../../../ask/amounts/price-bases.ts'
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

type Held = Pick<Stated, 'called' | 'names' | 'monthOfEach' | 'isOfYears' | 'measure'>

/** In the words of a question and in the title, label and unit of an answer. */
type Statistic = { asks: RegExp; isOther(title: string, held: Held): boolean }

const price = String.raw`(?:prices?|incomes?|gdp|wages?|costs?|spending|value|earnings|pay)`
const extreme = /\b(?:minimum|maximum|min|max|lowest|highest|least|most|fastest|largest|smallest|biggest|record)\b/i

const statistics: readonly Statistic[] = [
  {
    // 'A minimum of five' and 'at a minimum' compare; a wage has a minimum of its own.
    asks: /(?<!\ban? )\b(?:minim(?:um|a)|maxim(?:um|a)|min|max)\b(?!\.? (?:wages?|age|security)\b)/i,
    isOther: (title, { measure }) => measure !== 'peak' && measure !== 'lowest' && !extreme.test(title),
  },
  {
    asks: /\b(?:average|mean|typical)\b(?! (?:person|human|citizen|inhabitant|individual|of over|of at least)\b)/i,
    isOther: (_, { called }) => /\b(?:most|fastest|largest|highest|record)\b/i.test(called),
  },
  {
    asks: /\b(?:annual|yearly|year-round|all-year)(?: \p{L}+)? (?:mean|average)\b|\b(?:mean|average|averaged) (?:of|for|over|across) (?:the|a|all) (?:whole |entire |full )?(?:year|months)\b/iu,
    isOther: (_, { monthOfEach }) => monthOfEach !== undefined,
  },
  {
    asks: /\b(?:daily|intraday|hourly|any (?:single |one |given )?day|single day|(?:for|on) (?:even |just )?one day|closing|clos(?:e|es|ed) (?:above|below|over|under|at))\b/i,
    isOther: (title) => !/\b(?:da(?:y|ily)|clos(?:e|es|ing))\b/i.test(title),
  },
  {
    asks: new RegExp(String.raw`\breal (?:[\p{L}-]+ ){0,3}?${price}\b`, 'iu'),
    isOther: (title) => /[$€£]|\bdollars?\b/i.test(title) && !isInMoneyOfOneYear(title),
  },
  {
    asks: new RegExp(String.raw`\bnominal (?:[\p{L}-]+ ){0,3}?${price}\b|\bmoney of the day\b`, 'iu'),
    isOther: isInMoneyOfOneYear,
  },
]

export function isOtherStatistic(asked: Ask, stated: Held): boolean {
  if (!sized.has(asked.wants)) return false
  const [title = ''] = stated.names.split('\n')
  const { words } = asked.of
  return (
    isWithinOneValue(asked, stated) ||
    statistics.some(({ asks, isOther }) => asks.test(words) && isOther(title, stated))
  )
}
const sized: ReadonlySet<Ask['wants']> = new Set(['amount', 'chance', 'time', 'compare'])

/** A year that has one value has no highest and no lowest. */
const isWithinOneValue = ({ wants, when }: Ask, { measure, isOfYears }: Held): boolean =>
  wants === 'amount' &&
  (measure === 'peak' || measure === 'lowest') &&
  isOfYears === true &&
  when?.kind === 'in' &&
  when.from === when.to
