/** In which order answers to just what is asked are taken: what was shown first before an order is answered first. */
import { aboutOf } from '../../dossier/near.ts'
import { askOf } from '../asked.ts'
import { seriesOf } from '../facts.ts'
import type { Answer, Writing } from '../writing.ts'

/**
 * Years before bounds, all of a time before its last year, what is more about it before what is less, and then as its
 * items were read; of a question that asks just this its own forecast before the series that decides it.
 */
export function inOrder(w: Writing, answers: readonly Answer[]): Answer[] {
  const keyed = answers.map((answer) => ({
    answer,
    keys: [
      boundOf(answer),
      standsIn(w, answer),
      -aboutOfAnswer(w, answer),
      placeOf(w, answer),
      Number(answer.prediction === null),
    ],
  }))
  return keyed.toSorted((one, other) => compared(one.keys, other.keys)).map(({ answer }) => answer)
}

function compared(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((key, i) => key !== other[i])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

/** What an answer is of, with the series of a question. */
const viewsOf = (w: Writing, { prediction, trend }: Answer) =>
  [prediction, trend, prediction && seriesOf(w, prediction)].filter((view) => view !== null)

/** How much the best of them is about what is asked, in tenths: what differs by less says nothing. */
const aboutOfAnswer = (w: Writing, answer: Answer): number =>
  Math.round(10 * Math.max(0, ...viewsOf(w, answer).map(({ item }) => aboutOf(item))))

/** Whether the last year of a series stands for all until then: a question that asks of all of them says more. */
function standsIn(w: Writing, { trend, prediction, states }: Answer): number {
  const { wants, when } = askOf(w)
  return Number(
    wants === 'chance' && when?.kind === 'by' && trend !== null && prediction === null && states.when?.kind === 'in',
  )
}

/** 'After 2045' says less than a year does. */
const boundOf = ({ text }: Answer): number => Number(text.startsWith('after '))

/** Among the items that the question was read to be about; of a series also where the questions stand that it decides. */
function placeOf(w: Writing, answer: Answer): number {
  const { items } = askOf(w).of
  const decided = answer.trend ? w.predictions.filter((one) => seriesOf(w, one) === answer.trend) : []
  const places = [...viewsOf(w, answer), ...decided].map(({ ref }) => items.indexOf(ref))
  const known = places.filter((place) => place >= 0)
  return known.length > 0 ? Math.min(...known) : items.length
}
