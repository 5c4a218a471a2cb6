/** Of the series that drives what no series measures: how it has gone, and what its page says to watch. */
import { labelOf } from '../../facts.ts'
import { named, sentence } from '../../sentence.ts'
import { toldIn, whatDrives } from '../../told.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { pace } from '../drivers.ts'
import { tiesOf } from '../drivers/ties.ts'

const longest = 300

export function writeTied(w: Writing, answer: Answer | null): Written {
  const isAlone = answer !== null && answer.prediction !== null && answer.trend === null && !answer.isNone
  const [first] = isAlone ? tiesOf(w, answer).flatMap(({ view }) => (isTrend(view) ? [view] : [])) : []
  if (!first) return { sentences: [], blocks: [] }
  const watch = toldIn(w, first, 'watch', longest)
  return {
    sentences: [
      ...pace(w, first),
      ...whatDrives(w, first, true),
      ...(watch ? [sentence`On ${named(labelOf(w, first))} its page says what to watch: ${watch}.`] : []),
    ],
    blocks: [],
  }
}

const isTrend = (view: PredictionView | TrendView): view is TrendView => 'series' in view.details
