/** Will it double, halve, fall by a third, rise by 2 inches? By the projection, against what the series had in a year. */
import { askOf, yearAsked } from '../asked.ts'
import { barFor, isOfItself } from '../bar-for.ts'
import { tenYearsOn } from '../facts.ts'
import type { TrendView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { chanceAgainst } from './threshold.ts'

export function relativeOf(w: Writing, view: TrendView): Answer | null {
  const { relation, of } = askOf(w)
  if (!isOfItself(relation) && of.measure !== 'change') return null
  const bar = relation && barFor(w, view)
  const answer = bar && chanceAgainst(w, view, { ...bar, year: yearAsked(w) ?? tenYearsOn(w) })
  if (!answer || !bar) return null
  const [first, ...rest] = answer.sentences
  const isChange = !isOfItself(relation)
  return {
    ...answer,
    states: { ...answer.states, since: bar.since, ...(isChange && { measure: 'change' as const }) },
    sentences: first ? [first, ...bar.typed, ...rest] : rest,
  }
}
