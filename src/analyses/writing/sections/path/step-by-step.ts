/** How the number moved with each view of it: as often as before, by the projection, by the forecast, by both together. */
import { chanceOf, forecastChanceOf, forecastPath, inYear, middleOf, modelOf, ownPath, stepOf } from '../../facts.ts'
import { rowIn } from '../../../dossier/crowd.ts'
import { ownBeside } from '../../people/people.ts'
import { latestOf } from '../../latest.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Block } from '../../../report/report.ts'
import { atPaceOfTenYears } from '../../sensitivity/series.ts'
import { amount, connect, type Piece } from '../../sentence.ts'
import { estimated, roughly } from '../../facts.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { cell, noCell, wordCell } from '../cells.ts'
import { outsideView } from './base-rate.ts'
import { poolSteps } from './pool-steps.ts'
import type { Step } from './step.ts'
import { weighed } from './weighed.ts'

/** One view alone moves nothing. */
const least = 2

export function stepByStep(w: Writing, answer: Answer | null): Written {
  const steps = answer && !answer.isNone ? stepsOf(w, answer) : []
  if (steps.length < least) return { sentences: [], blocks: [] }
  const has = (name: Step['view']) => steps.some(({ view, counts }) => view === name && counts === 'nothing')
  const isWeighed = steps.some(({ view, counts }) => view === 'projection' && typeof counts === 'object')
  return {
    sentences: [
      ...(has('alike') ? [connect('alike-counts-nothing')] : []),
      ...(has('past') ? [connect('past-counts-nothing')] : []),
      ...(has('unchanged') ? [connect('paces-count-nothing')] : []),
      ...(isWeighed ? [connect('weights-agreed')] : []),
    ],
    blocks: [tableOf(steps)],
  }
}

function tableOf(steps: readonly Step[]): Block {
  // Where one forecast alone is told, there is nothing to weigh.
  const areWeighed = steps.some(({ counts }) => counts !== null)
  return {
    type: 'table',
    title: 'How the number came about',
    columns: ['View', 'By itself', ...(areWeighed ? ['Counts'] : []), 'The answer so far'],
    rows: steps.map(({ view, says, counts, after }) => [
      typeof view === 'string' ? wordCell(view) : cell(view),
      says ? cell(says) : noCell,
      ...(areWeighed ? [counts === null ? noCell : typeof counts === 'string' ? wordCell(counts) : cell(counts)] : []),
      after ? cell(after) : noCell,
    ]),
  }
}

function stepsOf(w: Writing, answer: Answer): Step[] {
  const { prediction, figure, denies, pool } = answer
  if (denies) return [...stepsOf(w, denies), alone('not', figure)]
  if (pool) return [...before(w, answer), ...poolSteps(w, answer, pool)]
  if (prediction?.item.crowd && isOfPeople(figure)) return ofPeople(w, answer, prediction)
  const alike = prediction && ofItsForecast(w, prediction, figure)
  return alike ?? (figure.unit === 'chance' ? ofChance(w, answer) : ofAmount(w, answer))
}

/** Where the answer is a value of a forecast, and no projection has a part in it. */
function ofItsForecast(w: Writing, view: PredictionView, figure: Evidence): Step[] | null {
  if (figure.formula === 'chance-by-year') return ofDate(w, view, figure)
  if (isOption(figure)) return ofForecast(w, view, figure, amount(figure))
  if (isMiddle(figure)) return ofForecast(w, view, figure, say(figure))
  return null
}

const isOfPeople = ({ field }: Evidence): boolean => rowIn(field) !== null

const say = (one: Evidence): Piece => (one.unit === 'day' ? inYear(one) : amount(one))

