/** The highest, or lowest, that a series was, and the chance that what comes stands beyond it. */
import { allObservations, reader, togetherOf, unitOf } from '../facts.ts'
import { type Known, newerOf } from '../latest.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { FormulaName } from '../../formulas/index.ts'
import { projectionOf, type TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'

export type Extreme = {
  word: 'highest' | 'lowest'
  beyond: 'above' | 'below'
  noun: 'peak' | 'low'
  value: FormulaName
  at: FormulaName
  any: FormulaName
  ahead: FormulaName
}

export const extremes: Readonly<Record<'peak' | 'lowest', Extreme>> = {
  peak: {
    word: 'highest',
    beyond: 'above',
    noun: 'peak',
    value: 'highest-value',
    at: 'highest-at',
    any: 'chance-of-any-at-least',
    ahead: 'highest-ahead',
  },
  lowest: {
    word: 'lowest',
    beyond: 'below',
    noun: 'low',
    value: 'lowest-value',
    at: 'lowest-at',
    any: 'chance-of-any-below',
    ahead: 'lowest-ahead',
  },
}

export type Top = {
  /** The highest, or lowest, that was observed, and when. */
  value: Evidence
  at: Evidence
  /** The chance that a step of the projection stands beyond it. */
  beyond: Evidence
  end: Evidence
}

/** As far as it was observed. */
export function soFar(w: Writing, view: TrendView, { word, value: valueBy, at: atBy }: Extreme) {
  const { label } = view.item
  const newer = newerOf(w, view)
  const observed = [allObservations(w, view), ...(newer ? [newer.value, newer.at] : [])]
  const value = w.table.compute(valueBy, observed, { title: `${label}, ${word} value`, unit: unitOf(view) })
  const at = w.table.compute(atBy, observed, { title: `${label}, time of its ${word} value`, unit: 'day' })
  return { value, at, newer }
}

export function topOf(w: Writing, view: TrendView, extreme: Extreme): Top {
  const { word, beyond, any } = extreme
  const { label } = view.item
  const read = reader(w, view)
  const { value, at, newer } = soFar(w, view, extreme)
  const inputs = [
    value,
    read('numbers.projection.bounds', 'what bounds it'),
    ...togetherOf(w, view),
    ...stepsAfter(w, view, newer),
  ]
  const chance = w.table.compute(any, inputs, {
    title: `${label}, chance of a later value ${beyond} the ${word} so far`,
    unit: 'chance',
  })
  const end = projectionOf(view)?.points.at(-1)?.at ?? ''
  return { value, at, beyond: chance, end: read(`numbers.projection.${end}.at`, 'the end of the projection', 'day') }
}

/** What is known of a step from elsewhere is not ahead any more. */
function stepsAfter(w: Writing, view: TrendView, newer: Known | null): Evidence[] {
  const read = reader(w, view)
  if (!newer) return [read('numbers.projection.points', 'the steps of the projection')]
  const ahead = projectionOf(view)?.points.filter(({ at }) => at > String(newer.at.value)) ?? []
  return ahead.map(({ at }) => read(`numbers.projection.${at}`, `the step ${at} of the projection`))
}
