/** How right one person has been: what their scores on all their questions come to. */
import { calibrationApart, type CalibrationBin, type CalibrationEntry } from '#engine/scores/calibration/calibration.ts'
import { mean } from '#engine/statistics.ts'
import { probability } from '#engine/units.ts'
import { categories, type Category } from '#items/category-titles.ts'
import type { Score } from '../scores/score.ts'
import { type BesideVoice, inOrder } from '../sorts/voices.ts'
import { seasonOf } from '../leaderboard/season.ts'
import { horizonOf, horizons } from './horizons.ts'

/** One question that has its outcome. */
export type ScoredQuestion = Omit<Score, 'forecaster'> & {
  predictionId: string
  category: Category
  opens: string
  resolves: string
  outcome: string
  cameOn: string
  closedEarly: boolean
}

/** A mean, and of how many; null of none. */
export type Mean = { mean: number; of: number } | null
export type Means = { questions: number; brier: Mean; baseline: number; peer: Mean; coverage: number }

/** On the same questions and days: means of `questions`, the Brier scores of so many of them. */
export type BesideMeans = {
  by: BesideVoice
  questions: number
  brier: { own: number; theirs: number; of: number } | null
  baseline: { own: number; theirs: number }
}
export type Bin = { chance: number; frequency: number; low: number; high: number; questions: number }

export function recordOf(scored: readonly ScoredQuestion[]) {
  return {
    means: meansOf(scored),
    calibration: calibrationOf(scored.flatMap(entriesOf)),
    bySeason: apart(scored, seasonsOf(scored), ({ cameOn }) => seasonOf(cameOn)),
    byCategory: apart(scored, categories, ({ category }) => category),
    byHorizon: apart(scored, horizons, horizonOf),
    beside: voicesIn(scored).flatMap((by) => besideMeansOf(scored, by) ?? []),
    ...extremesOf(scored),
  }
}

/** As it is drawn: the chances that were given, with what came of them. */
export function calibrationOf(entries: readonly CalibrationEntry[]): { inTime: Bin[]; early: Bin[] } {
  const { inTime, early } = calibrationApart(entries)
  return { inTime: inTime.flatMap(binOf), early: early.flatMap(binOf) }
}

/** The newest first. */
function seasonsOf(scored: readonly ScoredQuestion[]): string[] {
  return [...new Set(scored.map(({ cameOn }) => seasonOf(cameOn)))].toSorted().toReversed()
}

function meansOf(scored: readonly ScoredQuestion[]): Means | null {
  if (scored.length === 0) return null
  return {
    questions: scored.length,
    brier: meanOf(scored.map(({ brier }) => brier)),
    baseline: mean(scored.map(({ baseline }) => baseline)),
    peer: meanOf(scored.map(({ peer }) => peer)),
    coverage: mean(scored.map(({ coverage }) => coverage)),
  }
}

function meanOf(values: readonly (number | null)[]): Mean {
  const there = values.filter((value) => value !== null)
  return there.length === 0 ? null : { mean: mean(there), of: there.length }
}

/** One entry for each part that has a question, in the order of the parts. */
function apart<Part extends string>(
  scored: readonly ScoredQuestion[],
  parts: readonly Part[],
  partOf: (one: ScoredQuestion) => Part,
): (Means & { part: Part })[] {
  const found = Map.groupBy(scored, partOf)
  return parts.flatMap((part) => {
    const means = meansOf(found.get(part) ?? [])
    return means ? { part, ...means } : []
  })
}

function voicesIn(scored: readonly ScoredQuestion[]): BesideVoice[] {
  return inOrder(scored.flatMap(({ beside }) => beside.map(({ by }) => by)))
}

function besideMeansOf(scored: readonly ScoredQuestion[], by: BesideVoice): BesideMeans | null {
  const both = scored.flatMap(({ beside }) => beside.filter((one) => one.by === by))
  if (both.length === 0) return null
  const briers = both.flatMap(({ brier }) => brier ?? [])
  return {
    by,
    questions: both.length,
    brier: briers.length === 0 ? null : { ...meansOfBoth(briers), of: briers.length },
    baseline: meansOfBoth(both.map(({ baseline }) => baseline)),
  }
}

function meansOfBoth(both: readonly { own: number; theirs: number }[]) {
  return { own: mean(both.map(({ own }) => own)), theirs: mean(both.map(({ theirs }) => theirs)) }
}

type Said = Pick<ScoredQuestion, 'predictionId' | 'outcome' | 'closedEarly' | 'chances'>

/** Of a question that came out, each chance of a yes that was given. */
export function entriesOf({ predictionId, outcome, closedEarly, chances }: Said): CalibrationEntry[] {
  return (chances ?? []).map((one) => ({
    question: predictionId,
    probability: probability(one.probability),
    happened: outcome === 'yes',
    weight: one.weight,
    early: closedEarly,
  }))
}

function binOf({ found }: CalibrationBin): Bin[] {
  if (!found) return []
  const { forecast, frequency, low, high, questions } = found
  return [{ chance: forecast, frequency, low, high, questions }]
}

const mostExtreme = 3

/** Against others where others were there, else against knowing nothing: the best above nought, the worst below it. */
function extremesOf(scored: readonly ScoredQuestion[]) {
  const against = scored.some(({ peer }) => peer !== null && peer !== 0) ? 'peer' : 'baseline'
  const ranked = scored
    .map(({ predictionId, [against]: score }) => ({ predictionId, score: score ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
  return {
    areAgainstPeers: against === 'peer',
    best: ranked.filter(({ score }) => score > 0).slice(0, mostExtreme),
    worst: ranked
      .filter(({ score }) => score < 0)
      .toReversed()
      .slice(0, mostExtreme),
  }
}
