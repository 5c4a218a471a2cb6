/** Months and days that there are. */
import type { Language } from './month-names.ts'
import type { WrittenDate } from './date.ts'

export function month(ofYear: number, number: number): WrittenDate | null {
  return number >= 1 && number <= 12 ? { is: 'month', year: ofYear, month: number } : null
}

export function day(
  ofYear: number,
  number: number,
  date: number,
  more: { isDotted?: boolean; languages?: readonly Language[] } = {},
): WrittenDate | null {
  return isDayOf(ofYear, number, date) ? { is: 'day', year: ofYear, month: number, day: date, ...more } : null
}

export function isDayOf(ofYear: number, number: number, date: number): boolean {
  return number >= 1 && number <= 12 && date >= 1 && date <= daysIn(ofYear, number)
}

export function daysIn(ofYear: number, number: number): number {
  return number === 2 ? (isLeap(ofYear) ? 29 : 28) : [4, 6, 9, 11].includes(number) ? 30 : 31
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
