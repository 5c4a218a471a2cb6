/** Who else says something of a question, and how right they were while somebody's own forecast stood too. */
import type { StandingForecast } from '#engine/scores/standing-forecast.ts'
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { BesideVoice } from '../words.ts'
import { ownScore } from './own-score.ts'
import type { Settled } from './settled.ts'

/** Another voice, with what stood of it. */
export type Voice = { by: BesideVoice; theirs: readonly StandingForecast[] }
/** What a voice has said, the oldest first; `at` in milliseconds since 1970. */
export type Told = { at: number; estimate: Estimate }
/** Of the time for which both stood: mean Brier scores, null of ranges, and what each earned of the baseline score. */
export type Beside = {
  by: BesideVoice
  coverage: number
  brier: { own: number; theirs: number } | null
  baseline: { own: number; theirs: number }
}

/** What somebody called impossible has no finite score: they are taken to mean no less. */
const leastChance = 0.001

/** What stood of a voice, as far as it answers the question as it is asked now. */
export function standingOfVoice(question: Question, { scoring }: Settled, told: readonly Told[]): StandingForecast[] {
  return told.flatMap(({ at, estimate }, i) => {
    if (!isAnswerOf(question, estimate) || typeOf(question).whyNotFits(question, estimate) !== null) return []
    const until = Math.max(at, told[i + 1]?.at ?? Infinity)
    return { from: at, until, masses: raised(scoring.massesOf(estimate), scoring.classes) }
  })
}

/** Null where both never stood at the same time. */
export function besideOf(settled: Settled, own: readonly StandingForecast[], { by, theirs }: Voice): Beside | null {
  const both = own.flatMap((one) => theirs.flatMap((other) => together(one, other, settled) ?? []))
  if (both.length === 0) return null
  const ours = ownScore(settled, both)
  const others = ownScore(
    settled,
    both.map(({ from, until, others: masses }) => ({ from, until, masses })),
  )
  return {
    by,
    coverage: ours.coverage,
    brier: ours.brier === null || others.brier === null ? null : { own: ours.brier, theirs: others.brier },
    baseline: { own: ours.baseline, theirs: others.baseline },
  }
}

function together(one: StandingForecast, other: StandingForecast, { opens, closed }: Settled) {
  const from = Math.max(one.from, other.from, opens)
  const until = Math.min(one.until, other.until, closed)
  return from < until ? { from, until, masses: one.masses, others: other.masses } : null
}

function raised(masses: StandingForecast['masses'], classes: number | null): StandingForecast['masses'] {
  const all = Array.from(masses, (mass) => mass ?? 0)
  if (classes === null || all.every((mass) => mass >= leastChance)) return masses
  const least = all.map((mass) => Math.max(leastChance, mass))
  const total = least.reduce((sum, mass) => sum + mass, 0)
  return least.map((mass) => mass / total)
}
