/** The drivers in a table: what each does, by how much it moves the answer, where it stands and where it is heading. */
import { chanceOf, forecastPath, labelOf, lastOf, madeOf } from '../../facts.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, connect, state, when } from '../../sentence.ts'
import { othersBehind } from '../../series-behind.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { cell, type Cell, itemCell, noCell, tableOf, wordCell } from '../cells.ts'
import { sizeOf, type Size } from './size.ts'
import { type Tie, tiesOf } from './ties.ts'

const most = 5
const columns = {
  sized: ['Driver', 'Effect', 'Answer if low', 'Answer if high', 'Shows after', 'Stands at', 'As of'],
  unsized: ['Driver', 'Effect', 'Stands at', 'As of', 'Heading'],
}

/** Those whose size is known first, the largest before the others. */
export function driverTable(w: Writing, answer: Answer | null): Written {
  const ties = tiesOf(w, answer).map((tie) => ({
    ...tie,
    size: answer && isTrend(tie.view) ? sizeOf(w, answer, tie.view, tie.way) : null,
  }))
  const shown = ties.toSorted((a, b) => (b.size?.reach ?? -1) - (a.size?.reach ?? -1)).slice(0, most)
  if (shown.length === 0) return { sentences: [], blocks: [] }
  const isSized = shown.some(({ size }) => size !== null)
  return {
    sentences: onSizes(w, answer, shown),
    blocks: [
      tableOf({
        title: 'What bears on it',
        columns: isSized ? columns.sized : columns.unsized,
        rows: shown.map((one) => rowOf(w, one, isSized)),
      }),
    ],
  }
}

/** What stands in the table, and why where nothing does: sizes are looked for in the years of one series. */
function onSizes(w: Writing, answer: Answer | null, shown: readonly { size: Size | null }[]): Sentence[] {
  const sized = shown.filter(({ size }) => size !== null).length
  const isLookedFor = answer?.trend?.details.series?.frequency === 'yearly' && othersBehind(w, answer).length === 0
  if (sized === 0) return isLookedFor ? [connect('no-driver-sizes')] : []
  return [connect('driver-size'), ...(sized < shown.length ? [connect('no-driver-size')] : [])]
}

function rowOf(w: Writing, { view, way, size }: Tie & { size: Size | null }, isSized: boolean): Cell[] {
  const [name, does] = [itemCell(labelOf(w, view), view.ref), wordCell(size?.way ?? way)]
  const all = isTrend(view) ? ofSeries(w, view) : ofQuestion(w, view)
  // Beside its size where it is heading would be one column too many.
  const stands = isSized ? all.slice(0, 2) : all
  return [name, does, ...(isSized ? ofSize(size) : []), ...stands]
}

function ofSize(size: Size | null): Cell[] {
  if (!size) return [noCell, noCell, noCell]
  return [cell(size.low), cell(size.high), size.lag ? cell(amount(size.lag)) : wordCell('same-year')]
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
    // Where a driver is heading, where that can be told; that it cannot tells nothing of what it does.
    direction && direction.value !== 'no-clear-direction' ? cell(state(direction)) : noCell,
  ]
}

/** How likely it is, by the forecast of that day. */
function ofQuestion(w: Writing, view: PredictionView): Cell[] {
  const [chance, forecast] = [chanceOf(w, view), forecastPath(view)]
  return [chance ? cell(amount(chance)) : noCell, forecast ? cell(when(madeOf(w, view, forecast))) : noCell, noCell]
}
