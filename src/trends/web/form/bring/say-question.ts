/** What only a person can say of a file: the question, and each of its answers, in words. */
import type { Preview } from '#series/reading/preview.ts'
import { sayDay } from '#kit/dates.ts'
import { sayList } from './say-reading.ts'

type Ask = Preview['asks'][number]
type Answer = Ask['proposals'][number]['answer']

/** Only days can be gathered to months. */
const daysAsk =
  'The file has days, and series here have years, quarters or months: no projection of days was ever checked. How are the days gathered?'
const otherwise = 'Values come otherwise than a series can have them. How are they gathered?'

const questions: Readonly<Record<string, (ask: Ask) => string>> = {
  'decimal-mark': () => 'Numbers such as 1,234 or 1.234 can be read in two ways. How are they meant?',
  'date-order': () => 'Which comes first, the day or the month?',
  century: () => 'Years have two digits. Are they these?',
  'excel-dates': () => 'Dates are numbers, as of a spreadsheet that lost its formats. Are they these?',
  'year-of': () => 'Years span two. By which one is each called?',
  frequency: () => 'There are dates of two sorts. Which are the series?',
  column: () => 'Which column holds the values?',
  key: () => 'Which of these series is it?',
  section: () => 'There are several tables below each other. Which is it?',
  sheet: () => 'Which sheet is it?',
  member: () => 'Which file of the archive is it?',
  gather: ({ proposals }) => (proposals.some(({ answer }) => answer.gather?.to === 'monthly') ? daysAsk : otherwise),
  'unit-change': ({ factor = 1, over = 0 }) =>
    `All ${over} values that the trend has too are ${factor} times what it has. Did the file change its unit?`,
}

export function sayQuestion(ask: Ask): string {
  return questions[ask.ask]?.(ask) ?? 'Which is it?'
}

const ways = { mean: 'the mean', last: 'the last value', sum: 'the sum', max: 'the largest value', count: 'how many' }
const periods = { yearly: 'of each year', quarterly: 'of each quarter', monthly: 'of each month' }

export function sayAnswer(answer: Answer): string {
  const { key, gather, frequency, yearOf } = answer
  if (key) return Object.values(key).join(', ')
  if (gather) return `${ways[gather.by]} ${periods[gather.to]}`
  if (frequency) return yearOf ? `years, by the ${yearWord[yearOf]}` : `the ${frequency} ones`
  return plainAnswer(answer)
}

const yearWord = { start: 'first', end: 'second' }

function plainAnswer({ yearOf, decimal, dateOrder, scale, newUnit, ...rest }: Answer): string {
  if (yearOf) return `by the ${yearWord[yearOf]}`
  if (decimal)
    return decimal === '.' ? 'a comma parts thousands, a point decimals' : 'a point parts thousands, a comma decimals'
  if (dateOrder) return dateOrder === 'dmy' ? 'the day' : 'the month'
  if (scale) return `yes: multiply each by ${scale}`
  if (newUnit) return 'no: these values take the place of those'
  const [said] = [rest.column, rest.section, rest.sheet, rest.member].filter((one) => one !== undefined)
  return said ?? 'yes'
}

/** What is said, not asked, of values that their source only foresees. */
export function sayProjections({ at = [] }: Ask): string {
  return `${sayList(at.map(sayDay))} ${at.length === 1 ? 'lies' : 'lie'} ahead, or ${at.length === 1 ? 'is' : 'are'} called a projection by the source: no observation, so left out.`
}
