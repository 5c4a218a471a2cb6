/** The season of a score: the quarter, in UTC, of the day on which the outcome of its question was known. */
import { firstDayOf, lastDayOf, periodOn, periods } from '#kit/periods.ts'

/** Such as '2026-Q4'. */
export function seasonOf(day: string): string {
  return periodOn(day, periods.quarterly)
}

export function isSeason(text: string): boolean {
  return periods.quarterly.written.test(text) && text > '1970'
}

/** From its first day to its last. */
export function daysOfSeason(season: string): { from: string; to: string } {
  return { from: firstDayOf(season), to: lastDayOf(season) }
}

/** 'October to December 2026' */
export function saySeason(season: string): string {
  const { from, to } = daysOfSeason(season)
  return `${monthOf(from)} to ${monthOf(to)} ${season.slice(0, 4)}`
}

const names = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

function monthOf(day: string): string {
  return names.format(new Date(day))
}
