/** How fast the series of an answer has turned before: its steepest rise and its steepest fall within a year. */
import { allObservations, observedAt, seriesName } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { allToldOf } from '../../series-behind.ts'
import { amount, bare, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import type { TrendView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'

export function writeSteepest(w: Writing, answer: Answer | null): Written {
  const views = answer && !answer.isNone ? allToldOf(w, answer) : []
  return { sentences: views.flatMap((view) => turned(w, view)), blocks: [] }
}

/** Nothing of what has nearly always gone one way: of that its steepest year was long ago, and tells of another time. */
function turned(w: Writing, view: TrendView): Sentence[] {
  if (!goesBothWays(w, view)) return []
  const [rise, fall] = (['steepest-rise', 'steepest-fall'] as const).map((formula) => endOf(w, view, formula))
  const first = observedAt(w, view, view.details.series?.observations[0]?.[0] ?? '')
  if (!rise || !fall || !first) return []
  return [
    sentence`How fast ${plainly(seriesName(w, view))} can turn, its own past shows: the steepest rise within a year since ${when(first.at)} led from ${rise}, the steepest fall from ${fall}.`,
  ]
}

/** Over a year, as often as one time in four at least each. */
function goesBothWays(w: Writing, view: TrendView): boolean {
  const inputs = [allObservations(w, view), yearOf(w)]
  const count = (formula: 'spans' | 'spans-that-fell') =>
    Number(w.table.compute(formula, inputs, { title: `${view.item.label}, ${formula} of a year` }).value)
  const share = count('spans-that-fell') / count('spans')
  return share >= leastEachWay && share <= 1 - leastEachWay
}
const leastEachWay = 0.25

const yearOf = (w: Writing): Evidence => w.table.asked('place.1', 1, { title: 'Within one year' })

/** 'from 23.3 to 63.6 dollars per barrel in Apr 2021', of that year and the one before. */
function endOf(w: Writing, view: TrendView, formula: 'steepest-rise' | 'steepest-fall'): Phrase | null {
  const end = w.table.compute(formula, [allObservations(w, view), yearOf(w)], {
    title: `${view.item.label}, when it had moved most within a year`,
    unit: 'day',
  })
  const [to, from] = [observedAt(w, view, String(end.value)), observedAt(w, view, yearBefore(end))]
  return to && from ? [bare(from.value), ' to ', amount(to.value), ' in ', when(to.at)] : null
}

const yearBefore = ({ value }: Evidence): string => String(value).replace(/^\d{4}/, (year) => String(Number(year) - 1))
