/**
 * Years, quarters and months, of which a series has a value each: '2024', '2024-Q3' and '2024-07'. One object for each
 * says how it is written and counted; whoever has such a date finds its object by how it is written.
 */

export type Period = {
  /** How often values come that are of such periods. */
  readonly name: 'yearly' | 'quarterly' | 'monthly'
  /** How many a year has. */
  readonly perYear: 1 | 4 | 12
  /** 'year': what lies between two values. */
  readonly step: string
  readonly written: RegExp
  /** What follows the year: of its third quarter, 2 counted from 0, '-Q3'. */
  readonly suffix: (part: number) => string
  /** Which part of its year a date is, from 0: of '2024-Q3' it is 2. */
  readonly partOf: (at: string) => number
}

const year: Period = {
  name: 'yearly',
  perYear: 1,
  step: 'year',
  written: /^\d{4}$/,
  suffix: () => '',
  partOf: () => 0,
}

const quarter: Period = {
  name: 'quarterly',
  perYear: 4,
  step: 'quarter',
  written: /^\d{4}-Q[1-4]$/,
  suffix: (part) => `-Q${part + 1}`,
  partOf: (at) => Number(at[6]) - 1,
}

const month: Period = {
  name: 'monthly',
  perYear: 12,
  step: 'month',
  written: /^\d{4}-(0[1-9]|1[0-2])$/,
  suffix: (part) => `-${String(part + 1).padStart(2, '0')}`,
  partOf: (at) => Number(at.slice(5, 7)) - 1,
}

/** By the word for how often values of them come, the longest first. */
export const periods = { yearly: year, quarterly: quarter, monthly: month } as const

/** Of a date as series have it. */
export function periodOf(at: string): Period {
  if (at.length <= 4) return year
  return at[5] === 'Q' ? quarter : month
}

/**
 * Periods since the year 0, so that of two dates it can be said how far apart they are. Of a day or a month it is that in
 * which it lies, of a year its first.
 */
export function placeOf(at: string, { perYear }: Period = periodOf(at)): number {
  const own = periodOf(at)
  return Number(at.slice(0, 4)) * perYear + Math.floor((own.partOf(at) * perYear) / own.perYear)
}

/** The date at a place: in quarters that of 8099 is '2024-Q4'. */
export function periodAt(place: number, { perYear, suffix }: Period): string {
  const ofYear = Math.floor(place / perYear)
  return `${String(ofYear).padStart(4, '0')}${suffix(place - ofYear * perYear)}`
}

/** In which period a day lies: '2024-Q3' of '2024-08-15'. */
export function periodOn(day: string, period: Period): string {
  return periodAt(placeOf(day, period), period)
}

/** Of '2024-Q3' it is '2024-07-01'; a day is its own. */
export function firstDayOf(at: string): string {
  return at.length === 10 ? at : `${at.slice(0, 4)}-${monthBefore(at, 0)}-01`
}

/** Of '2024-Q3' it is '2024-09-30'; a day is its own. */
export function lastDayOf(at: string): string {
  if (at.length === 10) return at
  const ofMonth = monthBefore(at, 1)
  const days = new Date(Date.UTC(Number(at.slice(0, 4)), Number(ofMonth), 0)).getUTCDate()
  return `${at.slice(0, 4)}-${ofMonth}-${days}`
}

/** The first month of a period, or with 1 its last, as in a date. */
function monthBefore(at: string, end: 0 | 1): string {
  const { perYear, partOf } = periodOf(at)
  const first = ((partOf(at) + end) * 12) / perYear
  return String(end === 1 ? first : first + 1).padStart(2, '0')
}
