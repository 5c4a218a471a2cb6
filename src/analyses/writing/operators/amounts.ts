/** Amounts of a dossier as operators take them: a series or the forecast of a question, at a time. */
import { askedOf } from '#series/how-often.ts'
import {
  estimated,
  forecastPath,
  labelOf,
  observedAt,
  reader,
  seriesName,
  stepOf,
  type Step,
  unitOf,
  yearOf,
} from '../facts.ts'
import { whatItIs } from '../phrases.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, type Piece, plainly } from '../sentence.ts'
import type { PredictionView, TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'

/** What may be compared, multiplied or divided. */
export type Measured = { view: TrendView; trend: TrendView } | { view: PredictionView; trend: null }

/** All of the dossier that have a unit. */
export function measuredIn(w: Writing): Measured[] {
  return [
    ...w.trends.filter(({ details }) => details.series).map((view) => ({ view, trend: view })),
    ...w.predictions
      .filter((view) => unitOfQuestion(view) !== null && forecastPath(view) !== null && !view.details.condition)
      .map((view) => ({ view, trend: null })),
  ]
}

export const unitOfMeasured = (one: Measured): string =>
  one.trend === null ? (unitOfQuestion(one.view) ?? '') : unitOf(one.trend)

/** The same as evidence. */
export const unitRead = (w: Writing, { view, trend }: Measured): Evidence =>
  reader(w, view)(trend ? 'details.series.unit' : 'details.question.unit', 'unit')

/** Of a question for a number. */
function unitOfQuestion({ details: { question } }: PredictionView): string | null {
  return 'unit' in question ? question.unit : null
}

/** An amount at one time: what formulas take of it, and how its middle is said. */
export type Amount = {
  inputs: Evidence[]
  middle: Piece
  at: Evidence | null
  label: Evidence
  /** As part of a sentence, without its year. */
  name: Piece
  isKnown: boolean
}

/**
 * Of a year, or of a month as '2027-12'. Null where nothing is known of that time; what was observed comes before what is
 * projected.
 */
export function amountIn(w: Writing, one: Measured, time: number | string): Amount | null {
  return one.trend === null ? ofForecast(w, one.view, time) : ofSeries(w, one.trend, time)
}

/** The same of a series. */
export const seriesIn = (w: Writing, view: TrendView, year: number): Amount | null =>
  amountIn(w, { view, trend: view }, year)

function ofSeries(w: Writing, view: TrendView, time: number | string): Amount | null {
  const { frequency } = view.details.series ?? {}
  const at = frequency && askedOf(String(time), frequency)
  const known = at === undefined ? null : observedAt(w, view, at)
  const [label, name] = [labelOf(w, view), plainly(seriesName(w, view))]
  if (known) return { inputs: [known.value], middle: amount(known.value), at: known.at, label, name, isKnown: true }
  const step = stepOf(w, view, time)
  return (
    step && { inputs: stepInputs(w, view, step), middle: estimated(step), at: step.at, label, name, isKnown: false }
  )
}

export function stepInputs(w: Writing, view: TrendView, { at }: Step): Evidence[] {
  const read = reader(w, view)
  return [
    read(`numbers.projection.${String(at.value)}`, `the step ${String(at.value)} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
}

function ofForecast(w: Writing, view: PredictionView, time: number | string): Amount | null {
  const forecast = forecastPath(view)
  if (!forecast || yearOf(view) !== Number(String(time).slice(0, 4))) return null
  const read = reader(w, view)
  const path = `${forecast.path}.estimate.quantiles`
  const middle = read(`${path}.p50`, `forecast by ${forecast.who}, middle`, unitOfQuestion(view))
  return {
    inputs: [
      read(path, `forecast by ${forecast.who}, its quantiles`),
      read('details.question.range.scale', 'its scale'),
    ],
    middle: amount(middle),
    at: null,
    label: labelOf(w, view),
    name: whatItIs(w, view),
    isKnown: false,
  }
}
