/** How right one was of a question of another platform, over the time for which each forecast stood: by the rules of ours. */
import { closedEarly } from '#engine/scores/lifetime.ts'
import { answers } from '#forecasts/scores/masses.ts'
import { scoresOf } from '#forecasts/scores/score.ts'
import { stoodOf } from '#forecasts/scores/stood.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { type Came, settledOf } from './settled.ts'

/** `at` in milliseconds since 1970; `estimate` null where what stood was taken back. */
export type Said = { at: number; estimate: Estimate | null }

export type ImportedScore = {
  /** Mean while a forecast stood, 0 to 1, 0 is perfect; null of ranges. */
  brier: number | null
  /** Mean logarithm of the chance given to what came, while a forecast stood. */
  log: number
  /** Against knowing nothing: 100 for the sure and right all the time. */
  baseline: number
  /** The share of the question's life for which a forecast stood. */
  coverage: number
  forecasts: number
  /** Each chance of a yes with the share of the life for which it stood; null where a forecast is no one chance. */
  chances: { probability: number; weight: number }[] | null
  closedEarly: boolean
}

const me = ''

/** Null of what is not settled, and where nothing stood before its outcome was known. `said`: the oldest first. */
export function scoreOf(asked: Omit<Came, 'first'>, said: readonly Said[]): ImportedScore | null {
  const settled = settledOf({ ...asked, first: said[0]?.at ?? 0 })
  if (!settled) return null
  const stood = stoodOf(said.map((one) => ({ ...one, forecaster: me, end: null })))
  const standing = stood
    // Of an earlier file: a question whose options or range changed since takes other answers.
    .filter(({ estimate }) => answers(asked.question, estimate))
    .map(({ estimate, ...times }) => ({ ...times, masses: settled.scoring.massesOf(estimate) }))
  const [score] = scoresOf(settled, standing, { counts: () => false, voiceOf: () => null })
  if (!score) return null
  const { brier, log, baseline, coverage, forecasts, chances } = score
  return { brier, log, baseline, coverage, forecasts, chances, closedEarly: closedEarly(settled) }
}
