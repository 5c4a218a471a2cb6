/** How right each forecaster of a settled question was, over the whole time for which it was to be open. */
import { peerOverTime, totalScore } from '#engine/scores/over-time.ts'
import { type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import type { BesideVoice } from '../words.ts'
import { type Beside, besideOf, type Voice } from './beside.ts'
import { type OwnScore, ownScore } from './own-score.ts'
import type { Settled } from './settled.ts'

/** A forecast as what its question's type makes of it. */
export type Standing = StandingForecast & { forecaster: string }

export type Score = OwnScore & {
  forecaster: string
  /** Against those who forecast at the same time; null for whoever does not count in the crowd. */
  peer: number | null
  /** Each chance of a yes with the share of the life for which it stood; null where a forecast is no one chance. */
  chances: { probability: number; weight: number }[] | null
  /** How right others were meanwhile. */
  beside: Beside[]
}

type Around = {
  /** Whether somebody counts in the crowd. Who does not is measured against nobody, and nobody against them. */
  counts: (forecaster: string) => boolean
  voices: readonly Voice[]
}

/** A score for everybody of whom anything stood before the outcome was known. */
export function scoresOf(settled: Settled, standing: readonly Standing[], { counts, voices }: Around): Score[] {
  const counted = standing.filter((one) => timeShare(one, settled) > 0)
  const peers = counted.filter(({ forecaster }) => counts(forecaster))
  const earned = new Map(peerOverTime(peers, settled).map((score, i) => [peers[i], score]))
  return [...Map.groupBy(counted, ({ forecaster }) => forecaster)].map(([forecaster, own]) => ({
    forecaster,
    ...ownScore(settled, own),
    peer: counts(forecaster) ? totalScore(own.flatMap((one) => earned.get(one) ?? [])).score : null,
    chances: chancesOf(settled, own),
    beside: voices.flatMap((voice) => besideOf(settled, own, voice) ?? []),
  }))
}

/** Of Farsight or the model, for as long as it stood. */
export type VoiceScore = OwnScore & { by: BesideVoice; peer: number }

/** By the rules of people: against those who count and forecast at the same time. Nobody is measured against a voice. */
export function voiceScoresOf(
  settled: Settled,
  standing: readonly Standing[],
  { counts, voices }: Around,
): VoiceScore[] {
  const peers = standing.filter(({ forecaster }) => counts(forecaster))
  return voices.flatMap(({ by, theirs }) => {
    const own = theirs.filter((one) => timeShare(one, settled) > 0)
    if (own.length === 0) return []
    const earned = peerOverTime([...own, ...peers], settled).slice(0, own.length)
    return { by, ...ownScore(settled, own), peer: totalScore(earned).score }
  })
}

/** What was said again counts as said once, for as long as both stood. */
export function chancesOf(settled: Settled, own: readonly StandingForecast[]): Score['chances'] {
  const { yes } = settled.scoring
  if (yes === null) return null
  const weights = new Map<number, number>()
  for (const one of own) {
    const chance = one.masses[yes] ?? 0
    weights.set(chance, (weights.get(chance) ?? 0) + timeShare(one, settled))
  }
  return Array.from(weights, ([chance, weight]) => ({ probability: chance, weight }))
}
