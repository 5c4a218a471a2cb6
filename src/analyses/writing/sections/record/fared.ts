/**
 * How the method would have fared on the past of a series, case by case: what it would have said at some origins, for the
 * farthest time that it foresaw there, and what came.
 */
import { labelOf, observedAt, reader, unitOf } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import { amount, bare, state, when } from '../../sentence.ts'
import type { TrendView } from '../../views.ts'
import type { Writing } from '../../writing.ts'
import { cell, type Cell, itemCell, noCell, tableOf } from '../cells.ts'

/** The newest origins; of several series fewer of each. */
const most = { ofOne: 4, ofEach: 2 }
const columns = ['Series', 'Seen from', 'For', 'A tenth below', 'A tenth above', 'Came', 'In the range']

export function faredTable(w: Writing, views: readonly TrendView[]): Block[] {
  const isOne = views.length === 1
  const rows = views.flatMap((view) =>
    casesOf(w, view, isOne ? most.ofOne : most.ofEach).map((cells) => [
      isOne ? noCell : itemCell(labelOf(w, view), view.ref),
      ...cells,
    ]),
  )
  return rows.length < 2 ? [] : [tableOf({ title: 'What it would have said, and what came', columns, rows })]
}

type Case = { place: number; at: string }

function casesOf(w: Writing, view: TrendView, wanted: number): Cell[][] {
  const past = view.numbers?.backtest?.past ?? []
  const cases = past.flatMap(({ points }, place) => {
    const at = points.at(-1)?.at
    return at === undefined ? [] : [{ place, at }]
  })
  // Of several that end at the same value the earliest looked farthest ahead.
  return cases
    .filter(({ at }, i) => cases.findIndex((other) => other.at === at) === i)
    .slice(-wanted)
    .flatMap((one, i) => caseOf(w, view, one, i === 0) ?? [])
}

/** The unit is said once. */
function caseOf(w: Writing, view: TrendView, { place, at }: Case, isFirst: boolean): Cell[][] | null {
  const came = observedAt(w, view, at)
  if (!came) return null
  const read = reader(w, view)
  const field = `numbers.backtest.past.${place}`
  const from = read(`${field}.from`, 'from when it was foreseen', 'day')
  const [low, high] = ([1, 5] as const).map((knot) =>
    read(
      `${field}.points.${at}.knots.${knot}`,
      `${knot === 1 ? 'low' : 'high'} end of what was foreseen`,
      unitOf(view),
    ),
  )
  if (!low || !high) return null
  const held = w.table.compute('lay-between', [came.value, low, high], {
    title: `${view.item.label}, whether the value of ${at} lay in the range foreseen`,
  })
  return [
    [
      cell(when(from)),
      cell(when(came.at)),
      cell(bare(low)),
      cell(bare(high)),
      cell(isFirst ? amount(came.value) : bare(came.value)),
      cell(state(held)),
    ],
  ]
}
