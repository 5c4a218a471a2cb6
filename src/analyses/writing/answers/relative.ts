/** Will it double, halve, fall by a third? By the projection, against so many times what the series had in a year. */
import { amount, bare, plainly, sentence, when } from '../sentence.ts'
import type { Relation } from '../../ask/ask.ts'
import { asked, askOf, yearAsked } from '../asked.ts'
import { seriesName, lastOf, lastYear, observedAt, roughly, tenYearsOn, unitOf } from '../facts.ts'
import type { TrendView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { sideOf } from './says.ts'
import { chanceAgainst } from './threshold.ts'

type OfItself = Extract<Relation, { factor: number }> & { of: { self: number } }

export function relativeOf(w: Writing, view: TrendView): Answer | null {
  const { relation } = askOf(w)
  if (!isOfItself(relation)) return null
  const then = referenceIn(w, view, relation.of.self)
  if (!then) return null
  const factor = asked(w, 'relation.factor', relation.factor, { title: 'How many times as much is asked about' })
  const value = w.table.compute('times', [factor, then.value], {
    title: `${view.item.label}, so many times the value of ${String(then.at.value)}`,
    unit: unitOf(view),
  })
  const bar = relation.factor === 1 ? then.value : value
  const year = yearAsked(w) ?? tenYearsOn(w)
  const answer = chanceAgainst(w, view, { value: bar, side: sideOf[relation.comparison], year, relation })
  if (!answer || relation.factor === 1) return answer
  const [first, ...rest] = answer.sentences
  const stood = sentence`That is ${bare(factor)} times the ${amount(then.value)} of ${when(then.at)}: ${plainly(seriesName(w, view))} at ${roughly(value)}.`
  return { ...answer, sentences: first ? [first, stood, ...rest] : rest }
}

function isOfItself(relation: Relation | null): relation is OfItself {
  return relation !== null && 'factor' in relation && 'self' in relation.of
}

/** What was observed in that year; for a year that is not known yet, such as this one, the last value. */
function referenceIn(w: Writing, view: TrendView, year: number): ReturnType<typeof lastOf> {
  return year > (lastYear(view) ?? year) ? lastOf(w, view) : observedAt(w, view, String(year))
}
