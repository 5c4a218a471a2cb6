/** Who else says something of a question, and how right they were while somebody's own forecast stood too. */
import { manyClassBrierScore } from '#engine/scores/brier-score.ts'
import { type StandingForecast, timeCounted } from '#engine/scores/standing-forecast.ts'
import type { BesideVoice } from '../sorts/voices.ts'
import type { Settled } from './settled.ts'

/** As shares of the life of a question; what was earned is weighted by them. `brier`: 0 of ranges. */
type Earned = { share: number; brier: number; baseline: number }
/** Another voice, with what it had earned up to any moment. */
export type Voice = { by: BesideVoice; upTo: (moment: number) => Earned }
/** Of the time for which both stood: mean Brier scores, null of ranges, and what each earned of the baseline score. */
export type Beside = {
  by: BesideVoice
  coverage: number
  brier: { own: number; theirs: number } | null
  baseline: { own: number; theirs: number }
}

const nothing: Earned = { share: 0, brier: 0, baseline: 0 }

/**
 * Who speaks every day for years has thousands of forecasts, beside which thousands of people stand: all are added up
 * once, so that each of a person's is two look-ups. `theirs`: one at a time, in the order of their times.
 */
export function voiceWith(settled: Settled, by: BesideVoice, theirs: readonly StandingForecast[]): Voice {
  const counted = theirs.flatMap((one) => {
    const time = timeCounted(one, settled)
    return time ? [{ ...time, rate: rateOf(settled, one) }] : []
  })
  const ends = [nothing]
  for (const { from, until, rate } of counted)
    ends.push(plus(ends.at(-1) ?? nothing, rate, shareOf(settled, from, until)))
  const upTo = (moment: number) => {
    const place = firstAfter(counted, moment)
    const [before, last] = [ends[place - 1], counted[place - 1]]
    return before && last ? plus(before, last.rate, shareOf(settled, last.from, Math.min(last.until, moment))) : nothing
  }
  return { by, upTo }
}

/** Null where both never stood at the same time. */
export function besideOf(settled: Settled, own: readonly StandingForecast[], { by, upTo }: Voice): Beside | null {
  let [ours, theirs] = [nothing, nothing]
  for (const one of own) {
    const time = timeCounted(one, settled)
    if (!time) continue
    const both = less(upTo(time.until), upTo(time.from))
    if (both.share <= 0) continue
    ours = plus(ours, rateOf(settled, one), both.share)
    theirs = plus(theirs, both, 1)
  }
  const { share } = ours
  if (share <= 0) return null
  const hasBrier = settled.scoring.classes !== null
  return {
    by,
    coverage: Math.min(1, share),
    brier: hasBrier ? { own: ours.brier / share, theirs: theirs.brier / share } : null,
    baseline: { own: ours.baseline, theirs: theirs.baseline },
  }
}

/** Of a forecast that stands all the time. Half of the many-class score, so that one of yes or no is that of Brier. */
function rateOf({ scoring, kind, outcome }: Settled, { masses }: StandingForecast): Earned {
  const brier = scoring.classes === null ? 0 : manyClassBrierScore(masses, outcome) / 2
  return { share: 1, brier, baseline: kind.baseline(masses, outcome) }
}

function shareOf({ opens, closes }: Settled, from: number, until: number): number {
  return (until - from) / (closes - opens)
}

function plus(sum: Earned, rate: Earned, share: number): Earned {
  return {
    share: sum.share + rate.share * share,
    brier: sum.brier + rate.brier * share,
    baseline: sum.baseline + rate.baseline * share,
  }
}

const less = (one: Earned, other: Earned): Earned => plus(one, other, -1)

/** The place of the first that begins after a moment; how many there are, where none does. */
function firstAfter(counted: readonly { from: number }[], moment: number): number {
  let [low, high] = [0, counted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((counted[middle]?.from ?? Infinity) > moment) high = middle
    else low = middle + 1
  }
  return low
}
