/** How much? By the forecast of the question that asks for this number. */
import {
  estimated,
  forecastPath,
  labelOf,
  seriesName,
  lastOf,
  phraseOf,
  level,
  reader,
  seriesOf,
  stepOf,
  timeOf,
  yearOf,
} from '../facts.ts'
import { textAsked } from '../asked.ts'
import { whatIsAsked, whoseForecast } from '../phrases.ts'
import { amount, bare, plainly, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { directionAsked } from './direction.ts'
import { statedBy } from '../stated/stated.ts'

export function numberOfPrediction(w: Writing, view: PredictionView<'numeric'>): Answer | null {
  const forecast = forecastPath(view)
  const { question } = view.details
  if (!forecast) return null
  const at = (name: string) =>
    reader(w, view)(
      `${forecast.path}.estimate.quantiles.${name}`,
      `forecast by ${forecast.who}, ${name.slice(1)}% point`,
      question.unit,
    )
  const [p5, p25, p50, p75, p95] = [at('p5'), at('p25'), at('p50'), at('p75'), at('p95')]
  const isOpen = question.range.openAbove && Number(p95.value) >= question.range.max
  const even = [bare(p25), ' and ', amount(p75)]
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'amount'), relation: null },
    figure: p50,
    text: amount(p50).text,
    says: String(labelOf(w, view).value),
    event: phraseOf(w, view) && { said: whatIsAsked(w, view) },
    low: p5,
    high: p95,
    sentences: [
      sentence`The middle of what is expected for ${whatIsAsked(w, view)} is ${amount(p50)}, by ${whoseForecast(w, view) ?? ''}.`,
      isOpen
        ? sentence`Even odds lie between ${even}; the outer range runs from ${bare(p5)} to ${amount(p95)} or more.`
        : sentence`Even odds lie between ${even}, and ${bare(level(w, 90))} of the chance lies between ${bare(p5)} and ${amount(p95)}.`,
      ...stoodAt(w, view, p5, p95),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
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
function comparedWithToday(w: Writing, last: Evidence, low: Evidence, high: Evidence): Sentence[] {
  const direction = directionAsked(textAsked(w))
  if (direction === 'up' && Number(low.value) > Number(last.value))
    return [sentence`Even the low end of that range, ${bare(low)}, lies above the last value.`]
  if (direction === 'down' && Number(high.value) < Number(last.value))
    return [sentence`Even the high end of that range, ${bare(high)}, lies below the last value.`]
  return []
}
