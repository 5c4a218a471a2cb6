/**
 * The way to the year that is asked about, and beyond it: what each series behind the answer had last, and what its
 * projection says of some years, with the chance of the value that is asked about where the answer is read off the same.
 */
import { estimated, labelOf, lastOf, lastYear, stepOf, type Step, targetOf } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import { allToldOf, isReadOffProjection } from '../../series-behind.ts'
import { amount, when } from '../../sentence.ts'
import { projectionOf, type TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell, type Cell, itemCell, noCell, tableOf } from '../cells.ts'
import { spreadOf } from './spread.ts'

/** Parts of the way at which it is told where it stands; of several series fewer. */
const parts = { ofOne: 4, ofEach: 2 }
const columns = ['Series', 'For', 'A tenth lies below', 'Middle', 'A tenth lies above', 'Chance']

export function yearTable(w: Writing, answer: Answer): Block[] {
  const views = allToldOf(w, answer).filter(projectionOf)
  const isOne = views.length === 1 && views[0] === answer.trend
  const isOwn = !answer.pool && views.every((view) => isReadOffProjection(w, answer, view))
  // Of the very series that the answer is of nobody asks which it is.
  const isNamed = !isOne || !isOwn
  const rows = views.flatMap((view) =>
    rowsOf(w, answer, view, isOne).map((cells) => [isNamed ? nameOf(w, view) : noCell, ...cells]),
  )
  const title = isOwn ? 'Year by year' : 'Year by year, by the projection alone'
  return rows.length < least ? [] : [tableOf({ title, columns, rows })]
}

const nameOf = (w: Writing, view: TrendView): Cell => itemCell(labelOf(w, view), view.ref)

/** The last value, and two steps. */
const least = 3

function rowsOf(w: Writing, answer: Answer, view: TrendView, isOne: boolean): Cell[][] {
  const last = lastOf(w, view)
  const steps = timesOf(w, answer, view, isOne).flatMap((time) => stepOf(w, view, time) ?? [])
  if (!last || steps.length === 0) return []
  // The unit is said once.
  return [
    [cell(when(last.at)), noCell, cell(amount(last.value)), noCell, noCell],
    ...steps.map((step) => [
      cell(when(step.at)),
      cell(estimated(step, step.low, true)),
      cell(estimated(step, step.median, true)),
      cell(estimated(step, step.high, true)),
      isOne ? chanceCell(w, answer, view, step) : noCell,
    ]),
  ]
}

/** At equal parts of the way to what is asked about, be it a month; of one series also beyond it. */
function timesOf(w: Writing, { year }: Answer, view: TrendView, isOne: boolean): (number | string)[] {
  const last = lastYear(view)
  if (year === null || last === null || year <= last) return []
  const count = Math.min(isOne ? parts.ofOne : parts.ofEach, year - last)
  const way = Array.from({ length: count - 1 }, (_, i) => last + Math.round(((year - last) * (i + 1)) / count))
  const beyond = year + Math.max(1, Math.round((year - last) / parts.ofOne))
  return [...way, targetOf(w, view, year).value, ...(isOne ? [beyond] : [])]
}

/** Of the same value in another year. */
function chanceCell(w: Writing, answer: Answer, view: TrendView, { at }: Step): Cell {
  const { threshold, figure } = answer
  if (figure.formula === 'half-chance-by') return metBy(w, answer, view, String(at.value))
  const spread = threshold && spreadOf(w, answer)
  if (!spread || figure.unit !== 'chance' || !isReadOffProjection(w, answer, view)) return noCell
  const field = `numbers.projection.${String(at.value)}`
  const title = `${view.item.label}, the projection for ${String(at.value)}`
  const inputs = [field, 'numbers.projection.bounds'].flatMap((one) => w.table.read(view, one, { title }) ?? [])
  const about = { title: `${view.item.label}, the same value in ${String(at.value)}`, unit: 'chance' }
  return cell(amount(w.table.compute(spread.formula, [threshold, ...inputs], about)))
}

/** Where the answer is when it is likelier than not to have been met: how likely that is by then. */
function metBy(w: Writing, { figure }: Answer, view: TrendView, at: string): Cell {
  const by = w.table.rows().find(({ id }) => id === figure.inputs[0])
  const title = `${view.item.label}, chance to have met it by ${at}`
  const chance =
    by?.item === view.ref ? w.table.read(view, `${by.field}.${at}.chance`, { title, unit: 'chance' }) : null
  return chance ? cell(amount(chance)) : noCell
}
