/** An analysis: an order for a report. Its states, and what its buyer sees of it while it is made. */
import { z } from 'zod'
import { question } from './ask/ask.ts'
import { follow } from './living/follow.ts'
import { score } from './living/score.ts'
import { turn } from './living/turn.ts'
import { analysisStates, steps } from './states.ts'

const analysisKinds = ['trend', 'full'] as const
/**
 * `trend` looks at one trend and takes a unit of the trend analyses; `full` answers a question and takes a unit of the
 * analyses.
 */
export const analysisKind = z.enum(analysisKinds)
export type AnalysisKind = z.output<typeof analysisKind>

export const analysisState = z.enum(analysisStates)

/** A decimal string, as items' ids are. */
export const analysisId = z.string().regex(/^[1-9]\d{0,17}$/, 'a whole number above 0')
/** Made by the browser that orders, so that ordering twice orders once. */
export const orderId = z.uuid()

export const progress = z.object({
  step: z.enum(steps),
  /** Of the sections, where they are being written. */
  section: z.string().nullable(),
  done: z.int(),
  of: z.int(),
})
export type Progress = z.output<typeof progress>

export const analysis = z.object({
  id: analysisId,
  kind: analysisKind,
  question: z.string(),
  /** How its owner confirmed that it is to be read; null where that was left to us, and in what is shared. */
  read: question.nullable(),
  /** `trend/131`, where it looks at one. */
  trend: z.string().nullable(),
  state: analysisState,
  progress,
  orderedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** What it took: one unit, or nothing where it was given back. */
  cost: z.object({ budget: z.enum(['analysis', 'trend']), units: z.int() }),
  /** Why it is empty or failed, in a sentence. */
  reason: z.string().nullable(),
  /** The analysis that it asks again. */
  rerunOf: analysisId.nullable(),
  isShared: z.boolean(),
  /** Whether it was made again by itself, since the one before is followed. */
  isRemade: z.boolean(),
  /** The newest report that asks it again; null where none does. */
  newer: analysisId.nullable(),
  /** How it is followed; null where it is not. */
  follow: follow.nullable(),
  /** What comes first that may change its report; null where nothing is known to, or earlier reports do not say. */
  outdated: turn.nullable(),
  /** How right its report was, once that is known. */
  score: score.nullable(),
})
export type Analysis = z.output<typeof analysis>
