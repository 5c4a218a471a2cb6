/**
 * Of what the base asks by several deadlines: how likely it is to have come by years before, between and at them, as likely
 * in each year between two, and what is left until the last where it has not.
 */
import { forecastPath, madeOf } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, when } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell, type Cell, noCell, tableOf } from '../cells.ts'
import { type Due, dueOf, isRising, yearOfDue } from './deadlines.ts'
import { yearsUntil } from './evenly.ts'

const columns = ['By the end of', 'It has come', 'Left if not by then']
/** With fewer the sentence on the deadlines says all. */
const least = 4

export function betweenDeadlines(w: Writing, answer: Answer): Block[] {
  const view = answer.prediction
  const due = view ? dueOf(w, answer) : []
  const last = due.at(-1)
  if (!view || due.length < 2 || !last || !isRising(due)) return []
  const rows = yearsUntil(w, yearIn(last)).flatMap((year) => rowOf(w, { view, due, last }, year) ?? [])
  return rows.length < least ? [] : [tableOf({ title: 'If the risk is even between deadlines', columns, rows })]
}

const yearIn = (due: Due): number => Number(yearOfDue(due).text)

type Known = { view: PredictionView; due: readonly Due[]; last: Due }

function rowOf(w: Writing, known: Known, year: Evidence): Cell[][] | null {
  const come = chanceBy(w, known, year)
  if (!come) return null
  const { last, view } = known
  if (year.value === yearIn(last)) return [[cell(when(year)), cell(amount(come)), noCell]]
  const title = `${view.item.label}, left if not by the end of ${String(year.value)}`
  const left = w.table.compute('chance-still', [come, last.chance], { title, unit: 'chance' })
  return [[cell(when(year)), cell(amount(come)), cell(amount(left))]]
}

/** By a deadline its own, between two by an even risk, and before the first by one from the day of the forecast. */
function chanceBy(w: Writing, { view, due }: Known, year: Evidence): Evidence | null {
  const [at, about] = [
    Number(year.value),
    { title: `${view.item.label}, by the end of ${String(year.value)}`, unit: 'chance' },
  ]
  const place = due.findIndex((one) => yearIn(one) >= at)
  const [before, after] = [due[place - 1], due[place]]
  if (!after || yearIn(after) === at) return after?.chance ?? null
  if (before)
    return w.table.compute('hazard-between', [year, before.year, before.chance, after.year, after.chance], about)
  const forecast = forecastPath(view)
  return (
    forecast && w.table.compute('hazard-before', [year, madeOf(w, view, forecast), after.year, after.chance], about)
  )
}
