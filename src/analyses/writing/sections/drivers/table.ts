/** The drivers in a table: what each does, where it stands and where it is heading. */
import { chanceOf, forecastPath, labelOf, lastOf, madeOf } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import { amount, state, when } from '../../sentence.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell, type Cell, itemCell, noCell, wordCell } from '../cells.ts'
import { type Tie, tiesOf } from './ties.ts'

const most = 5
const columns = ['Driver', 'It', 'Stands at', 'As of', 'Going']

export function driverTable(w: Writing, answer: Answer | null): Block[] {
  const rows = tiesOf(w, answer)
    .slice(0, most)
    .map((tie) => rowOf(w, tie))
  return rows.length > 0 ? [{ type: 'table', title: 'What bears on it', columns, rows }] : []
}

function rowOf(w: Writing, { view, way }: Tie): Cell[] {
  const [name, does] = [itemCell(labelOf(w, view), view.ref), wordCell(way)]
  return [name, does, ...(isTrend(view) ? ofSeries(w, view) : ofQuestion(w, view))]
}

const isTrend = (view: PredictionView | TrendView): view is TrendView => 'series' in view.details

function ofSeries(w: Writing, view: TrendView): Cell[] {
  const last = lastOf(w, view)
  const direction = w.table.read(view, 'numbers.direction.direction', {
    title: `${view.item.label}, direction (Mann-Kendall test)`,
  })
  return [
    last ? cell(amount(last.value)) : noCell,
    last ? cell(when(last.at)) : noCell,
    direction ? cell(state(direction)) : noCell,
  ]
}

/** How likely it is, by the forecast of that day. */
function ofQuestion(w: Writing, view: PredictionView): Cell[] {
  const [chance, forecast] = [chanceOf(w, view), forecastPath(view)]
  return [chance ? cell(amount(chance)) : noCell, forecast ? cell(when(madeOf(w, view, forecast))) : noCell, noCell]
}
