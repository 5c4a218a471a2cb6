/**
 * The chance that something comes in one year, within a span of years or within some months, of what the base asks by
 * deadlines or dates: by the end of the span less by the day before it. 'In 2033' of two questions that ask by 2030 and by
 * 2040, 'in spring 2028' of one that asks by 2028.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Ask, When } from '../../ask/ask.ts'
import { directPredictions } from '../answers/fitting/fitting.ts'
import { chanceByEndOf } from '../answers/between-years.ts'
import { withoutYear } from '../answers/says.ts'
import { asked, askOf, dueAsked, monthsAsked } from '../asked.ts'
import { itsEventBy } from '../event/its-event.ts'
import { askedYear, forecastPath, labelOf, reader, seriesOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, type Phrase, sentence, when } from '../sentence.ts'
import { statedBy } from '../stated/stated.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'

export function onlyThen(w: Writing): Answer | null {
  const span = spanOf(w)
  if (!span) return null
  const direct = directPredictions(w).toSorted((a, b) => b.score - a.score)
  for (const { view } of direct) {
    const answer = answerBy(w, view, span)
    if (answer) return answer
  }
  return null
}

type Span = When & { from: number; to: number; kind: 'in' | 'within' }

/** Of years that all lie ahead: what may come from today on is asked by its last year alone. */
function spanOf(w: Writing): Span | null {
  const { wants, condition, when: span } = askOf(w)
  const isEvent = wants === 'chance' && condition === null && isOnce(askOf(w))
  if (!isEvent || span === null || !isSpan(span.kind)) return null
  const { kind, from, to } = span
  return isAhead(w, from) && to !== null ? { ...span, kind, from, to: Math.max(from, to) } : null
}

/** Half of all sales in 2033 may have been half before: only what is first so then, or within a span, comes once. */
const isOnce = ({ relation, when: span, of: { words } }: Ask): boolean =>
  relation === null || (span?.kind === 'within' && span.from !== span.to) || /\bfirst\b/i.test(words)

const isSpan = (kind: When['kind']): kind is Span['kind'] => kind === 'in' || kind === 'within'

const isAhead = (w: Writing, from: number | null): from is number =>
  from !== null && from > Number(w.dossier.madeAt.slice(0, 4))

function answerBy(w: Writing, view: PredictionView, due: Span): Answer | null {
  const { first, before: ended, last } = endsOf(w, due)
  const [before, by] = [ended, last].map((time) => byEndOf(w, view, time))
  const at: Phrase = first === null ? [' in ', when(last)] : [' from ', when(first), ' to ', when(last)]
  const event = itsEventBy(w, view, [...at, ', and not before'])
  if (!before || !by || !event || Number(by.value) < Number(before.value)) return null
  const span = first === null ? `in ${when(last).text}` : `from ${when(first).text} to ${when(last).text}`
  const title = `${withoutYear(view.item.label)}, ${span}`
  const figure = w.table.compute('chance-within', [before, by], { title, unit: 'chance' })
  const still = w.table.compute('chance-still', [before, by], { title: `${title}, if not before`, unit: 'chance' })
  const [inIt, inAny] = timesOf(due)
  return {
    ...plainAnswer,
    states: { ...statedBy(w, view, 'chance'), when: due, years: [] },
    figure,
    text: amount(figure).text,
    says: `${withoutYear(String(labelOf(w, view).value))} ${span}`,
    event,
    sentences: [
      sentence`The chance that ${event.said} is ${amount(figure)}.`,
      sentence`That it has come by the end of ${when(ended)} has a chance of ${amount(before)}, and by the end of ${when(last)} one of ${amount(by)}; between the years that the base asks about, the risk of what has not come yet is taken to be the same in each.`,
      sentence`If it has not come before, it comes ${inIt} with a chance of ${amount(still)}; of what may come again, that is the chance in any such ${inAny}.`,
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: due.to,
  }
}

type Ends = { first: Evidence | null; before: Evidence; last: Evidence }

/** What is over before, and the last of it; `first` is null of one year or month. */
function endsOf(w: Writing, { from, to, month }: Span): Ends {
  const last = dueAsked(w) ?? askedYear(w, to)
  const first = yearFrom(w, from)
  if (month === undefined) {
    const before = w.table.compute('year-before', [first], { title: 'The year before', unit: 'year' })
    return { first: from === to ? null : first, before, last }
  }
  const months = [first, monthsAsked(w, month)]
  const before = w.table.compute('month-before', months, { title: 'The month before', unit: 'day' })
  const begun = w.table.compute('first-month', months, { title: 'The first month that is asked about', unit: 'day' })
  return { first: begun.value === last.value ? null : begun, before, last }
}

/** 'In that year', and of which it would be one. */
function timesOf({ from, to, month }: Span): [inIt: string, inAny: string] {
  if (month !== undefined) return month.length === 2 ? ['in that month', 'month'] : ['in those months', 'span']
  return from === to ? ['in that year', 'year'] : ['in those years', 'span']
}

const yearFrom = (w: Writing, from: number): Evidence =>
  asked(w, 'when.from', from, { title: 'The first year that is asked about', unit: 'year' })

/** By deadlines, or by the forecast of a date. */
export function byEndOf(w: Writing, view: PredictionView, due: Evidence): Evidence | null {
  if (!typeOf(view.details.question).asksWhen) return chanceByEndOf(w, view, due)
  const forecast = forecastPath(view)
  if (!forecast) return null
  const quantiles = reader(w, view)(`${forecast.path}.estimate.quantiles`, `forecast by ${forecast.who}`)
  return w.table.compute('chance-by-year', [quantiles, due], {
    title: `${view.item.label}, chance to come by the end of ${String(due.value)}`,
    unit: 'chance',
  })
}
