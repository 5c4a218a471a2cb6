/**
 * Will it pass a value? By the forecast of the question that asks how much it will be: 'above 5,000', 'more than
 * today'.
 */
import { forecastPath, isStale, lastOf, pooledAmountPath, phraseOf, reader, seriesOf, yearOf } from '../facts.ts'
import { otherSide } from '../event/event.ts'
import { whatIsAskedOf, whoseForecast } from '../phrases.ts'
import type { Relation, When } from '../../ask/ask.ts'
import { sayMonths } from '../../ask/ask-words.ts'
import { askOf, textAsked, yearAsked } from '../asked.ts'
import { barIn, knownIn } from '../bar-in.ts'
import { amount, sentence } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { directionAsked } from './direction.ts'
import { besidePeople, ownBeside, thatForecast } from '../people/people.ts'
import { stoodAt } from './number.ts'
import { boundOfChance, heldAgainst, type Side } from './says.ts'
import { statedBy } from '../stated/stated.ts'

type Bar = { value: Evidence; side: Side; relation: Relation | null; typed: Sentence[] }

export function chanceOfNumber(w: Writing, view: PredictionView<'numeric'>): Answer | null {
  const forecast = forecastPath(view)
  const bar = isForTheYear(w, view) ? barOf(w, view) : null
  if (!forecast || !bar) return null
  const { value, side, relation } = bar
  const read = reader(w, view)
  const path = `${pooledAmountPath(view) ?? `${forecast.path}.estimate`}.quantiles`
  const middle = read(`${path}.p50`, `forecast by ${forecast.who}, 50% point`, value.unit)
  const isUp = side === 'at least' || side === 'above'
  const title = `${view.item.label}, chance of a value ${side} the one asked about`
  const quantiles = read(path, `forecast by ${forecast.who}, its quantiles`)
  const passing = (of: Evidence, by = '') =>
    w.table.compute(isUp ? 'chance-at-least' : 'chance-below', [value, of], { title: title + by, unit: 'chance' })
  const figure = passing(quantiles)
  const own = ownBeside(w, view, quantiles)
  const trend = seriesOf(w, view)
  const year = yearOf(view)
  const ends = [
    read(`${path}.p5`, 'its 5% point', value.unit),
    read(`${path}.p95`, 'its 95% point', value.unit),
  ] as const
  const states = statedBy(w, view, 'chance')
  return {
    ...plainAnswer,
    states: { ...states, relation, isCompared: relation === null },
    figure,
    text: `${boundBy(figure)}${amount(figure).text}`,
    says: heldAgainst({
      label: (trend ?? view).item.label,
      side,
      value: amount(value).text,
      in: timeOf(states.when, year),
    }),
    event: phraseOf(w, view) && {
      said: [whatIsAskedOf(w, view), ` is ${side} `, amount(value)],
      denied: [whatIsAskedOf(w, view), ` is ${otherSide[side]} `, amount(value)],
    },
    beside: besidePeople(w, view, {
      own: own && passing(own, ', by the forecast beside it'),
      model: null,
      say: (one) => ['gives it ', boundBy(one), amount(one)],
    }),
    sentences: [
      said(w, view, { figure, bar }),
      middleOfIt(w, view, middle),
      ...stoodAt(w, view, ...ends),
      ...bar.typed,
    ],
    prediction: view,
    trend,
    year,
    threshold: value,
  }
}

/** 'December 2027', of what is asked of a month. */
const timeOf = (when: When | null, year: number): string =>
  when?.month === undefined ? String(year) : `${sayMonths(when.month)} ${year}`

/** Whose it is the answer has said where people lead. */
const middleOfIt = (w: Writing, view: PredictionView, middle: Evidence): Sentence =>
  view.item.crowd
    ? sentence`${thatForecast(view)} has ${amount(middle)} in the middle.`
    : sentence`It is read off ${whoseForecast(w, view) ?? ''}, which has ${amount(middle)} in the middle.`

function said(w: Writing, view: PredictionView, { figure, bar: { value, side } }: { figure: Evidence; bar: Bar }) {
  const by = view.item.crowd ? [', read off ', whoseForecast(w, view) ?? ''] : ''
  return sentence`The chance that ${whatIsAskedOf(w, view)} is ${side} ${amount(value)} is ${boundBy(figure)}${amount(figure)}${by}.`
}

const boundBy = ({ value }: Evidence): string => boundOfChance(Number(value))

/** What is asked about another year is another value. */
function isForTheYear(w: Writing, view: PredictionView): boolean {
  const to = yearAsked(w)
  return to === null || Math.abs(yearOf(view) - to) <= 1
}

function barOf(w: Writing, view: PredictionView<'numeric'>): Bar | null {
  const { relation } = askOf(w)
  if (relation === null) return barOfToday(w, view, directionAsked(textAsked(w)))
  const { min, max } = view.details.question.range
  const bar = barIn(w, reader(w, view)('details.question.unit', 'unit'))
  return bar && Math.abs(Number(bar.value.value) - (min + max) / 2) < 2.5 * (max - min) ? bar : null
}

function barOfToday(w: Writing, view: PredictionView, direction: 'up' | 'down' | null): Bar | null {
  const trend = seriesOf(w, view)
  const last = trend && lastOf(w, trend)
  if (!last || !direction || isStale(w, trend)) return null
  const unit = reader(w, trend)('details.series.unit', 'unit')
  const value = knownIn(w, { value: last.value, unit }, reader(w, view)('details.question.unit', 'unit'))
  // No value was read: it is today's that the words compare with.
  return value && { value, side: direction === 'up' ? 'above' : 'below', relation: null, typed: [] }
}
