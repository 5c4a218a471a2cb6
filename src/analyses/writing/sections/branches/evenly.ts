/**
 * Of what can come but once and is asked by one deadline alone: how likely it is to have come by the end of each year
 * before, and what is left where it has not, if it is as likely in each year.
 */
import { chanceOf, forecastPath, madeOf, reader, yearOf } from '../../facts.ts'
import { theChance } from '../../event/the-chance.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { PredictionView } from '../../views.ts'
import { amount, connect, sentence, when } from '../../sentence.ts'
import { deadlinesOf } from '../../sensitivity/what-is-left.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { cell, noCell, tableOf } from '../cells.ts'

const mostYears = 6
/** With fewer years ahead there is nothing to spread it over. */
const leastYears = 3
const none: Written = { sentences: [], blocks: [] }

export function writeEvenly(w: Writing, answer: Answer | null): Written {
  const view = answer?.prediction
  const spread = view && answer ? spreadOf(w, answer, view) : null
  if (!view || !answer || !spread) return none
  const { inputs, years } = spread
  const yearly = w.table.compute('chance-a-year', inputs, {
    title: `${view.item.label}, the same chance in each year`,
    unit: 'percent',
  })
  return {
    sentences: [
      sentence`${theChance(w, view)}, ${amount(answer.figure)}, is ${amount(yearly)} a year if it is as likely in each of them.`,
      connect('evenly'),
    ],
    blocks: [
      tableOf({
        title: 'If it is as likely in each year',
        columns: ['By the end of', 'It has come', 'Left if not by then'],
        rows: years.map((year) => rowOf(w, { answer, view, inputs, year })),
      }),
    ],
  }
}

type Spread = { inputs: Evidence[]; years: Evidence[] }

/** Null where it is no chance by a deadline, or its kin say more of the years before. */
function spreadOf(w: Writing, { figure, denies }: Answer, view: PredictionView): Spread | null {
  const forecast = forecastPath(view)
  const chance = chanceOf(w, view)
  const isAlone = deadlinesOf(w, view).length === 1
  if (!forecast || !chance || chance !== figure || denies || !isAlone || !isOpen(figure)) return null
  const made = madeOf(w, view, forecast)
  const closes = reader(w, view)('details.closes', 'day on which it closes', 'day')
  const years = yearsUntil(w, yearOf(view))
  return years.length < leastYears ? null : { inputs: [made, closes, chance], years }
}

const isOpen = ({ value }: Evidence): boolean => Number(value) > 0.01 && Number(value) < 0.99

/** The last of them always, and so many before it, at equal distances. */
export function yearsUntil(w: Writing, last: number): Evidence[] {
  const first = Number(w.dossier.madeAt.slice(0, 4))
  const step = Math.max(1, Math.ceil((last - first) / mostYears))
  const all = Array.from({ length: mostYears }, (_, i) => last - i * step).filter((year) => year > first)
  return all.toReversed().map((year) => yearAhead(w, year))
}

export const yearAhead = (w: Writing, year: number): Evidence =>
  w.table.asked(`yearsOn.${year - Number(w.dossier.madeAt.slice(0, 4))}`, year, { title: 'A year ahead', unit: 'year' })

type Row = { answer: Answer; view: PredictionView; inputs: Evidence[]; year: Evidence }

function rowOf(w: Writing, { answer: { figure }, view, inputs: [made, closes, chance], year }: Row) {
  if (!made || !closes || !chance || year.value === yearOf(view))
    return [cell(when(year)), cell(amount(figure)), noCell]
  const about = (what: string) => ({ title: `${view.item.label}, ${what} ${String(year.value)}`, unit: 'chance' })
  const come = w.table.compute('hazard-before', [year, made, closes, chance], about('to have come by the end of'))
  const left = w.table.compute('chance-still', [come, figure], about('left if not by the end of'))
  return [cell(when(year)), cell(amount(come)), cell(amount(left))]
}
