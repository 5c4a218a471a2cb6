/**
 * How is a date a number? As a count of days for scales and distributions of dates, or as a decimal year for charts
 * beside yearly series.
 */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { type Year, year } from '../units.ts'

const millisecondsOfDay = 86_400_000
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Days from 1 January 1970 to a date written YYYY-MM-DD (proleptic Gregorian calendar, years 0000 to 9999):
 * '2030-12-01' is day 22249. Throws `InvalidInput` for what is not written so and for days that no month has.
 */
export function dayOf(date: string): number {
  const [, years = '', months = '', days = ''] = isoDate.exec(date) ?? []
  const day = dayNumber(Number(years), Number(months), Number(days))
  if (years === '' || written(day) !== date)
    throw new InvalidInput('date', `must be a day written YYYY-MM-DD, not '${date}'`)
  return day
}

/**
 * The date on which a day lies, the inverse of `dayOf`; a broken number of days lies in the day it has begun: 22249.7
 * is '2030-12-01'. Throws `InvalidInput` for days before the year 0000 or after 9999.
 */
export function dateOf(day: number): string {
  if (!(day >= firstDayOf(0) && day < firstDayOf(10_000)))
    throw new InvalidInput('day', `must lie in the years 0000 to 9999, not at ${day}`)
  return written(Math.floor(day))
}

/**
 * The decimal year of a day: the year, and the share of its own 365 or 366 days that had passed when the day began. Day
 * 22249, the first of December 2030, is 2030.9151. Throws `InvalidInput` as `dateOf` does.
 */
export function decimalYear(day: number): Year {
  const whole = Number(dateOf(day).slice(0, 4))
  return year(whole + (day - firstDayOf(whole)) / lengthOf(whole))
}

/**
 * The day at a decimal year, with its broken part; the inverse of `decimalYear`. 2030.5 is day 22097.5. Throws
 * `InvalidInput` as `dateOf` does.
 */
export function dayAtYear(at: Year): number {
  mustBeFinite('at', at)
  const whole = Math.floor(at)
  const day = firstDayOf(whole) + (at - whole) * lengthOf(whole)
  dateOf(day)
  return day
}

function written(day: number): string {
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10)
}

function lengthOf(whole: number): number {
  return firstDayOf(whole + 1) - firstDayOf(whole)
}

function firstDayOf(whole: number): number {
  return dayNumber(whole, 1, 1)
}

/** `Date.UTC` takes the years 0 to 99 for 1900 to 1999; setting the year does not. */
function dayNumber(years: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(years, month - 1, day) / millisecondsOfDay
}
