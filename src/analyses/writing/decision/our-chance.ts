/** The chance of the first outcome of a decision, as the base has it. */
import type { Choice, Outcomes } from '../../decision/choice.ts'
import type { Evidence } from '../../report/evidence.ts'
import { convert } from '../../units/convert.ts'
import { hasHeadline } from '../answered.ts'
import { chanceAgainst } from '../answers/threshold.ts'
import { forecastPath, reader } from '../facts.ts'
import type { PredictionView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'

export type OurChance = {
  chance: Evidence
  rest: Evidence
  /** Both, or neither. */
  ends: { low: Evidence; high: Evidence } | null
  /** What it rests on. */
  of: Answer
}

/** Of the first part of the question that has one; null where none has. */
export function ourChance(w: Writing, { outcomes }: Choice): OurChance | null {
  for (const [part, { answer }] of w.parts.entries()) {
    const found = answer && hasHeadline(answer) ? chanceBy[outcomes.by]({ ...w, part }, answer, outcomes) : null
    if (found) return found
  }
  return null
}

type Of = (w: Writing, answer: Answer, outcomes: Outcomes) => OurChance | null

const chanceBy: Record<Outcomes['by'], Of> = { answer: ofAnswer, value: ofValue }

/** Where a chance is what was asked for: the likeliest of several is no yes. */
function ofAnswer(w: Writing, answer: Answer): OurChance | null {
  const { figure, low, high, states } = answer
  if (figure.unit !== 'chance' || (states.wants !== 'chance' && states.wants !== 'compare')) return null
  return { chance: figure, rest: restOf(w, figure), ends: low && high && { low, high }, of: answer }
}

/** Of an amount: that it comes to the value at which their outcomes part, or to more. */
function ofValue(w: Writing, answer: Answer, outcomes: Outcomes): OurChance | null {
  const unit = unitOf(w, answer)
  const value = unit && outcomes.by === 'value' ? valueIn(w, outcomes, unit) : null
  const chance = value && chanceOf(w, answer, value)
  return chance && { chance, rest: restOf(w, chance), ends: null, of: answer }
}

function unitOf(w: Writing, { prediction, trend }: Answer): Evidence | null {
  const title = 'The unit of what is asked about'
  if (prediction) return w.table.read(prediction, 'details.question.unit', { title })
  return trend && w.table.read(trend, 'details.series.unit', { title })
}

function chanceOf(w: Writing, { prediction, trend, year }: Answer, value: Evidence): Evidence | null {
  if (prediction) return byForecast(w, prediction, value)
  const against =
    trend && year !== null ? chanceAgainst(w, trend, { value, side: 'at least', year, relation: null }) : null
  return against?.figure ?? null
}

/** In the unit of what answers; null where theirs does not fit. */
function valueIn(w: Writing, { value, unit }: Extract<Outcomes, { by: 'value' }>, wanted: Evidence): Evidence | null {
  const name = String(wanted.value)
  const number = convert(value, unit, name)
  if (number === null) return null
  const title = 'The value at which your outcomes part'
  const isSame = number === value
  const typed = w.table.asked('read.choice.outcomes.value', value, { title, unit: isSame ? name : unit })
  if (isSame) return typed
  const of = w.table.asked('read.choice.outcomes.unit', unit, { title: 'The unit in which you gave it' })
  return w.table.compute('in-unit', [typed, of, wanted], { title, unit: name })
}

function byForecast(w: Writing, view: PredictionView, value: Evidence): Evidence | null {
  const forecast = forecastPath(view)
  if (!forecast) return null
  const quantiles = reader(w, view)(`${forecast.path}.estimate.quantiles`, `forecast by ${forecast.who}, its quantiles`)
  return w.table.compute('chance-at-least', [value, quantiles], {
    title: `${view.item.label}, chance of the value at which your outcomes part, or more`,
    unit: 'chance',
  })
}

function restOf(w: Writing, chance: Evidence): Evidence {
  return w.table.compute('chance-not', [chance], { title: 'Of the other outcome of your decision', unit: 'chance' })
}
