/** What a leaderboard says, in words. */
import { sayCounted } from '#kit/numbers.ts'
import { sayPoints } from '../record/say-scores.ts'
import { addressOfVoice, titleOf } from '../sorts/voices.ts'
import { fewestRanked } from '../words.ts'
import type { LeaderboardRow } from './leaderboard.ts'

/** '1', '2 to 5'; nothing where there is none. */
export function sayRank(rank: LeaderboardRow['rank']): string {
  if (!rank) return ''
  return rank.from === rank.to ? String(rank.from) : `${rank.from} to ${rank.to}`
}

/** '+9.9 to +18.5' */
export function sayInterval(interval: LeaderboardRow['interval']): string {
  return interval ? `${sayPoints(interval.low)} to ${sayPoints(interval.high)}` : ''
}

export function sayWho({ name, by }: Pick<LeaderboardRow, 'name' | 'by'>): string {
  return by === null ? (name ?? '') : titleOf(by)
}

/** As their page is addressed. */
export function addressOf({ name, by }: Pick<LeaderboardRow, 'name' | 'by'>): string {
  return by === null ? (name ?? '') : addressOfVoice(by)
}

/** Among how many the ranks are, and who has none. */
export function sayRanked(rows: readonly Pick<LeaderboardRow, 'by' | 'rank'>[]): string {
  const people = rows.filter(({ by }) => by === null)
  const ranked = people.filter(({ rank }) => rank !== null).length
  const others = people.length - ranked
  const few =
    others === 0 ? '' : `; ${others} with fewer than ${fewestRanked} questions ${others === 1 ? 'has' : 'have'} no rank`
  return `${sayCounted(ranked, 'forecaster')} ranked${few}`
}

/** The scale on which all intervals of a leaderboard are drawn: nought is on it. */
export function scaleOf(rows: readonly Pick<LeaderboardRow, 'score' | 'interval'>[]): { low: number; high: number } {
  const ends = rows.flatMap(({ score, interval }) => [score, interval?.low ?? score, interval?.high ?? score])
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)]
  return low === high ? { low: -1, high: 1 } : { low, high }
}
