/** When? By the forecast of the question that asks for this date. */
import { asksForMonth } from '../../ask/times/month-asked.ts'
import { textAsked } from '../asked.ts'
import { forecastPath, inMonth, inYear, labelOf, level, phraseOf, reader, seriesOf } from '../facts.ts'
import { whenItIsSo, whoseForecast } from '../phrases.ts'
import { bare, type Phrase, sentence } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'
import { besidePeople, inTheMiddle, ownBeside } from '../people/people.ts'
import { statedBy } from '../stated/stated.ts'

/** Where the forecast puts its chances, and the last day that is asked about. */
type Dates = Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95' | 'end', Evidence> & { isBeyond(one: Evidence): boolean }

export function dateOfPrediction(w: Writing, view: PredictionView<'date'>): Answer | null {
  const forecast = forecastPath(view)
  const dates = datesOf(w, view)
  if (!forecast || !dates) return null
  const { p50, end, isBeyond } = dates
  const whose = whoseForecast(w, view) ?? ''
  const say = asksForMonth(textAsked(w)) ? inMonth : inYear
  return {
    ...plainAnswer,
    states: statedBy(w, view, 'time'),
    figure: isBeyond(p50) ? end : p50,
    text: isBeyond(p50) ? `after ${say(end).text}` : say(p50).text,
    says: String(labelOf(w, view).value),
    event: phraseOf(w, view) && { said: whenItIsSo(w, view) },
    beside: besidePeople(w, view, { own: ownBeside(w, view, p50), model: null, say: inTheMiddle(say) }),
    sentences: [
      isBeyond(p50)
        ? sentence`More likely than not, ${whenItIsSo(w, view)} comes after ${say(end)} or never, by ${whose}.`
        : sentence`Even odds for ${whenItIsSo(w, view)} lie at ${say(p50)}: as likely before as after it, by ${whose}.`,
      spread(w, dates, say),
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
  }
}

function datesOf(w: Writing, view: PredictionView<'date'>): Dates | null {
  const forecast = forecastPath(view)
  const { question } = view.details
  if (!forecast) return null
  const read = reader(w, view)
  const at = (name: string) =>
    read(`${forecast.path}.estimate.quantiles.${name}`, `forecast by ${forecast.who}, ${name.slice(1)}% point`, 'day')
  const end = read('details.question.range.max', 'the last day that is asked about', 'day')
  const isBeyond = (one: Evidence) => question.range.openAbove && String(one.value) >= String(end.value)
  return { p5: at('p5'), p25: at('p25'), p50: at('p50'), p75: at('p75'), p95: at('p95'), end, isBeyond }
}

function spread(w: Writing, { p5, p25, p75, p95, end, isBeyond }: Dates, say: typeof inYear): Sentence {
  const until = (one: Evidence): Phrase => (isBeyond(one) ? ['after ', say(end), ' or never'] : say(one))
  if (!isBeyond(p75) && say(p25).text === say(p75).text)
    return sentence`Even odds lie within ${say(p25)}; the outer range runs from ${say(p5)} to ${until(p95)}.`
  return sentence`Even odds run from ${say(p25)} to ${until(p75)}, ${bare(level(w, 90))} of the chance from ${say(p5)} to ${until(p95)}.`
}
