/** When does it get there? By the projection: the first step at which the value is likelier than not. */
import { barFor } from '../bar-for.ts'
import type { Bar } from '../bar-in.ts'
import { amount, plainly, sentence, when } from '../sentence.ts'
import { endOf, seriesName, lastOf, reader } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { type TrendView, projectionOf } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { statedByTrend } from '../stated/stated.ts'
import { chanceAgainst, isPlausible } from './threshold.ts'

export function firstTimeOf(w: Writing, view: TrendView): Answer | null {
  const [last, end] = [lastOf(w, view), endOf(view)]
  const bar = last && barFor(w, view)
  if (!bar || end === null || !isPlausible(view, Number(bar.value.value))) return null
  const { value, side, relation } = bar
  const isUp = Number(value.value) > Number(last.value.value)
  // What lies behind it already comes no more.
  if (isUp !== (side === 'at least' || side === 'above')) return null
  const first = firstStep(w, view, { value, isUp })
  const states = statedByTrend(view, String(end), { wants: 'time', relation })
  if (!/^\d/.test(String(first.value))) return notWithin(w, view, { bar, end, states })
  return {
    ...plainAnswer,
    states,
    figure: first,
    text: when(first).text,
    says: view.item.label,
    event: firstTime(w, view, bar),
    sentences: [
      sentence`By the projection, ${when(first)} is ${firstTime(w, view, bar).said}.`,
      sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`,
      ...bar.typed,
    ],
    trend: view,
    year: Number(String(first.value).slice(0, 4)),
    threshold: value,
  }
}

function firstStep(w: Writing, view: TrendView, { value, isUp }: { value: Evidence; isUp: boolean }): Evidence {
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

const firstTime = (w: Writing, view: TrendView, { side, value }: Bar) => ({
  said: [
    `the first time at which `,
    plainly(seriesName(w, view)),
    ` is likelier than not to be ${side} `,
    amount(value),
  ],
})

type Late = { bar: Bar; end: number; states: Answer['states'] }

/** The chance at the end of the projection says how far off it is. */
function notWithin(w: Writing, view: TrendView, { bar, end, states }: Late): Answer | null {
  const { value, side } = bar
  const late = chanceAgainst(w, view, { ...bar, year: end })
  const at = projectionOf(view)?.points.at(-1)?.at
  if (!late || at === undefined) return null
  const ends = reader(w, view)(`numbers.projection.${at}.at`, 'the end of the projection', 'day')
  return {
    ...late,
    states,
    figure: ends,
    text: `after ${when(ends).text}`,
    says: view.item.label,
    event: firstTime(w, view, bar),
    low: null,
    high: null,
    sentences: [
      sentence`Not within the projection, which ends in ${when(ends)}: the chance that ${plainly(seriesName(w, view))} is ${side} ${amount(value)} by then is ${amount(late.figure)}.`,
      ...late.sentences.slice(1),
    ],
  }
}
