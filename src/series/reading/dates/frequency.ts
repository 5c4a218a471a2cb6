/** How often dates come, and what each is called then: '2019', '2020-Q1', '2020-01', '2020-01-31'. */
import type { Grain } from '../given.ts'
import type { Note } from '../understood.ts'
import { daysIn } from './calendar.ts'
import type { When } from './when.ts'

export function grainOf({ quarter, month, day }: When): Grain {
  return day ? 'daily' : month ? 'monthly' : quarter ? 'quarterly' : 'yearly'
}

export type Paced = { frequency: Grain; notes: Note[] }

/** Of dates that are all of one grain. */
export function paceOf(whens: readonly When[], grain: Grain): Paced {
  if (grain === 'monthly') return paceOfMonths(whens)
  return grain === 'daily' ? paceOfDays(whens) : { frequency: grain, notes: [] }
}

/** Months in words that are one and the same of each year are years that somebody dated so. */
function paceOfMonths(whens: readonly When[]): Paced {
  const [first] = whens
  const isYearly = whens.every((one) => one.isWord) && isSameMonth(whens)
  return isYearly && first
    ? { frequency: 'yearly', notes: [{ note: 'same-month-each-year', month: first.month }] }
    : { frequency: 'monthly', notes: [] }
}

/** Days that are the first, the last or the same of each month are months; so are those of years and quarters. */
function paceOfDays(whens: readonly When[]): Paced {
  const [first] = whens
  const day = commonDay(whens)
  if (!first || day === null) return daily
  const months = new Set(whens.map(({ year, month }) => year * 12 + month))
  if (isSameMonth(whens)) return { frequency: 'yearly', notes: [{ note: 'same-month-each-year', month: first.month }] }
  if (isQuarters([...months])) return { frequency: 'quarterly', notes: [{ note: 'quarters-by-their-months' }] }
  if (day === 'last' || day === 1) return { frequency: 'monthly', notes: [] }
  // Two days a month apart may be any two days.
  return months.size < 3 ? daily : { frequency: 'monthly', notes: [{ note: 'same-day-each-month', day }] }
}

const daily: Paced = { frequency: 'daily', notes: [] }

/** The day on which all lie in their months. */
function commonDay(whens: readonly When[]): number | 'last' | null {
  if (whens.every(({ year, month, day }) => day === daysIn(year, month))) return 'last'
  const day = whens[0]?.day ?? 0
  return whens.every((one) => one.day === day) ? day : null
}

function isSameMonth(whens: readonly When[]): boolean {
  return new Set(whens.map(({ month }) => month)).size === 1 && new Set(whens.map(({ year }) => year)).size > 2
}

/** Every third month, three at least, with no gap that is no quarter. */
function isQuarters(months: readonly number[]): boolean {
  const sorted = months.toSorted((a, b) => a - b)
  const steps = sorted.slice(1).map((one, i) => one - (sorted[i] ?? 0))
  return (
    steps.length > 1 &&
    steps.every((step) => step % 3 === 0) &&
    steps.filter((step) => step === 3).length * 2 > steps.length
  )
}

/** What a date is called in a series of this frequency. */
export function periodOf({ year, quarter, month, day }: When, frequency: Grain): string {
  const whole = String(year).padStart(4, '0')
  if (frequency === 'yearly') return whole
  if (frequency === 'quarterly') return `${whole}-Q${quarter || Math.ceil(month / 3)}`
  const ofMonth = `${whole}-${String(month).padStart(2, '0')}`
  return frequency === 'monthly' ? ofMonth : `${ofMonth}-${String(day).padStart(2, '0')}`
}
