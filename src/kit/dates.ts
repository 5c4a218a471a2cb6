/** Days and years as people read them. All days are UTC; a clock is always passed in. */
import { periodOf } from './periods.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
/** A day in milliseconds. */
export const dayMs = 86_400_000

/** `2026-11-20` as '20 Nov 2026'; also takes `2026-11` ('Nov 2026'), `2026-Q4` ('Q4 2026') and `2026` ('2026'). */
export function sayDay(day: string): string {
  // Tables of series say hundreds of years.
  if (day.length === 4) return day
  if (day[5] === 'Q') return `${day.slice(5)} ${day.slice(0, 4)}`
  const [year = '', month, date] = day.slice(0, 10).split('-')
  const name = month ? monthNames[Number(month) - 1] : undefined
  return [date ? String(Number(date)) : '', name ?? '', year].filter(Boolean).join(' ')
}

/**
 * A point in time as a decimal year: `2026-07-02` is 2026.5. Takes a day, or a month, a quarter or a year (its middle):
 * `2026-Q1` is 2026.125.
 */
export function decimalYear(day: string): number {
  // Charts ask for thousands of years and months: those are not taken apart first.
  if (day.length <= 4) return Number(day) + 0.5
  if (day.length === 7) {
    const { perYear, partOf } = periodOf(day)
    return Number(day.slice(0, 4)) + (partOf(day) + 0.5) / perYear
  }
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  const start = Date.UTC(year, 0, 1)
  return year + (Date.UTC(year, month - 1, date) - start) / (Date.UTC(year + 1, 0, 1) - start)
}

/** The calendar day of an instant, as `2026-11-20`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs)
}

/** So many days after a day, before it where they are negative. */
export function daysLater(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))
}

/** Whether this is a day as we write it: `2026-02-28`, and neither `2026-2-28` nor `2026-02-30`. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(instant) && dayOf(new Date(instant)) === text
}
