/** When does it get there? By the projection: the first step at which the value is likelier than not. */
import { barAsked, asked } from '../asked.ts'
import { amount, plainly, sentence, when } from '../sentence.ts'
import { endOf, labelOf, lastOf, reader, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { type TrendView, projectionOf } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { statedByTrend } from '../stated/stated.ts'
import { chanceAgainst, isPlausible, sideOf } from './threshold.ts'

export function firstTimeOf(w: Writing, view: TrendView): Answer | null {
  const [bar, last, end] = [barAsked(w), lastOf(w, view), endOf(view)]
  if (!bar || !last || end === null || !isPlausible(view, bar.value)) return null
  const isUp = bar.value > Number(last.value.value)
  // What lies behind it already comes no more.
  if (isUp !== (bar.comparison === 'at-least' || bar.comparison === 'above')) return null
  const value = asked(w, 'relation.value', bar.value, { title: 'The value that is asked about', unit: unitOf(view) })
  const relation = { ...bar, unit: unitOf(view) }
  const first = firstStep(w, view, { value, isUp })
  const states = statedByTrend(view, String(end), { wants: 'time', relation })
  if (!/^\d/.test(String(first.value))) return notWithin(w, view, { value, end, states, bar })
  return {
    ...plainAnswer,
    states,
    figure: first,
    text: when(first).text,
    says: view.item.label,
    sentences: [
      sentence`By the projection, ${when(first)} is the first time at which ${plainly(labelOf(w, view))} is likelier than not to be ${sideOf[bar.comparison]} ${amount(value)}.`,
      sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`,
    ],
    trend: view,
    threshold: value,
  }
}

type Bar = { value: Evidence; isUp: boolean }

function firstStep(w: Writing, view: TrendView, { value, isUp }: Bar): Evidence {
  const read = reader(w, view)
  const inputs = [
    value,
    read('numbers.projection.points', 'the steps of the projection'),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  return w.table.compute(isUp ? 'first-at-least' : 'first-below', inputs, {
    title: `${view.item.label}, when it is likelier than not to be there`,
    unit: 'day',
  })
}

type Late = { value: Evidence; end: number; states: Answer['states']; bar: NonNullable<ReturnType<typeof barAsked>> }

/** The chance at the end of the projection says how far off it is. */
function notWithin(w: Writing, view: TrendView, { value, end, states, bar }: Late): Answer | null {
  const side = sideOf[bar.comparison]
  const late = chanceAgainst(w, view, { value, side, year: end, relation: states.relation })
  const at = projectionOf(view)?.points.at(-1)?.at
  if (!late || at === undefined) return null
  const ends = reader(w, view)(`numbers.projection.${at}.at`, 'the end of the projection', 'day')
  return {
    ...late,
    states,
    figure: ends,
    text: `after ${when(ends).text}`,
    says: view.item.label,
    low: null,
    high: null,
    sentences: [
      sentence`Not within the projection, which ends in ${when(ends)}: the chance that ${plainly(labelOf(w, view))} is ${side} ${amount(value)} by then is ${amount(late.figure)}.`,
      ...late.sentences.slice(1),
    ],
  }
}
