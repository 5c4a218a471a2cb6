/** What bears on the answer by the word of an author, and how: what drives it, what holds it back. */
import { chanceOf } from '../../facts.ts'
import { allToldOf } from '../../series-behind.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'

/** `raises` and `lowers`: which way, where the past of both tells it. */
export type Way = 'drives' | 'slows' | 'raises' | 'lowers'
export type Tie = { view: PredictionView | TrendView; way: Way }

/** Series first: of a question that drives it one knows less. */
export function tiesOf(w: Writing, answer: Answer | null): Tie[] {
  const subjects = [answer?.prediction, ...(answer ? allToldOf(w, answer) : [])].filter(
    (one) => one !== null && one !== undefined,
  )
  const trends = w.trends.filter(({ details }) => details.series)
  // What happens under a condition drives nothing by itself, and what is decided no more.
  const open = w.predictions.filter((view) => !view.details.condition && !view.details.outcome && chanceOf(w, view))
  return [...trends, ...open]
    .filter((view) => !subjects.some(({ ref }) => ref === view.ref))
    .flatMap((view): Tie[] => {
      const [way] = subjects.flatMap((subject) => wayOf(subject, view) ?? [])
      return way ? [{ view, way }] : []
    })
}

function wayOf(subject: PredictionView | TrendView, other: PredictionView | TrendView): Way | undefined {
  const isDriven = subject.item.links.some(({ to, relation }) => to === other.ref && relation === 'driven-by')
  const theirs = other.item.links.find(({ to, relation }) => to === subject.ref && ways.has(relation))
  return theirs ? ways.get(theirs.relation) : isDriven ? 'drives' : undefined
}

/** What a link to the subject says of it. */
const ways: ReadonlyMap<string, Way> = new Map([
  ['drives', 'drives'],
  ['evidence-for', 'drives'],
  ['slows', 'slows'],
  ['evidence-against', 'slows'],
])
