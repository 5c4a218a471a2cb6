/** When is it highest, and has it been? By what was observed and projected, and the chance that what comes is higher still. */
import { howOften } from '#series/how-often.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import { askOf } from '../asked.ts'
import { endOf, seriesName, lastOf, reader, unitOf } from '../facts.ts'
import { amount, plainly, sentence, when } from '../sentence.ts'
import { statedByTrend } from '../stated/stated.ts'
import { projectionOf, type TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { type Top, topOf } from './highest.ts'
import { trendsAsked } from './of-trends.ts'

export function peak(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  if (of.measure !== 'peak' || relation !== null || (wants !== 'time' && wants !== 'chance')) return null
  const [view] = trendsAsked(w).filter((one) => projectionOf(one))
  if (!view) return null
  const top = topOf(w, view)
  if (wants === 'chance') return hasPeaked(w, view, top)
  return Number(top.above.value) < 0.5 ? behind(w, view, top) : ahead(w, view, top)
}

const wasHighest = (w: Writing, view: TrendView, { value, at, above, end }: Top) => [
  sentence`The highest value of ${plainly(seriesName(w, view))} was ${amount(value)}, in ${when(at)}.`,
  sentence`The chance that a year up to ${when(end)} stands above it is ${amount(above)}.`,
  ...lastSaid(w, view),
]

function lastSaid(w: Writing, view: TrendView) {
  const last = lastOf(w, view)
  return last ? [sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`] : []
}

function behind(w: Writing, view: TrendView, top: Top): Answer {
  return {
    ...plainAnswer,
    states: statesOf(view, 'time'),
    figure: top.at,
    text: when(top.at).text,
    says: `${view.item.label}: highest value`,
    sentences: wasHighest(w, view, top),
    trend: view,
    year: Number(String(top.at.value).slice(0, 4)),
  }
}

/** What still rises has its peak where the middle of the projection is highest; at its end nobody can say. */
function ahead(w: Writing, view: TrendView, top: Top): Answer {
  const read = reader(w, view)
  const inputs = [
    read('numbers.projection.points', 'the steps of the projection'),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  const { label } = view.item
  const figure = w.table.compute('highest-at', inputs, {
    title: `${label}, when the middle of its projection is highest`,
    unit: 'day',
  })
  const value = w.table.compute('highest-value', inputs, {
    title: `${label}, highest middle of its projection`,
    unit: unitOf(view),
  })
  const isEnd = isLastYear(view, String(figure.value))
  return {
    ...plainAnswer,
    states: statesOf(view, 'time'),
    figure,
    text: when(figure).text,
    says: `${label}: highest value`,
    isNone: isEnd,
    sentences: [
      isEnd
        ? sentence`No peak of ${plainly(seriesName(w, view))} lies within the projection: its middle is highest towards the end, ${when(top.end)}.`
        : sentence`The middle of the projection of ${plainly(seriesName(w, view))} is highest in ${when(figure)}, at ${amount(value)}.`,
      sentence`So far the highest was ${amount(top.value)}, in ${when(top.at)}, and the chance that a later year stands above it is ${amount(top.above)}.`,
      ...lastSaid(w, view),
    ],
    trend: view,
    year: Number(String(figure.value).slice(0, 4)),
  }
}

/** What is highest in the last year of a projection may well go on: months have their seasons. */
function isLastYear(view: TrendView, at: string): boolean {
  const frequency = view.details.series?.frequency ?? 'yearly'
  const end = projectionOf(view)?.points.at(-1)?.at ?? at
  return stepsBetween(at, end, frequency) < howOften[frequency].perYear
}

/** That nothing within the projection stands above the highest so far. */
function hasPeaked(w: Writing, view: TrendView, top: Top): Answer | null {
  const { when: asked } = askOf(w)
  if (asked !== null && asked.to !== null && asked.to !== endOf(view)) return null
  const figure = w.table.compute('chance-not', [top.above], {
    title: `${view.item.label}, chance that the highest value so far stays the highest`,
    unit: 'chance',
  })
  return {
    ...plainAnswer,
    states: { ...statesOf(view, 'chance'), when: null },
    figure,
    text: amount(figure).text,
    says: `${view.item.label}: highest value in ${when(top.at).text}`,
    sentences: [
      sentence`The highest value of ${plainly(seriesName(w, view))}, ${amount(top.value)} in ${when(top.at)}, stays the highest up to ${when(top.end)} with a chance of ${amount(figure)}.`,
      ...lastSaid(w, view),
    ],
    trend: view,
    year: endOf(view),
  }
}

const statesOf = (view: TrendView, wants: 'time' | 'chance') =>
  statedByTrend(view, String(endOf(view) ?? ''), { wants })
