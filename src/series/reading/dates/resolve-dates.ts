/**
 * What all dates of a column mean together: the order of day and month, the century, which of two years a year that
 * spans two is called by. What they do not settle is asked, never guessed; one date alone settles nothing for others.
 */
import type { Given } from '../given.ts'
import type { Read } from '../understood.ts'
import { type Language, languages } from './month-names.ts'
import { type Settled, type When, whenOf } from './when.ts'
import type { WrittenDate } from './date.ts'

export type Resolved = {
  /** Null for what is no date after all. */
  whenOf: (date: WrittenDate) => When | null
  read: Pick<Read, 'dateOrder' | 'language' | 'yearOf'>
}
export type DateQuestion = { ask: 'date-order' | 'century' | 'excel-dates' | 'year-of' | 'frequency'; answers: Given[] }

type Sorts = { [Is in WrittenDate['is']]: Extract<WrittenDate, { is: Is }>[] }

export function resolveDates(dates: readonly WrittenDate[], given: Given): Resolved | DateQuestion {
  const sorts = Object.groupBy(dates, ({ is }) => is) as Partial<Sorts> // by the very property that parts them
  const order = orderOf(sorts.slashes ?? [], given)
  if (order === 'asked') return { ask: 'date-order', answers: [{ dateOrder: 'dmy' }, { dateOrder: 'mdy' }] }
  const century = centuryOf(dates, given)
  if (isQuestion(century)) return century
  const spans = spansOf(sorts, given)
  if (isQuestion(spans)) return spans
  if (sorts.serial && sorts.serial.length === dates.length && !given.excelDates)
    return { ask: 'excel-dates', answers: [{ excelDates: 1900 }] }
  const how = { ...settled(order, century, given), spans, parts: partsOf(sorts.part ?? []) }
  return {
    whenOf: (date) => whenOf(date, how),
    read: { ...orderRead(order, sorts), ...languageOf(dates), ...yearRead(spans, given) },
  }
}

function orderRead(order: 'dmy' | 'mdy' | null, { day = [] }: Partial<Sorts>): Pick<Read, 'dateOrder'> {
  return order || day.some(({ isDotted }) => isDotted) ? { dateOrder: order ?? 'dmy' } : {}
}

function yearRead(spans: 'years' | 'months' | null, { yearOf }: Given): Pick<Read, 'yearOf'> {
  return spans === 'years' && yearOf ? { yearOf } : {}
}

const isQuestion = (told: unknown): told is DateQuestion => typeof told === 'object' && told !== null

const settled = (order: Settled['order'] | null, century: number | null, given: Given): Settled => ({
  order: order ?? 'dmy',
  century: century ?? 1900,
  excelDates: given.excelDates ?? 1900,
  yearOf: given.yearOf ?? 'start',
})

/** Proved by a number over 12, twice at least where others hang on it. */
function orderOf(all: Sorts['slashes'], given: Given): 'dmy' | 'mdy' | 'asked' | null {
  if (all.length === 0) return null
  const slashes = each(all)
  const dayFirst = new Set(slashes.filter(({ a }) => a > 12).map(({ a, b }) => a * 100 + b)).size
  const monthFirst = new Set(slashes.filter(({ b }) => b > 12).map(({ a, b }) => a * 100 + b)).size
  const open = slashes.filter(({ a, b }) => a <= 12 && b <= 12).length
  const isProved = dayFirst + monthFirst > 1 || open < 2
  if (isProved && dayFirst > 0 && monthFirst === 0) return 'dmy'
  if (isProved && monthFirst > 0 && dayFirst === 0) return 'mdy'
  return given.dateOrder ?? 'asked'
}

/** From the run of the years as they stand in the file: 98, 99, 00, 01 begin in 1998. */
function centuryOf(dates: readonly WrittenDate[], given: Given): number | null | DateQuestion {
  const short = each(dates.filter(isShort)).map(({ year }) => year)
  const [first = 0, second = first] = short
  if (short.length === 0) return null
  if (given.centuryFrom !== undefined) return given.centuryFrom
  const isFalling = second === (first + 99) % 100
  const last = short.at(-1) ?? first
  const [from, to] = isFalling ? [last, first] : [first, last]
  // The whole run a century later, where it still ends by today.
  const latest = 2000 + from + ((to - from + 100) % 100)
  const isLate = latest <= Number(given.retrieved?.slice(0, 4) ?? 2030)
  return { ask: 'century', answers: [{ centuryFrom: (isLate ? 2000 : 1900) + from }] }
}

/** Each date once, in the order in which they come: one that is there often proves no more. */
function each<Sort extends WrittenDate>(dates: readonly Sort[]): Sort[] {
  return [...new Map(dates.map((date) => [JSON.stringify(date), date])).values()]
}

function isShort(date: WrittenDate): date is Extract<WrittenDate, { is: 'short-month' | 'slashes' }> {
  return date.is === 'short-month' || (date.is === 'slashes' && date.isShort)
}

/** '2009-10' is a span beside '2018/19', a month beside '2009-03'; alone it is asked about. */
function spansOf(sorts: Partial<Sorts>, given: Given): 'years' | 'months' | null | DateQuestion {
  const open = sorts['span-or-month'] ?? []
  const yearOf: DateQuestion = { ask: 'year-of', answers: [{ yearOf: 'start' }, { yearOf: 'end' }] }
  if (sorts.span) return given.yearOf ? 'years' : yearOf
  if (open.length === 0) return null
  if (hasMonths(sorts) || given.frequency === 'monthly') return 'months'
  if (given.yearOf) return 'years'
  if (given.frequency === 'yearly') return yearOf
  const answers: Given[] = [
    { frequency: 'yearly', yearOf: 'start' },
    { frequency: 'yearly', yearOf: 'end' },
  ]
  return { ask: 'frequency', answers: [...answers, { frequency: 'monthly' }] }
}

const hasMonths = ({ month, day, quarter }: Partial<Sorts>) => Boolean(month ?? day ?? quarter)

/** '2020:4' is a quarter unless several go beyond four. */
function partsOf(parts: readonly { part: number }[]): 'quarters' | 'months' {
  return new Set(parts.filter(({ part }) => part > 4).map(({ part }) => part)).size > 1 ? 'months' : 'quarters'
}

/** The one in which all words are months. */
function languageOf(dates: readonly WrittenDate[]): { language?: Language } {
  const told = dates.flatMap((date) => ('languages' in date && date.languages ? [date.languages] : []))
  const language = languages.find((one) => told.every((some) => some.includes(one)))
  return told.length > 0 && language ? { language } : {}
}
