/** Will it come by then? By the forecast of the question that asks when it comes. */
import { forecastPath, inYear, labelOf, reader, seriesOf } from '../facts.ts'
import { thatItIsSo, whoseForecast } from '../phrases.ts'
import { dueAsked, whenDue, yearAsked } from '../asked.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, sentence, when } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { itsEventBy } from '../event/its-event.ts'
import { ofYear } from './says.ts'
import { besidePeople, givesIt, ownBeside, thatForecast } from '../people/people.ts'
import { statedBy } from '../stated/stated.ts'

export function chanceByDate(w: Writing, view: PredictionView<'date'>): Answer | null {
  const forecast = forecastPath(view)
  const due = dueAsked(w)
  const { question } = view.details
  if (!forecast || due === null) return null
  const read = reader(w, view)
  const path = `${forecast.path}.estimate.quantiles`
  const title = `${view.item.label}, chance to come by the end of ${String(due.value)}`
  const quantiles = read(path, `forecast by ${forecast.who}`)
  const byThen = (of: Evidence, by = '') =>
    w.table.compute('chance-by-year', [of, due], { title: title + by, unit: 'chance' })
  const figure = byThen(quantiles)
  const own = ownBeside(w, view, quantiles)
  const middle = read(`${path}.p50`, `forecast by ${forecast.who}, middle`, 'day')
  const isEnd = question.range.openAbove && String(middle.value) >= question.range.max
  const whose = whoseForecast(w, view) ?? ''
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'chance'), when: whenDue(w, due) },
    figure,
    text: amount(figure).text,
    says: ofYear(String(labelOf(w, view).value), when(due).text),
    event: itsEventBy(w, view, [' by the end of ', when(due)]),
    beside: besidePeople(w, view, {
      own: own && byThen(own, ', by the forecast beside it'),
      model: null,
      say: givesIt,
    }),
    sentences: [
      sentence`The chance ${thatItIsSo(w, view)} by the end of ${when(due)} is ${amount(figure)}, by ${whose}.`,
      isEnd
        ? sentence`${thatForecast(view)} has it, more likely than not, after ${inYear(middle)} or never.`
        : sentence`${thatForecast(view)} has ${inYear(middle)} in the middle.`,
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearAsked(w),
  }
}
