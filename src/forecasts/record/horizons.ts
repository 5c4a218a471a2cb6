/** How far ahead a question asked: from the day it opened to the day it was to resolve. */
import { daysBetween } from '#kit/dates.ts'

export const horizons = ['quarter', 'year', 'five-years', 'longer'] as const
export type Horizon = (typeof horizons)[number]

const mostDays: Record<Horizon, number> = { quarter: 92, year: 366, 'five-years': 1827, longer: Infinity }

export function horizonOf({ opens, resolves }: { opens: string; resolves: string }): Horizon {
  const days = daysBetween(opens, resolves)
  return horizons.find((one) => days <= mostDays[one]) ?? 'longer'
}
export const horizonTitles: Record<Horizon, string> = {
  quarter: 'Up to three months',
  year: 'Up to a year',
  'five-years': 'Up to five years',
  longer: 'Longer',
}
