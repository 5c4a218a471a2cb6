/**
 * Of what the base asks by several deadlines: how likely it is to have come by years before, between and at them, as likely
 * in each year between two, and what is left where it has not: until the year that is asked about, else until the last.
 */
import { forecastPath, madeOf } from '../../facts.ts'
import type { Block } from '../../../report/report.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, when } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { cell, type Cell, noCell, tableOf } from '../cells.ts'
import { type Due, dueOf, isRising, yearOfDue } from './deadlines.ts'
import { yearAhead, yearsUntil } from './evenly.ts'

const leftFor = { asked: 'Left for the year asked about', last: 'Left until the last, if not by then' }
/** With fewer the sentence on the deadlines says all. */
const least = 4

export function betweenDeadlines(w: Writing, answer: Answer): Block[] {
  const view = answer.prediction
  const due = view ? dueOf(w, answer) : []
  const last = due.at(-1)
  if (!view || due.length < 2 || !last || !isRising(due)) return []
  const asked = due.find((one) => yearIn(one) === answer.year)
  const until = asked ?? last
  const rows = yearsOf(w, due, last).flatMap((year) => rowOf(w, { view, due, until }, year) ?? [])
  const columns = ['By the end of', 'It has come', asked ? leftFor.asked : leftFor.last]
  return rows.length < least ? [] : [tableOf({ title: 'If the risk is even between deadlines', columns, rows })]
}

/** The deadlines and the year that is asked about, and of years at equal distances those that lie beside none of them. */
function yearsOf(w: Writing, due: readonly Due[], last: Due): Evidence[] {
  const dated = new Set(due.map(yearIn))
  const between = yearsUntil(w, yearIn(last)).map(({ value }) => Number(value))
  const isApart = (year: number) => [...dated].every((one) => Math.abs(one - year) > 1)
  return [...dated, ...between.filter(isApart)].toSorted((a, b) => a - b).map((year) => yearAhead(w, year))
}

const yearIn = (due: Due): number => Number(yearOfDue(due).text)

type Known = { view: PredictionView; due: readonly Due[]; until: Due }

function rowOf(w: Writing, known: Known, year: Evidence): Cell[][] | null {
  const come = chanceBy(w, known, year)
  if (!come) return null
  const { until, view } = known
  if (Number(year.value) >= yearIn(until)) return [[cell(when(year)), cell(amount(come)), noCell]]
  const title = `${view.item.label}, left if not by the end of ${String(year.value)}`
  const left = w.table.compute('chance-still', [come, until.chance], { title, unit: 'chance' })
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
