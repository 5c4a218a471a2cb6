/** Who else says something of a question, and how right they were while somebody's own forecast stood too. */
import type { StandingForecast } from '#engine/scores/standing-forecast.ts'
import type { BesideVoice } from '../sorts/voices.ts'
import { ownScore } from './own-score.ts'
import type { Settled } from './settled.ts'

/** Another voice, with what stood of it. */
export type Voice = { by: BesideVoice; theirs: readonly StandingForecast[] }
/** Of the time for which both stood: mean Brier scores, null of ranges, and what each earned of the baseline score. */
export type Beside = {
  by: BesideVoice
  coverage: number
  brier: { own: number; theirs: number } | null
  baseline: { own: number; theirs: number }
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
