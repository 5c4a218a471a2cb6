/**
 * How often a series has a value, as an object for each frequency: its periods, and all that differs between a series of
 * years, one of quarters and one of months. Nobody compares their names. Free of schemas, for the browser.
 */
import { type Period, periods } from '#kit/periods.ts'
import type { Frequency } from './series-words.ts'

export type HowOften = Period & {
  /** After its number in the head of a table: '+3 q'. */
  readonly short: string
  /** What a value is held against that is a year older. */
  readonly yearBefore: string
  /** How many steps ahead a projection goes at most. */
  readonly mostAhead: number
  /** For so many steps after it the last value still stands for today: less than a year, but for years, told when they are over. */
  readonly stillToday: number
  /** Of how many values a direction is told: those of a generation, of ten years, of five. What was before is history. */
  readonly directed: number
  /** Of an item that asks about the series: as much of the past as a small chart has room for, and how far it goes on at the least. */
  readonly outlook: { readonly past: number; readonly ahead: number }
  /** Days after the end of its last period from which on the next value is late: the period's own, and as its sources need. */
  readonly lateAfter: number
  /** What is provisional counts after so many days: a publisher may never say that it is final. */
  readonly settlesIn: number
  /** The day for which a period stands where a day is asked for: its middle, of a month its first. */
  readonly dayOf: (at: string) => string
  /** Which day that is, after 'of a year'. */
  readonly sayDayOf: string
  /** Whether an S-curve can be seen in it: those take years. */
  readonly canMature: boolean
}

export const howOften: Readonly<Record<Frequency, HowOften>> = {
  yearly: {
    ...periods.yearly,
    short: 'y',
    yearBefore: 'the year before',
    mostAhead: 40,
    stillToday: 1,
    directed: 30,
    outlook: { past: 40, ahead: 5 },
    lateAfter: 548,
    settlesIn: 90,
    dayOf: (at) => `${at}-07-01`,
    sayDayOf: 'its 1 July',
    canMature: true,
  },
  quarterly: {
    ...periods.quarterly,
    short: 'q',
    yearBefore: 'the same quarter the year before',
    mostAhead: 40,
    stillToday: 3,
    directed: 40,
    outlook: { past: 60, ahead: 8 },
    lateAfter: 213,
    settlesIn: 60,
    dayOf: (at) => `${at.slice(0, 4)}-${String(periods.quarterly.partOf(at) * 3 + 2).padStart(2, '0')}-15`,
    sayDayOf: 'the 15th of its second month',
    canMature: false,
  },
  monthly: {
    ...periods.monthly,
    short: 'm',
    yearBefore: 'the same month the year before',
    mostAhead: 120,
    stillToday: 11,
    directed: 60,
    outlook: { past: 120, ahead: 12 },
    lateAfter: 75,
    settlesIn: 30,
    dayOf: (at) => `${at}-01`,
    sayDayOf: 'its first day',
    canMature: false,
  },
}

/** What a year means to a series of shorter periods: the one after its middle, '2027-Q3' or '2027-07'. */
export function askedOf(asked: string, frequency: Frequency): string {
  const { perYear, suffix } = howOften[frequency]
  return asked.length === 4 ? `${asked}${suffix(Math.floor(perYear / 2))}` : asked
}

/** 'of a year its 1 July, of a quarter ..., of a month its first day' */
export const sayDaysOf = Object.values(howOften)
  .map(({ step, sayDayOf }) => `of a ${step} ${sayDayOf}`)
  .join(', ')
