/** Of a date that is foreseen: how likely it is to have come by the end of some years. */
import { typeOf } from '#predictions/question-types/index.ts'
import { forecastPath, inYear, reader } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import { amount } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell } from '../cells.ts'

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
    return [cell(inYear(day)), cell(amount(w.table.compute('chance-by-year', [whole, day], { title, unit: 'chance' })))]
  })
  return rows.length < least
    ? []
    : [{ type: 'table', title: 'How likely it is to have come', columns: ['By the end of', 'Chance'], rows }]
}

const asksForDate = (view: PredictionView): view is PredictionView<'date'> => typeOf(view.details.question).asksWhen
