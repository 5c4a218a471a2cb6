/**
 * Questions and forecasts of the reference vectors (reference/vectors, outside of the repository), as rows that our
 * tables hold. Days count from when a question opens; a forecast stands from its first day until before its last.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve as pathTo } from 'node:path'
import { daysLater } from '#kit/dates.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { came } from './scores.ts'

const folder = pathTo(import.meta.dirname, '../../../shared/reference/vectors')
export const isMissing = !existsSync(folder)
export const whyMissing = 'reference/vectors lie outside the repository'

/** Its shape is what the caller says, as written in the file's notes. */
export function vectorsIn<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(pathTo(folder, file), 'utf8')) as Shape // our own reference
}

export type WrittenForecast = {
  start_day: number
  end_day: number | null
  p_yes?: number
  pmf?: (number | null)[]
}
export type WrittenType = 'binary' | 'multiple_choice' | 'numeric'
export type Written<Forecast extends WrittenForecast = WrittenForecast> = {
  type: WrittenType
  resolution_bucket: number
  horizon_end_day: number
  actual_close_day: number
  forecasts: Forecast[]
}

/** What a question asks, what came of it, and how an estimate is written. */
type Asked = { question: object; outcome: string; estimate(forecast: WrittenForecast): object }

/** Null where there is no such question here: of curves of 201 points, and of an option that came to be one later. */
export function askedOf(written: Written): Asked | null {
  return askedBy[written.type](written)
}

const askedBy: Record<WrittenType, (written: Written) => Asked | null> = {
  binary: ({ resolution_bucket }) => ({
    question: { type: 'binary' },
    outcome: ['no', 'yes'][resolution_bucket] ?? '',
    estimate: ({ p_yes }) => ({ type: 'binary', probability: p_yes }),
  }),
  /** An option that could not be chosen is none. */
  multiple_choice({ resolution_bucket, forecasts }) {
    const places = (forecasts[0]?.pmf ?? []).flatMap((mass, place) => (mass === null ? [] : [place]))
    if (!places.includes(resolution_bucket)) return null
    return {
      question: { type: 'choice', options: places.map(option) },
      outcome: option(resolution_bucket),
      estimate: ({ pmf = [] }) => ({
        type: 'choice',
        probabilities: Object.fromEntries(places.map((place) => [option(place), pmf[place]])),
      }),
    }
  },
  numeric: () => null,
}

const option = (place: number) => `Option ${place}`
const opens = '2026-01-01'
const dayMs = 86_400_000

export function momentOf(day: number): Date {
  return new Date(Math.round(Date.parse(opens) + day * dayMs))
}

/** It opens and closes as the horizon has it. */
export function timesOf({ horizon_end_day }: Written): { opens: string; closes: string; resolves: string } {
  return { opens, closes: daysLater(opens, horizon_end_day - 1), resolves: '2030-12-31' }
}

/** With evidence, by which it closed to the minute: of a day alone the whole day does not count. */
export function outcomeOf({ actual_close_day }: Written, value: string): PredictionDetails['outcome'] {
  const closed = momentOf(actual_close_day).toISOString()
  return { ...came(value, closed.slice(0, 10)), evidence: { ...evidence, knownSince: closed } }
}

const evidence = {
  trend: 'trend/1',
  version: 1,
  at: '2026',
  value: 1,
  unit: 'points',
  source: 'A survey',
  sourceUrl: 'https://example.org/',
  isProvisional: false,
}

type Row = { forecaster: string; at: Date; estimate: object | null }

/** Each when it was made; and that nothing stands any more, where nothing was said in its place. Oldest first. */
export function rowsOf<Forecast extends WrittenForecast>(
  forecasts: readonly Forecast[],
  forecasterOf: (forecast: Forecast) => string,
  estimate: Asked['estimate'],
): Row[] {
  const rows = forecasts.flatMap((one) => {
    const forecaster = forecasterOf(one)
    const isReplaced = forecasts.some(
      (other) => other !== one && forecasterOf(other) === forecaster && other.start_day === one.end_day,
    )
    const made = { forecaster, at: momentOf(one.start_day), estimate: estimate(one) }
    return one.end_day === null || isReplaced
      ? [made]
      : [made, { forecaster, at: momentOf(one.end_day), estimate: null }]
  })
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
