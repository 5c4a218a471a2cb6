/** Of a date that is foreseen: how likely it is to have come by the end of some years. */
import { typeOf } from '#predictions/question-types/index.ts'
import { forecastPath, inYear, reader } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, plainly, when } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell } from '../cells.ts'

const columns = ['By the end of', 'Chance', 'The middle if it has not come by then']
const points = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
/** With fewer there is nothing to compare. */
const least = 3

export function datesTable(w: Writing, { prediction }: Answer): Block[] {
  const forecast = prediction && forecastPath(prediction)
  if (!forecast || !asksForDate(prediction)) return []
  const read = reader(w, prediction)
  const path = `${forecast.path}.estimate.quantiles`
  const whole = read(path, `forecast by ${forecast.who}`)
  const days = points.map((point) =>
    read(`${path}.${point}`, `forecast by ${forecast.who}, ${point.slice(1)}% point`, 'day'),
  )
  const years = days.filter((day, i) => days.findIndex((other) => inYear(other).text === inYear(day).text) === i)
  // Of the last day that is asked about it may be later, or never.
  const inside = years.filter((day) => inYear(day).text < prediction.details.question.range.max.slice(0, 4))
  const rows = inside.map((day) => {
    const title = `${prediction.item.label}, chance to have come by the end of ${inYear(day).text}`
    const by = w.table.compute('chance-by-year', [whole, day], { title, unit: 'chance' })
    return [cell(inYear(day)), cell(amount(by)), cell(yearSaid(laterMiddle(w, prediction, { whole, day })))]
  })
  return rows.length < least ? [] : [{ type: 'table', title: 'How likely it is to have come', columns, rows }]
}

/** A year, or 'later than' the last that the forecast knows. */
const yearSaid = (middle: Evidence) => (typeof middle.value === 'number' ? when(middle) : plainly(middle))

/** Where the middle goes once that day has passed without it. */
const laterMiddle = (w: Writing, { item }: PredictionView, { whole, day }: { whole: Evidence; day: Evidence }) =>
  w.table.compute('middle-if-not-by', [whole, day], {
    title: `${item.label}, the middle of what is left after ${String(day.value)}`,
    unit: 'year',
  })

const asksForDate = (view: PredictionView): view is PredictionView<'date'> => typeOf(view.details.question).asksWhen
