/** How right each forecaster of a settled question was, over the whole time for which it was to be open. */
import { peerOverTime, totalScore } from '#engine/scores/over-time.ts'
import { type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import { type BesideVoice, inOrder } from '../sorts/voices.ts'
import { type Beside, besideOf, voiceWith } from './beside.ts'
import { type OwnScore, ownScore } from './own-score.ts'
import type { Settled } from './settled.ts'

/** A forecast as what its question's type makes of it. */
export type Standing = StandingForecast & { forecaster: string }

export type Score = OwnScore & {
  forecaster: string
  /** Against those who forecast at the same time; null for a person who does not count in the crowd. */
  peer: number | null
  /** Each chance of a yes with the share of the life for which it stood; null where a forecast is no one chance. */
  chances: { probability: number; weight: number }[] | null
  /** How right others were meanwhile. */
  beside: Beside[]
}

type Around = {
  /** Whether somebody counts in the crowd. Who does not is measured against nobody, and nobody against them. */
  counts: (forecaster: string) => boolean
  /** Whether it is Farsight, the model or a machine who speaks; null of a person. */
  voiceOf: (forecaster: string) => BesideVoice | null
}

/**
 * A score for everybody of whom anything stood before the outcome was known. All others are measured against
 * those who count and forecast at the same time, and nobody against them.
 */
export function scoresOf(settled: Settled, standing: readonly Standing[], { counts, voiceOf }: Around): Score[] {
  const counted = standing.filter((one) => timeShare(one, settled) > 0)
  const peers = counted.filter(({ forecaster }) => counts(forecaster))
  const earned = new Map(peerOverTime(peers, settled).map((score, i) => [peers[i], score]))
  const all = [...Map.groupBy(counted, ({ forecaster }) => forecaster)]
  const voices = inOrder(all.flatMap(([forecaster]) => voiceOf(forecaster) ?? [])).flatMap((by) => {
    const theirs = all.find(([forecaster]) => voiceOf(forecaster) === by)?.[1]
    return theirs ? [voiceWith(settled, by, theirs)] : []
  })
  return all.map(([forecaster, own]) => {
    const by = voiceOf(forecaster)
    const ofPerson = counts(forecaster) ? totalScore(own.flatMap((one) => earned.get(one) ?? [])).score : null
    return {
      forecaster,
      ...ownScore(settled, own),
      peer: by === null ? ofPerson : peerBeside(settled, own, peers),
      chances: chancesOf(settled, own),
      beside: voices.flatMap((voice) => (voice.by === by ? [] : (besideOf(settled, own, voice) ?? []))),
    }
  })
}

function peerBeside(settled: Settled, own: readonly StandingForecast[], peers: readonly StandingForecast[]): number {
  return totalScore(peerOverTime([...own, ...peers], settled).slice(0, own.length)).score
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
