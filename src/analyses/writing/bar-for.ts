/**
 * What a series is held against: a value, so many times what it had in a year, or so much more than it had then; in the
 * unit of the series.
 */
import { convertDifference } from '../units/convert.ts'
import type { Relation } from '../ask/ask.ts'
import { sideOf } from './answers/says.ts'
import { asked, askOf } from './asked.ts'
import { type Bar, barIn } from './bar-in.ts'
import { lastOf, seriesName, reader, roughly, unitOf } from './facts.ts'
import { type Reference, referenceIn } from './reference.ts'
import type { Evidence } from '../report/evidence.ts'
import { amount, bare, plainly, sentence, when } from './sentence.ts'
import type { TrendView } from './views.ts'
import type { Writing } from './writing.ts'

export function barFor(w: Writing, view: TrendView): Bar | null {
  const { relation, of } = askOf(w)
  if (isOfItself(relation)) return timesOf(w, view, relation)
  if (of.measure === 'change') return moreThan(w, view)
  return barIn(w, reader(w, view)('details.series.unit', 'unit'))
}

type OfItself = Extract<Relation, { factor: number }> & { of: { self: number } }

export function isOfItself(relation: Relation | null): relation is OfItself {
  return relation !== null && 'factor' in relation && 'self' in relation.of
}

/** What is more than a factor of nothing: what has a sign, or a nought that is no nothing, has no multiples. */
function timesOf(w: Writing, view: TrendView, relation: OfItself): Bar | null {
  const then = referenceIn(w, view, relation.of.self)
  if (!then) return null
  const { since } = then
  const side = isBackFromAbove(w, view, then) ? 'at most' : sideOf[relation.comparison]
  if (relation.factor !== 1 && !(Number(then.value.value) > 0)) return null
  if (relation.factor === 1) return { value: then.value, side, relation, since, typed: [] }
  const factor = asked(w, 'relation.factor', relation.factor, { title: 'How many times as much is asked about' })
  const value = w.table.compute('times', [factor, then.value], {
    title: `${view.item.label}, so many times the value of ${String(then.at.value)}`,
    unit: unitOf(view),
  })
  const typed = [
    sentence`That is ${bare(factor)} times the ${amount(then.value)} of ${when(then.at)}: ${plainly(seriesName(w, view))} at ${roughly(value)}.`,
  ]
  return { value, side, relation, since, typed }
}

/** 'Back at its level of 2019' says nothing of the way there: what stands above that has to fall. */
function isBackFromAbove(w: Writing, view: TrendView, { value }: Reference): boolean {
  const { relation, of } = askOf(w)
  const isOpen = relation?.comparison === 'at-least' && back.test(of.words) && !hasWay.test(of.words)
  return isOpen && Number(lastOf(w, view)?.value.value) > Number(value.value)
}
const back = /\b(?:back|returns?|returned|returning)\b/i
const hasWay =
  /\b(?:above|over|least|most|up|down|higher|lower|more|less|fewer|exceed\w*|r[io]se\w*|climb\w*|grow\w*|gain\w*|recover\w*|rebound\w*|increas\w*)\b/i

/** By how much it is to change, in the unit of the series; null where that does not fit. */
function sizeIn(w: Writing, view: TrendView, { value, unit }: Extract<Relation, { value: number }>): Evidence | null {
  const more = convertDifference(value, unit, unitOf(view))
  const title = 'By how much it is to change'
  const typed = asked(w, 'relation.value', value, { title, unit: unit || unitOf(view) })
  if (more === null || more === value) return more === null ? null : typed
  const inputs = [
    typed,
    asked(w, 'relation.unit', unit, { title: 'The unit in which it was typed' }),
    reader(w, view)('details.series.unit', 'unit'),
  ]
  return w.table.compute('difference-in-unit', inputs, {
    title: `${title}, in the unit of the series`,
    unit: unitOf(view),
  })
}

/** So much more, or less, than it had in the year that is compared with. */
function moreThan(w: Writing, view: TrendView): Bar | null {
  const { relation, of, when: span } = askOf(w)
  if (relation === null || 'factor' in relation || relation.comparison === 'between') return null
  const then = referenceIn(w, view, of.since ?? span?.from ?? Number(w.dossier.madeAt.slice(0, 4)))
  const size = sizeIn(w, view, relation)
  if (!then || size === null) return null
  const value = w.table.compute('sum', [then.value, size], {
    title: `${view.item.label}, so much beyond the value of ${String(then.at.value)}`,
    unit: unitOf(view),
  })
  return {
    value,
    side: sideOf[relation.comparison],
    relation,
    since: then.since,
    typed: [sentence`That is counted from the ${amount(then.value)} of ${when(then.at)}.`],
  }
}
