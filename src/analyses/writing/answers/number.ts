/** How much? By the forecast of the question that asks for this number. */
import { convert } from '../../units/convert.ts'
import {
  estimated,
  forecastPath,
  labelOf,
  seriesName,
  lastOf,
  pooledAmountPath,
  phraseOf,
  level,
  reader,
  roughly,
  seriesOf,
  stepOf,
  timeOf,
  yearOf,
} from '../facts.ts'
import { textAsked } from '../asked.ts'
import { whatIsAsked, whatIsAskedOf, whoseForecast } from '../phrases.ts'
import { amount, bare, type Phrase, plainly, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { directionAsked } from './direction.ts'
import { besidePeople, inTheMiddle, ownBeside } from '../people/people.ts'
import { statedBy } from '../stated/stated.ts'
import type { Pool } from '../one-number/pool.ts'
import { weighs } from '../one-number/pooled.ts'

export function numberOfPrediction(w: Writing, view: PredictionView<'numeric'>): Answer | null {
  const said = saidOf(w, view)
  if (!said) return null
  const { at, whose, pool } = said
  const { range } = view.details.question
  const [p5, p25, p50, p75, p95] = [at('p5'), at('p25'), at('p50'), at('p75'), at('p95')]
  const isOpen = range.openAbove && Number(p95.value) >= range.max
  const even = [bare(p25), ' and ', amount(p75)]
  return {
    ...plainAnswer,
    ...pool,
    states: { ...statedBy(w, view, 'amount'), relation: null },
    figure: p50,
    text: amount(p50).text,
    says: String(labelOf(w, view).value),
    event: phraseOf(w, view) && { said: whatIsAsked(w, view) },
    low: p5,
    high: p95,
    beside: besidePeople(w, view, { own: ownBeside(w, view, p50), model: null, say: inTheMiddle(amount) }),
    sentences: [
      sentence`The middle of what is expected for ${whatIsAskedOf(w, view)} is ${amount(p50)}, by ${whose}.`,
      isOpen
        ? sentence`Even odds lie between ${even}; the outer range runs from ${bare(p5)} to ${amount(p95)} or more.`
        : sentence`Even odds lie between ${even}, and ${bare(level(w, 90))} of the chance lies between ${bare(p5)} and ${amount(p95)}.`,
      ...(pool.pool?.sentences ?? []),
      ...stoodAt(w, view, p5, p95),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
  }
}

type Said = { at(name: string): Evidence; whose: Phrase; pool: { pool?: Pool } }

/** The quantiles that its page shows: those of both together where the series that answers it has a part in them. */
function saidOf(w: Writing, view: PredictionView<'numeric'>): Said | null {
  const forecast = forecastPath(view)
  const pooled = pooledAmountPath(view)
  const { unit } = view.details.question
  const read = reader(w, view)
  if (!forecast) return null
  const own = `${forecast.path}.estimate`
  const by = pooled ? 'by Farsight and the projection together' : `forecast by ${forecast.who}`
  const at = (name: string) => read(`${pooled ?? own}.quantiles.${name}`, `${by}, ${name.slice(1)}% point`, unit)
  if (!pooled) return { at, whose: whoseForecast(w, view) ?? '', pool: {} }
  const said = read(`${own}.quantiles.p50`, `forecast by ${forecast.who}, 50% point`, unit)
  const pool = poolOf(w, view, { figure: at('p50'), said, pooled })
  return { at, whose: 'Farsight and the projection together', pool: { pool } }
}

type Made = { figure: Evidence; said: Evidence; pooled: string }

/** As the page of the question makes it of its forecast and the projection of the series that answers it. */
function poolOf(w: Writing, view: PredictionView<'numeric'>, { figure, said, pooled }: Made): Pool {
  const read = reader(w, view)
  const model = read(`${pooled}.model.p50`, 'middle of the projection', view.details.question.unit)
  const weight = read(`${pooled}.weight`, 'how much the projection counts')
  const whose = whoseForecast(w, view) ?? ''
  return {
    figure,
    said,
    model,
    weight,
    sentences: [
      sentence`${whose} has ${amount(said)} in the middle, the projection of its series ${roughly(model)}; together, where the projection counts ${weighs(weight)} the forecast, they make ${amount(figure)}.`,
    ],
  }
}

/** Where its series stands and is heading, or else why it should come so. */
export function stoodAt(w: Writing, view: PredictionView, low: Evidence, high: Evidence): Sentence[] {
  const trend = seriesOf(w, view)
  const last = trend && lastOf(w, trend)
  if (!last) return onJudgement(w, view)
  const step = stepOf(w, trend, timeOf(view))
  const stood = [plainly(seriesName(w, trend)), ' stood at ', amount(last.value), ' in ', when(last.at)]
  return [
    step
      ? sentence`${stood}; its projection alone has ${estimated(step)} in the middle for ${when(step.at)}.`
      : sentence`${stood}.`,
    ...comparedWithToday(w, last.value, low, high),
  ]
}

/** Where more than today is asked for, or less, and the whole range lies there. */
function comparedWithToday(w: Writing, { value, unit }: Evidence, low: Evidence, high: Evidence): Sentence[] {
  const direction = directionAsked(textAsked(w))
  // A series counts one by one where a question may count in billions.
  const last = convert(Number(value), unit ?? '', low.unit ?? '')
  if (last === null) return []
  if (direction === 'up' && Number(low.value) > last)
    return [sentence`Even the low end of that range, ${bare(low)}, lies above the last value.`]
  if (direction === 'down' && Number(high.value) < last)
    return [sentence`Even the high end of that range, ${bare(high)}, lies below the last value.`]
  return []
}
