/** What authors of the base tie to the answer without saying that one drives the other: where each stands. */
import { typeOf } from '#predictions/question-types/index.ts'
import { chanceOf, forecastPath, inYear, labelOf, lastOf, madeOf, middleOf, reader } from '../../facts.ts'
import type { DossierItem } from '../../../dossier/dossier.ts'
import { amount, connect, when } from '../../sentence.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { cell, type Cell, itemCell, noCell, tableOf } from '../cells.ts'
import { tiesOf } from '../drivers/ties.ts'

const most = 6
/** One alone is no table. */
const least = 2
const columns = ['Beside it', 'Stands at', 'As of', 'Decided by']

export function writeBeside(w: Writing, answer: Answer | null): Written {
  // With a series of its own an answer has neighbours enough.
  const subject = answer && !answer.trend && !answer.isNone ? answer.prediction : null
  const rows = subject ? besideIt(w, answer, subject) : []
  if (rows.length < least) return { sentences: [], blocks: [] }
  return {
    sentences: [connect('beside')],
    blocks: [tableOf({ title: 'What stands beside it', columns, rows: rows.slice(0, most) })],
  }
}

/** Those that the report has not told of: no driver, no kin, and nothing that is decided. */
function besideIt(w: Writing, answer: Answer | null, subject: PredictionView): Cell[][] {
  const told = new Set([subject.ref, ...tiesOf(w, answer).map(({ view }) => view.ref)])
  const isKin = (view: PredictionView) =>
    view.details.group !== undefined && view.details.group.id === subject.details.group?.id
  const isNear = (view: PredictionView) => isTied(subject, view) && isAboutAlike(subject, view) && !isKin(view)
  const questions = w.predictions.filter((view) => isNear(view) && !view.details.outcome)
  const series = w.trends.filter((view) => isTied(subject, view))
  return [
    ...questions.filter(({ ref }) => !told.has(ref)).flatMap((view) => ofQuestion(w, view)),
    ...series.filter(({ ref }) => !told.has(ref)).flatMap((view) => ofSeries(w, view)),
  ]
}

type Tied = { ref: string; item: DossierItem }

/** By a link of either to the other that says no more: what it drives is no neighbour. */
function isTied(one: Tied, other: Tied): boolean {
  const links = [
    ...one.item.links.filter(({ to }) => to === other.ref),
    ...other.item.links.filter(({ to }) => to === one.ref),
  ]
  return links.length > 0 && links.every(({ relation }) => plain.has(relation))
}
const plain: ReadonlySet<string> = new Set(['see-also', 'part-of'])

/** Many a question is tied to one of quite another thing. */
const isAboutAlike = (one: Tied, other: Tied): boolean => one.item.tags.some((tag) => other.item.tags.includes(tag))

function ofQuestion(w: Writing, view: PredictionView): Cell[][] {
  const forecast = forecastPath(view)
  const stands = standsAt(w, view)
  if (!forecast || !stands) return []
  const decided = reader(w, view)('details.resolves', 'day on which it resolves', 'day')
  return [[itemCell(labelOf(w, view), view.ref), stands, cell(when(madeOf(w, view, forecast))), cell(when(decided))]]
}

function standsAt(w: Writing, view: PredictionView): Cell | null {
  const chance = chanceOf(w, view)
  if (chance) return cell(amount(chance))
  const { question } = view.details
  const isDate = typeOf(question).asksWhen
  const middle =
    'options' in question ? null : middleOf(w, view, isDate ? 'day' : 'unit' in question ? question.unit : '')
  return middle && cell(isDate ? inYear(middle) : amount(middle))
}

function ofSeries(w: Writing, view: TrendView): Cell[][] {
  const last = view.details.series ? lastOf(w, view) : null
  return last ? [[itemCell(labelOf(w, view), view.ref), cell(amount(last.value)), cell(when(last.at)), noCell]] : []
}
