/**
 * Reads a file of real forecasts and looks at each question at four moments of its life, knowing then only what was
 * known then.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { activeForecasts } from '#engine/crowd/weights/active-forecasts.ts'
import { skillOf } from '#engine/crowd/weights/skill.ts'
import { type TrackRecords, trackRecords } from '#engine/crowd/weights/track-records.ts'

export type Question = {
  id: string
  community: string
  happened: boolean
  /** When the first could forecast and the last, and when the answer was known: seconds of Unix time. */
  start: number
  cutoff: number
  resolvedAt: number
  /** Oldest first. */
  forecasts: { forecaster: string; at: number; forecast: number }[]
}

/** A question at a moment: what stood, oldest first, and the skill of who said it. */
export type Snapshot = { question: Question; at: number; probabilities: Float64Array; skills: Float64Array }

const moments = [0.25, 0.5, 0.75, 1]
/** The sample of the Good Judgment project holds its first week only. */
const firstWeekEnds = 1_315_440_000

/**
 * A csv, or a csv.gz, of src,qid,fid,t,p,outcome,open,close,resolve with a line a forecast. Questions that nobody could
 * forecast before they ended are left out.
 */
export function readQuestions(path: string): Question[] {
  const bytes = readFileSync(path)
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString()
  const lines = text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
  const byQuestion = Map.groupBy(lines, ([community = '', id = '']) => `${community}:${id}`)
  return [...byQuestion].map(([id, its]) => questionOf(id, its)).filter(({ start, cutoff }) => cutoff > start)
}

function questionOf(id: string, lines: readonly string[][]): Question {
  const forecasts = lines
    .map(([, , forecaster = '', at, p]) => ({ forecaster, at: Number(at), forecast: Number(p) }))
    .toSorted((a, b) => a.at - b.at)
  const [community = '', , , , , outcome, open, close, resolved] = lines[0] ?? []
  const resolvedAt = Number(resolved)
  return {
    id,
    community,
    forecasts,
    resolvedAt,
    happened: Number(outcome) === 1,
    start: Math.min(Number(open), forecasts[0]?.at ?? Infinity),
    cutoff: Math.min(Number(close), community === 'gj' ? firstWeekEnds : resolvedAt),
  }
}

/** Each question at 25, 50, 75 and 100 % of its life, where at least `least` forecasts stood. */
export function snapshotsOf(questions: readonly Question[], least: number): Snapshot[] {
  const recordOf = recordsOf(questions)
  return questions.flatMap((question) =>
    moments.flatMap((share) => {
      const at = question.start + (question.cutoff - question.start) * share
      const active = activeForecasts(question.forecasts.filter((one) => one.at < at || (share === 1 && one.at <= at)))
      if (active.length < least) return []
      const skills = Float64Array.from(active, ({ forecaster }) => skillOf(recordOf(forecaster, at)))
      return [{ question, at, probabilities: Float64Array.from(active, ({ forecast }) => forecast), skills }]
    }),
  )
}

/** Brier scores of everybody's last forecast before the cutoff. */
function recordsOf(questions: readonly Question[]): TrackRecords {
  return trackRecords(
    questions.map(({ resolvedAt, cutoff, happened, forecasts }) => ({
      resolvedAt,
      losses: new Map(
        forecasts
          .filter(({ at }) => at < cutoff)
          .map(({ forecaster, forecast }) => [forecaster, (forecast - (happened ? 1 : 0)) ** 2]),
      ),
    })),
  )
}
