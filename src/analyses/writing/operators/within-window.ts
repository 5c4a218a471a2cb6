/**
 * How high or low at any time until a year, and whether it will pass a value at any time until then: by the paths of the
 * projection, which may go there and come back.
 */
import { askOf, textAsked, yearAsked } from '../asked.ts'
import { barFor } from '../bar-for.ts'
import { askedYear, estimated, seriesName, lastOf, reader, roughly, stepOf, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, type Phrase, plainly, sentence, when } from '../sentence.ts'
import { heldAgainst } from '../answers/says.ts'
import { valueOver } from '../event/event.ts'
import { statedByTrend } from '../stated/stated.ts'
import { projectionOf, type TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { extremes } from './highest.ts'
import { trendsAsked } from './of-trends.ts'

/** So many steps are looked at in a preview; what reaches farther is told by its year. */
const mostSteps = 120

export function withinWindow(w: Writing): Answer | null {
  const year = yearAsked(w)
  const make = makerOf(w)
  if (year === null || make === null || askOf(w).when?.month !== undefined) return null
  for (const view of trendsFor(w)) {
    const steps = aheadUntil(w, view, year)
    const answer = steps && make(w, view, { steps, year })
    if (answer) return answer
  }
  return null
}

function makerOf(w: Writing) {
  if (asksForExtreme(w)) return extremeOf
  return asksForEver(w) || isDue(w) ? everPast : null
}

/** 'By 2030' is at any time until then; of a series of years the last of them stands for that. */
function trendsFor(w: Writing): TrendView[] {
  const isAny = asksForExtreme(w) || asksForEver(w)
  return trendsAsked(w).filter(({ details }) => isAny || details.series?.frequency !== 'yearly')
}

function asksForExtreme(w: Writing): boolean {
  const { wants, of, relation } = askOf(w)
  return wants === 'amount' && relation === null && (of.measure === 'peak' || of.measure === 'lowest')
}

function asksForEver(w: Writing): boolean {
  const { wants, of, relation } = askOf(w)
  return wants === 'chance' && relation !== null && of.measure !== 'change' && asksForAnyTime.test(textAsked(w))
}

function isDue(w: Writing): boolean {
  const { wants, of, relation, when: asked } = askOf(w)
  return wants === 'chance' && relation !== null && of.measure !== 'change' && asked?.kind === 'by'
}

const asksForAnyTime =
  /\b(?:ever|at any (?:time|point|stage|moment)|any ?time|at some (?:time|point|stage|moment)|some ?time|(?:even |just |at least )?once|in any (?:year|month)|even briefly|briefly|touch(?:es)?|at one point|temporarily|for a (?:moment|while))\b/i

type Steps = { inputs: Evidence[]; end: Evidence }
type Window = { steps: Steps; year: number }

/** Null where the projection ends earlier. */
export function aheadUntil(w: Writing, view: TrendView, year: number): Steps | null {
  const points = projectionOf(view)?.points ?? []
  const within = points.filter(({ at }) => Number(at.slice(0, 4)) <= year)
  const last = within.at(-1)
  if (!last || within.length > mostSteps || Number(last.at.slice(0, 4)) < year) return null
  const read = reader(w, view)
  return {
    inputs: [
      read('numbers.projection.bounds', 'what bounds it'),
      read('details.series.frequency', 'how often it has a value'),
      read('details.series.observations.last.at', 'time of its last value'),
      ...within.map(({ at }) => read(`numbers.projection.${at}`, `the step ${at} of the projection`)),
    ],
    end: read(`numbers.projection.${last.at}.at`, 'a step of the projection', 'day'),
  }
}

function extremeOf(w: Writing, view: TrendView, { steps: { inputs, end }, year }: Window): Answer | null {
  const { measure } = askOf(w).of
  const extreme = extremes[measure === 'lowest' ? 'lowest' : 'peak']
  const step = stepOf(w, view, String(end.value))
  if (!step) return null
  const figure = w.table.compute(extreme.ahead, inputs, {
    title: `${view.item.label}, ${extreme.word} value until ${year}`,
    unit: unitOf(view),
  })
  const last = lastOf(w, view)
  return {
    ...plainAnswer,
    states: statedByTrend(view, String(year), { measure }),
    figure,
    text: roughly(figure).text,
    says: `${view.item.label}: ${extreme.word} until ${year}`,
    event: { said: [`the ${extreme.word} of `, plainly(seriesName(w, view)), ' until ', when(end)] },
    sentences: [
      sentence`At its ${extreme.word} until ${when(end)} ${plainly(seriesName(w, view))} is as likely as not to pass ${roughly(figure)}.`,
      sentence`That is the ${extreme.word} of all steps on the way, by the paths of its projection, which has ${estimated(step)} in the middle for ${when(step.at)}.`,
      ...(last ? [sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`] : []),
    ],
    trend: view,
    year,
  }
}

/** 'Will it ever': the chance that a path meets the value at any step. */
function everPast(w: Writing, view: TrendView, { steps: { inputs, end }, year }: Window): Answer | null {
  const bar = barFor(w, view)
  if (!bar) return null
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const figure = w.table.compute(isUp ? 'chance-of-any-at-least' : 'chance-of-any-below', [bar.value, ...inputs], {
    title: `${view.item.label}, chance of a value ${bar.side} the one asked about at any time until ${year}`,
    unit: 'chance',
  })
  const ever = plainly(seriesName(w, view))
  const there = (value: Phrase): Phrase => [`${bar.side} `, value, ' at any time until ', when(askedYear(w, year))]
  const says = heldAgainst({ label: view.item.label, side: bar.side, value: amount(bar.value).text, in: year })
  return {
    ...plainAnswer,
    states: statedByTrend(view, String(year), { wants: 'chance', relation: bar.relation }),
    figure,
    text: amount(figure).text,
    says: says.replace(/ in (\d{4})$/, ' at any time until $1'),
    event: {
      said: [ever, ' is ', there(valueOver(bar.value))],
      denied: [ever, ' is never ', there(valueOver(bar.value))],
    },
    sentences: [
      sentence`The chance that ${ever} is ${there(amount(bar.value))} is ${amount(figure)}.`,
      sentence`By the paths of its projection, up to ${when(end)}: it may go there and come back.`,
      ...bar.typed,
    ],
    trend: view,
    year,
    threshold: bar.value,
  }
}
