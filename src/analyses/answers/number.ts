/** How much? By the forecast of the question that asks for this number. */
import { forecastPath, labelOf, lastOf, level, madeOf, reader, seriesOf, titleOf, yearOf } from '../facts.ts'
import { amount, bare, named, plainly, sentence, when } from '../sentence.ts'
import type { Sentence } from '../report.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'

export function numberOfPrediction(w: Writing, view: PredictionView): Answer | null {
  const forecast = forecastPath(view)
  const { question } = view.details
  if (!forecast || question.type !== 'numeric') return null
  const at = (name: string) =>
    reader(w, view)(`${forecast.path}.estimate.quantiles.${name}`, `forecast by ${forecast.who}, ${name.slice(1)}% point`, question.unit)
  const [p5, p25, p50, p75, p95] = [at('p5'), at('p25'), at('p50'), at('p75'), at('p95')]
  const isOpen = question.range.openAbove && Number(p95.value) >= question.range.max
  const even = [bare(p25), ' and ', amount(p75)]
  return {
    ...plainAnswer,
    figure: p50,
    text: amount(p50).text,
    says: String(labelOf(w, view).value),
    low: p5,
    high: p95,
    sentences: [
      sentence`On the question ${named(titleOf(w, view))} ${forecast.who} has ${amount(p50)} in the middle, as of ${when(madeOf(w, view, forecast))}.`,
      isOpen
        ? sentence`Even odds lie between ${even}; the outer range runs from ${bare(p5)} to ${amount(p95)} or more.`
        : sentence`Even odds lie between ${even}, and ${bare(level(w, 90))} of the chance lies between ${bare(p5)} and ${amount(p95)}.`,
      ...stoodAt(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
  }
}

/** Where its series stands, or else why it should come so. */
function stoodAt(w: Writing, view: PredictionView): Sentence[] {
  const trend = seriesOf(w, view)
  const last = trend && lastOf(w, trend)
  if (!last) return onJudgement(w, view)
  return [sentence`${plainly(labelOf(w, trend))} stood at ${amount(last.value)} in ${when(last.at)}.`]
}
