/**
 * The season of a score: the quarter, in UTC, of the day on which the outcome of its question was known. A leaderboard
 * may be asked for of a whole year or of all time as well.
 */
import { firstDayOf, lastDayOf, periodOn, periods } from '#kit/periods.ts'

/** Such as '2026-Q4'. */
export function seasonOf(day: string): string {
  return periodOn(day, periods.quarterly)
}

export const allTime = 'all'
const parts = [periods.quarterly, periods.yearly]

export function isSeason(text: string): boolean {
  return text === allTime || (text > '1970' && parts.some(({ written }) => written.test(text)))
}

/** The years that these quarters lie in, the newest first, and all time. */
export function wholesOf(seasons: readonly string[]): string[] {
  return [...new Set(seasons.map((season) => season.slice(0, 4)))].toSorted().toReversed().concat(allTime)
}

/** From its first day to its last. */
export function daysOfSeason(season: string): { from: string; to: string } {
  if (season === allTime) return { from: '1970-01-01', to: '9999-12-31' }
  return { from: firstDayOf(season), to: lastDayOf(season) }
}

/** 'October to December 2026', '2026', 'All time' */
export function saySeason(season: string): string {
  if (season === allTime) return 'All time'
  if (periods.yearly.written.test(season)) return season
  const { from, to } = daysOfSeason(season)
  return `${monthOf(from)} to ${monthOf(to)} ${season.slice(0, 4)}`
}

const names = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

function monthOf(day: string): string {
  return names.format(new Date(day))
}