/** Where people lead, what the others say is looked at and enters their number with nothing. */
function ofPeople(w: Writing, answer: Answer, view: PredictionView): Step[] {
  const { figure } = answer
  const model = chanceOf(w, view) === figure ? modelOf(w, view) : null
  const [own, by] = [ownBeside(w, view, figure), ownPath(view)?.by]
  return [
    ...before(w, answer),
    ...(model ? [unheard('projection', say(model))] : []),
    ...(own && by ? [unheard(by, say(own))] : []),
    { view: 'people', says: say(figure), counts: 'alone', after: say(figure) },
  ]
}

/** Whether what a forecast weighed stands there, so that the words of its reason would say it twice. */
export function isReasonTold(w: Writing, answer: Answer): boolean {
  return stepsOf(w, answer.denies ?? answer).some(({ view }) => typeof view !== 'string')
}

/** What was weighed without numbers moves none: the forecast tells it better in its own words. */
function inNumbers(steps: readonly Step[]): readonly Step[] {
  const numbers = steps
    .flatMap(({ says, after }) => [says, after])
    .filter((piece) => piece?.kind === 'number' || piece?.evidence.unit === 'day')
  return numbers.length >= least ? steps : []
}

/** The forecast is for a date, and its middle is what was weighed. */
function ofDate(w: Writing, view: PredictionView, figure: Evidence): Step[] {
  const middle = middleOf(w, view, 'day')
  if (!middle) return []
  return [
    ...inNumbers(weighed(w, view, middle)),
    { ...byForecaster(view), says: inYear(middle), after: amount(figure) },
  ]
}

/** What was weighed on the way to the figure of a forecast itself. */
function ofForecast(w: Writing, view: PredictionView, figure: Evidence, piece: Piece): Step[] {
  return [...inNumbers(weighed(w, view, figure)), { ...byForecaster(view), says: piece, after: piece }]
}

const byForecaster = (view: PredictionView) => ({ view: forecastPath(view)?.by ?? 'author', counts: null }) as const

const isOption = ({ field }: Evidence): boolean => field.includes('.estimate.probabilities.')
const isMiddle = ({ field }: Evidence): boolean => field.endsWith('.estimate.quantiles.p50')

/** One view alone: of a series its projection, of a question the forecast. */
function ofChance(w: Writing, answer: Answer): Step[] {
  const { prediction, figure } = answer
  if (!prediction)
    return figure.formula?.startsWith('chance-')
      ? [...before(w, answer), { ...alone('projection', figure), counts: 'alone' }]
      : []
  const said = chanceOf(w, prediction) === figure ? forecastChanceOf(w, prediction) : null
  if (!said) return []
  const own = { ...byForecaster(prediction), says: amount(said), after: amount(figure) }
  return [...before(w, answer), ...inNumbers(weighed(w, prediction, said)), own]
}

/** What is known before anybody forecasts: it is looked at, and enters the number with nothing. */
function before(w: Writing, answer: Answer): Step[] {
  if (answer.figure.unit !== 'chance') return beforeAmount(w, answer)
  const outside = outsideView(w, answer)
  return outside ? [unheard(outside.by, amount(outside.rate))] : []
}

const alone = (view: Step['view'], one: Evidence): Step => ({
  view,
  says: amount(one),
  counts: null,
  after: amount(one),
})
const unheard = (view: Step['view'], says: Piece): Step => ({ view, says, counts: 'nothing', after: null })

function beforeAmount(w: Writing, { trend, year }: Answer): Step[] {
  const last = trend && year !== null ? latestOf(w, trend) : null
  if (!trend || !last || year === null) return []
  const pace = atPaceOfTenYears(w, trend, year)
  return [unheard('unchanged', amount(last.value)), ...(pace ? [unheard('pace', roughly(pace))] : [])]
}

function ofAmount(w: Writing, answer: Answer): Step[] {
  const { trend, year, figure } = answer
  const step = trend && year !== null ? stepOf(w, trend, year) : null
  if (!step || step.median !== figure) return []
  const middle = estimated(step)
  return [...before(w, answer), { view: 'projection', says: middle, counts: 'alone', after: middle }]
}
