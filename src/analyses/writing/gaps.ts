/** Which of what the base lacks matters to an answer: before it is ordered, and in the report. */
import { isAbout } from '../dossier/near.ts'
import { askOf } from './asked.ts'
import { rowsBehind } from '../report/rows-behind.ts'
import type { Answer, Writing } from './writing.ts'

export function bearsOn(w: Writing, gap: string, answer: Answer | null): boolean {
  // No number would be surer if a world told of it.
  if (gap === 'No scenario covers this.') return false
  if (gap.startsWith('No series measures this')) return isUnmeasured(w, answer)
  if (gap.startsWith('No question in the base asks about ')) return !isAnswered(answer) && !isAskedAbout(w, gap)
  return !isElsewhere(w, gap, answer)
}

/** Of a place that is not covered the answer has said so. */
function isUnmeasured(w: Writing, answer: Answer | null): boolean {
  return answer ? !restsOnSeries(w, answer) : askOf(w).place === 'world'
}

/** Whether its number was read off a series, or its series is told beside it. */
function restsOnSeries(w: Writing, { trend, figure }: Answer): boolean {
  const series = new Set(w.trends.map(({ ref }) => ref))
  return trend !== null || [...rowsBehind([figure], w.table.rows())].some(({ item }) => series.has(item))
}

/** What has a number is answered, by a question or without one. */
const isAnswered = (answer: Answer | null): boolean => answer !== null && !answer.isNone

const isAskedAbout = (w: Writing, gap: string): boolean =>
  gap === 'No question in the base asks about this.' && w.predictions.some(({ item }) => isAbout(w, item))

/** How far a series reaches, or that it may not be shown, that the answer does not draw on. */
function isElsewhere(w: Writing, gap: string, answer: Answer | null): boolean {
  const of = w.trends.find(
    ({ item: { label } }) =>
      gap.startsWith(`The projection of ${label} `) ||
      gap.startsWith(`${label} has no projection`) ||
      gap.startsWith(`The series of ${label} ends`) ||
      // Where only worlds are told, that its series may not be shown is why.
      (isAnswered(answer) && gap.startsWith(`The series of ${label} is withheld`)),
  )
  return of !== undefined && answer !== null && of !== answer.trend && !isSaidOf(of.ref, answer)
}

const isSaidOf = (ref: string, { sentences }: Answer): boolean =>
  sentences.some(({ claims }) => claims.some(({ item }) => item === ref))
