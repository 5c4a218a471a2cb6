/** What a written date names, once it is settled what its column means by it. */
import { isDayOf } from './calendar.ts'
import type { WrittenDate } from './date.ts'

/** `month` is 0 of a year; `quarter` and `day` are 0 where there is none. */
export type When = { year: number; quarter: number; month: number; day: number; mark?: string; isWord?: boolean }

/** What holds for all dates of a column: the order of day and month, and from when on years of two digits are. */
export type Settled = { order: 'dmy' | 'mdy'; century: number; excelDates: number; yearOf: 'start' | 'end' }
type How = Settled & { spans: 'years' | 'months' | null; parts: 'quarters' | 'months' }

/** Null for what is no date after all. */
export function whenOf(date: WrittenDate, how: How): When | null {
  const found = partsOfDate(date, how)
  return found && date.mark ? { ...found, mark: date.mark } : found
}

const none = { quarter: 0, month: 0, day: 0 }

function partsOfDate(date: WrittenDate, how: How): When | null {
  switch (date.is) {
    case 'year':
      return { ...none, year: date.year }
    case 'quarter':
      return { ...none, year: date.year, quarter: date.quarter }
    case 'month':
      return { ...none, year: date.year, month: date.month, isWord: date.languages !== undefined }
    case 'short-month':
      return { ...none, year: fullYear(date.year, how.century), month: date.month, isWord: true }
    case 'day':
    case 'decimal-year':
      return { ...none, year: date.year, month: date.month, day: date.day }
    case 'slashes':
      return slashed(date, how)
    case 'part':
      return partOf(date, how)
    default:
      return rare(date, how)
  }
}

function rare(date: WrittenDate, how: How): When | null {
  if (date.is === 'span' || (date.is === 'span-or-month' && how.spans === 'years'))
    return { ...none, year: date.year + (how.yearOf === 'end' ? 1 : 0) }
  if (date.is === 'span-or-month') return { ...none, year: date.year, month: date.month }
  // Beside years that span two, it is called by the second.
  if (date.is === 'fiscal') return how.spans === 'years' && how.yearOf === 'start' ? null : { ...none, year: date.year }
  return date.is === 'serial' ? serial(date.days, how.excelDates) : null
}

function slashed(date: Extract<WrittenDate, { is: 'slashes' }>, { order, century }: How): When | null {
  const [day, month] = order === 'dmy' ? [date.a, date.b] : [date.b, date.a]
  const year = date.isShort ? fullYear(date.year, century) : date.year
  return isDayOf(year, month, day) ? { year, quarter: 0, month, day } : null
}

function partOf({ year, part }: Extract<WrittenDate, { is: 'part' }>, { parts }: How): When | null {
  if (parts === 'months') return part <= 12 ? { ...none, year, month: part } : null
  return part <= 4 ? { ...none, year, quarter: part } : null
}

function fullYear(short: number, from: number): number {
  return from + ((short - (from % 100) + 100) % 100)
}

/** Spreadsheets count the 29th of February 1900, which never was, as day 60. */
export function serial(days: number, from: number): When {
  const start = from === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const at = new Date(start + days * 86_400_000)
  return { quarter: 0, year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}
