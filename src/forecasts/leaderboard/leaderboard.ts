/** Who was nearest to what happened in a season: what the scores of each come to, and which ranks luck leaves open. */
import { type Interval, sumIntervals } from '#engine/scores/sum-interval.ts'
import { seededRandom } from '#engine/random.ts'
import { mean } from '#engine/statistics.ts'
import type { BesideVoice } from '../sorts/voices.ts'
import { fewestRanked } from '../words.ts'

/** On one question: the peer score, null where it is not told; the Brier score, null of numbers and dates. */
export type SeasonScore = { peer: number; brier: number | null; coverage: number }
/** Who has them: a person by the public name that they chose, or another voice. */
export type Contender = ({ name: string; by: null } | { name: null; by: BesideVoice }) & {
  scores: readonly SeasonScore[]
}
export type LeaderboardRow = Omit<Contender, 'scores'> & {
  /** From the best to the worst that luck leaves open; null of other voices, and of whoever has too few questions. */
  rank: { from: number; to: number } | null
  /** The sum of the peer scores. */
  score: number
  /** Nine times in ten the sum would lie in it by luck alone; null of too few questions. */
  interval: Interval | null
  questions: number
  /** The mean share of their lives for which a forecast stood. */
  coverage: number
  brier: number | null
}

/** Those of enough questions by their sums, the others below them by how many they have. */
export function leaderboardOf(contenders: readonly Contender[]): LeaderboardRow[] {
  const scored = contenders.filter(({ scores }) => scores.length > 0)
  const peers = scored.map(({ scores }) => scores.map(({ peer }) => peer))
  const enough = peers.filter(({ length }) => length >= fewestRanked)
  // A seed of its own for each would let luck tell two apart who have the same scores.
  const found = sumIntervals(enough, () => seededRandom(1))
  const ofPeers = new Map(enough.map((one, i) => [one, found[i] ?? null]))
  const rows = scored.map((one, i) => rowOf(one, ofPeers.get(peers[i] ?? []) ?? null))
  const intervals = rows.flatMap(({ by, interval }) => (by === null && interval ? interval : []))
  return rows
    .map((row) => ({ ...row, rank: row.by === null ? rankAmong(row.interval, intervals) : null }))
    .toSorted(inOrder)
}

function rowOf({ scores, ...who }: Contender, interval: Interval | null): LeaderboardRow {
  const briers = scores.flatMap(({ brier }) => brier ?? [])
  return {
    ...who,
    rank: null,
    score: scores.reduce((sum, { peer }) => sum + peer, 0),
    interval,
    questions: scores.length,
    coverage: mean(scores.map(({ coverage }) => coverage)),
    brier: briers.length === 0 ? null : mean(briers),
  }
}

/** Behind all who are surely better, before all who are surely worse: those whose intervals do not meet. */
function rankAmong(own: Interval | null, all: readonly Interval[]): LeaderboardRow['rank'] {
  if (!own) return null
  const better = all.filter(({ low }) => low > own.high).length
  const worse = all.filter(({ high }) => high < own.low).length
  return { from: better + 1, to: all.length - worse }
}

function inOrder(one: LeaderboardRow, other: LeaderboardRow): number {
  return (
    Number(one.interval === null) - Number(other.interval === null) ||
    (one.interval ? other.score - one.score : other.questions - one.questions) ||
    nameOf(one).localeCompare(nameOf(other), 'en')
  )
}

function nameOf({ name, by }: LeaderboardRow): string {
  return name ?? by ?? ''
}
