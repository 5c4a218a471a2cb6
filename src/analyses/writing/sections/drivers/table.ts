/** The drivers in a table: what each does, where it stands, where it is heading, and who says so. */
import { chanceOf, labelOf, lastOf, reader } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import { amount, plainly, state, when } from '../../sentence.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell, type Cell, itemCell, noCell, wordCell } from '../cells.ts'
import { type Tie, tiesOf } from './ties.ts'

const most = 5
const columns = ['Driver', 'It', 'Stands at', 'As of', 'Going', 'Measured by']

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
  const source = reader(w, view)('details.series.source', 'who measures it')
  return [
    last ? cell(amount(last.value)) : noCell,
    last ? cell(when(last.at)) : noCell,
    direction ? cell(state(direction)) : noCell,
    cell(plainly(source)),
  ]
}

/** How likely it is, and when that is decided. */
function ofQuestion(w: Writing, view: PredictionView): Cell[] {
  const chance = chanceOf(w, view)
  return [
    chance ? cell(amount(chance)) : noCell,
    cell(when(reader(w, view)('details.resolves', 'day on which it resolves', 'day'))),
    noCell,
    noCell,
  ]
}
