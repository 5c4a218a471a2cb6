/** How the number moved with each view of it: as often as before, by the projection, by the forecast, by both together. */
import { chanceOf, forecastChanceOf, forecastPath, inYear, lastOf, middleOf, modelOf, stepOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Block } from '../../../report/report.ts'
import { atPaceOfTenYears } from '../../sensitivity/series.ts'
import { amount, type Piece } from '../../sentence.ts'
import { estimated, roughly } from '../../facts.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { cell, noCell, wordCell } from '../cells.ts'
import { outsideView } from './base-rate.ts'
import type { Step } from './step.ts'
import { weighed } from './weighed.ts'

/** One view alone moves nothing. */
const least = 2

export function stepByStep(w: Writing, answer: Answer | null): Written {
  const steps = answer && !answer.isNone ? stepsOf(w, answer) : []
  return { sentences: [], blocks: steps.length < least ? [] : [tableOf(steps)] }
}

function tableOf(steps: readonly Step[]): Block {
  return {
    type: 'table',
    title: 'How the number came about',
    columns: ['View', 'By itself', 'The answer so far'],
    rows: steps.map(({ view, says, after }) => [
      typeof view === 'string' ? wordCell(view) : cell(view),
      says ? cell(says) : noCell,
      after ? cell(after) : noCell,
    ]),
  }
}

function stepsOf(w: Writing, answer: Answer): Step[] {
  const { prediction, figure, denies } = answer
  if (denies) return [...stepsOf(w, denies), alone('not', figure)]
  const alike = prediction && ofItsForecast(w, prediction, figure)
  return alike ?? (figure.unit === 'chance' ? ofChance(w, answer) : ofAmount(w, answer))
}

/** Where the answer is a value of a forecast, and no projection has a part in it. */
function ofItsForecast(w: Writing, view: PredictionView, figure: Evidence): Step[] | null {
  if (figure.formula === 'chance-by-year') return ofDate(w, view, figure)
  if (isOption(figure)) return ofForecast(w, view, figure, amount(figure))
  if (isMiddle(figure)) return ofForecast(w, view, figure, figure.unit === 'day' ? inYear(figure) : amount(figure))
  return null
}

/** Whether what a forecast weighed stands there, so that the words of its reason would say it twice. */
export function isReasonTold(w: Writing, answer: Answer): boolean {
  const weighing = stepsOf(w, answer.denies ?? answer).filter(({ view }) => typeof view !== 'string')
  return weighing.length >= least
}

/** The forecast is for a date, and its middle is what was weighed. */
function ofDate(w: Writing, view: PredictionView, figure: Evidence): Step[] {
  const middle = middleOf(w, view, 'day')
  if (!middle) return []
  const whose = forecastPath(view)?.who === 'Farsight' ? 'forecast' : 'author'
  return [...weighed(w, view, middle), { view: whose, says: inYear(middle), after: amount(figure) }]
}

/** What was weighed on the way to the figure of a forecast itself. */
function ofForecast(w: Writing, view: PredictionView, figure: Evidence, piece: Piece): Step[] {
  const whose = forecastPath(view)?.who === 'Farsight' ? 'forecast' : 'author'
  return [...weighed(w, view, figure), { view: whose, says: piece, after: piece }]
}

const isOption = ({ field }: Evidence): boolean => field.includes('.estimate.probabilities.')
const isMiddle = ({ field }: Evidence): boolean => field.endsWith('.estimate.quantiles.p50')

/** The projection knows the past that was counted, and the forecast weighs both: each takes the place of what was there. */
function ofChance(w: Writing, answer: Answer): Step[] {
  const { prediction, figure } = answer
  const outside = outsideView(w, answer)
  const first = outside ? [alone(outside.by, outside.rate)] : []
  if (!prediction) return figure.formula?.startsWith('chance-') ? [...first, alone('projection', figure)] : []
  if (chanceOf(w, prediction) !== figure) return []
  return [...first, ...ofPrediction(w, prediction, figure)]
}

function ofPrediction(w: Writing, view: PredictionView, figure: Evidence): Step[] {
  const [model, said] = [modelOf(w, view), forecastChanceOf(w, view)]
  if (!said) return []
  const whose = forecastPath(view)?.who === 'Farsight' ? 'forecast' : 'author'
  return [
    ...(model ? [alone('projection', model)] : []),
    ...weighed(w, view, said),
    { view: whose, says: amount(said), after: amount(figure) },
  ]
}

const alone = (view: Step['view'], one: Evidence): Step => ({ view, says: amount(one), after: amount(one) })

function ofAmount(w: Writing, { trend, year, figure }: Answer): Step[] {
  const [last, step] = trend && year !== null ? [lastOf(w, trend), stepOf(w, trend, year)] : [null, null]
  if (!trend || !last || !step || step.median !== figure || year === null) return []
  const pace = atPaceOfTenYears(w, trend, year)
  const middle = estimated(step)
  return [
    alone('unchanged', last.value),
    ...(pace ? [{ view: 'pace' as const, says: roughly(pace), after: roughly(pace) }] : []),
    { view: 'projection', says: middle, after: middle },
  ]
}
