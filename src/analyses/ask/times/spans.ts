/** What a time that a question names comes to, in years. */
import type { When } from '../ask.ts'
import { loosely, seasons } from './calendar.ts'
import { readNumber } from '../../question/number-words.ts'

export const yearOf = (today: Date): number => today.getUTCFullYear()

export function within(from: number | null, to: number | null, month?: string): When {
  return { kind: 'within', from, to, ...(month !== undefined && { month }) }
}

export function by(today: Date, to: number, month?: string): When {
  return { kind: 'by', from: yearOf(today), to, ...(month !== undefined && { month }) }
}

export function at(year: number, month?: string): When {
  return { kind: 'in', from: year, to: year, ...(month !== undefined && { month }) }
}

/** A winter ends in the year after. */
export function seasonOf(name: string, from: number): When {
  const month = seasons[name] ?? ''
  return within(from, month === seasons['winter'] ? from + 1 : from, month)
}

/** The next of its name that has not ended on a day. */
export function seasonFrom(name: string, day: Date): When {
  const [first = 1, last = 12] = (seasons[name] ?? '').split('-').map(Number)
  const month = day.getUTCMonth() + 1
  const isOver = last >= first && month > last
  const hasBegun = last < first && month <= last
  return seasonOf(name, yearOf(day) + (isOver ? 1 : hasBegun ? -1 : 0))
}

export function monthAfter(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1))
}

const decadeParts: Readonly<Record<string, readonly [number, number]>> = { early: [0, 3], mid: [4, 6], late: [7, 9] }

type Part = { part: string | undefined; isUntil: boolean }

/** 'Mid 2028' is some months of it; 'by mid 2028' is by its June, and 'by late 2028' by its end. */
export function partly(year: number, { part = '', isUntil }: Part, today: Date): When {
  if (isUntil) return by(today, year, untilPart[part])
  return within(year, year, loosely[part])
}
const untilPart: Readonly<Record<string, string>> = { early: '04', mid: '06' }

export function decadeOf(first: number, { part, isUntil }: Part, today: Date): When {
  const [from, to] = decadeParts[part ?? ''] ?? [0, 9]
  if (isUntil) return by(today, part ? first + to : first)
  return within(Math.max(yearOf(today), first + from), first + to)
}

export function endOfDecade(today: Date): number {
  return yearOf(today) - (yearOf(today) % 10) + 9
}

const few: Readonly<Record<string, number>> = {
  few: 5,
  several: 5,
  couple: 2,
  a: 1,
  an: 1,
  'a dozen': 12,
  'half a dozen': 6,
}
const inYears: Readonly<Record<string, number>> = { decade: 10, month: 1 / 12, week: 1 / 52, day: 1 / 365, year: 1 }

/** 'in ten years' is a year, 'within ten years' all until then. Null for what is no number. */
export function ahead(
  { count, unit, isSpan }: { count: string; unit: string; isSpan: boolean },
  today: Date,
): When | null {
  const number = few[count.replaceAll(/^a (?=few|couple)| of$/g, '').trim()] ?? readNumber(count)
  const to = yearOf(today) + Math.ceil(number * (inYears[unit] ?? 100) - 0.5 * Number(unit === 'year'))
  if (!Number.isFinite(to)) return null
  return isSpan ? by(today, to) : at(to)
}

/** The next month of its name, which may be of the year after. */
export function nextOf(month: string, today: Date): When {
  return at(yearOf(today) + Number(Number(month) <= today.getUTCMonth() + 1), month)
}
