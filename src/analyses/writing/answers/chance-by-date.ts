/** Will it come by then? By the forecast of the question that asks when it comes. */
import { askedYear, forecastPath, inYear, labelOf, reader, seriesOf } from '../facts.ts'
import { thatItIsSo, whoseForecast } from '../phrases.ts'
import { yearAsked } from '../asked.ts'
import { amount, sentence, when } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { itsEventBy } from '../event/its-event.ts'
import { ofYear } from './says.ts'
import { besidePeople, inTheMiddle, ownBeside } from '../people/people.ts'
import { statedBy } from '../stated/stated.ts'

export function chanceByDate(w: Writing, view: PredictionView<'date'>): Answer | null {
  const forecast = forecastPath(view)
  const to = yearAsked(w)
  const { question } = view.details
  if (!forecast || to === null) return null
  const read = reader(w, view)
  const path = `${forecast.path}.estimate.quantiles`
  const year = askedYear(w, to)
  const figure = w.table.compute('chance-by-year', [read(path, `forecast by ${forecast.who}`), year], {
    title: `${view.item.label}, chance to come by the end of ${to}`,
    unit: 'chance',
  })
  const middle = read(`${path}.p50`, `forecast by ${forecast.who}, middle`, 'day')
  const isEnd = question.range.openAbove && String(middle.value) >= question.range.max
  const whose = whoseForecast(w, view) ?? ''
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'chance'), when: { kind: 'by', from: Number(w.dossier.madeAt.slice(0, 4)), to } },
    figure,
    text: amount(figure).text,
    says: ofYear(String(labelOf(w, view).value), to),
    event: itsEventBy(w, view, [' by the end of ', when(year)]),
    beside: besidePeople(w, view, { own: ownBeside(w, view, middle), model: null, say: inTheMiddle(inYear) }),
    sentences: [
      sentence`The chance ${thatItIsSo(w, view)} by the end of ${when(year)} is ${amount(figure)}, by ${whose}.`,
      isEnd
        ? sentence`That forecast has it, more likely than not, after ${inYear(middle)} or never.`
        : sentence`That forecast has ${inYear(middle)} in the middle.`,
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: to,
  }
}
