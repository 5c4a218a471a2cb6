/**
 * How high or low at any time until a year or within some, and whether it will pass a value at any time of them: by the
 * paths of the projection, which may go there and come back. What stays on one side passes to the other at no time.
 */
import type { Clause, Relation } from '../../ask/ask.ts'
import { isThroughout } from '../../ask/throughout.ts'
import { asked, askOf, dueAsked, textAsked, whenDue, yearAsked } from '../asked.ts'
import { barFor, isOfItself } from '../bar-for.ts'
import { askedYear, estimated, seriesName, lastOf, reader, roughly, stepOf, togetherOf, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, type Phrase, plainly, sentence, when } from '../sentence.ts'
import { heldAgainst } from '../answers/says.ts'
import { otherSide, valueOver } from '../event/event.ts'
import { statedByTrend } from '../stated/stated.ts'
import { projectionOf, type TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { extremes } from './highest.ts'
import { trendsAsked } from './of-trends.ts'

/** So many steps are looked at in a preview; what reaches farther is told by its year. */
const mostSteps = 120

export function withinWindow(w: Writing): Answer | null {
  const due = dueAsked(w)
  const make = makerOf(w)
  if (due === null || make === null || isOfMonths(w)) return null
  for (const view of trendsFor(w)) {
    const steps = aheadUntil(w, view, { from: yearBegun(w), until: String(due.value) })
    const answer = steps && make(w, view, { steps, due })
    if (answer) return answer
  }
  return null
}

/** Of months within a year nothing is said here; until a month of it is said of what is told by months. */
const isOfMonths = (w: Writing): boolean => {
  const { when: span } = askOf(w)
  return span?.month !== undefined && span.kind !== 'by'
}

function makerOf(w: Writing) {
  if (asksForExtreme(w)) return extremeOf
  return asksForEver(w) || isDue(w) || isWithin(w) ? everPast : null
}

/** 'By 2030' is at any time until then; of a series of years the last of them stands for that. */
function trendsFor(w: Writing): TrendView[] {
  const isAny = asksForExtreme(w) || asksForEver(w) || hasYears(w)
  return trendsAsked(w).filter(({ details }) => isAny || details.series?.frequency !== 'yearly')
}

function asksForExtreme(w: Writing): boolean {
  const { wants, of, relation } = askOf(w)
  return wants === 'amount' && relation === null && (of.measure === 'peak' || of.measure === 'lowest')
}

function asksForEver(w: Writing): boolean {
  const { wants, of, relation, when: span } = askOf(w)
  const isAny = asksForAnyTime.test(textAsked(w)) || isThroughout(textAsked(w), span)
  return wants === 'chance' && relation !== null && isLevel(of.measure, relation) && isAny
}

/** So many times what it was is a level that may be met; so much more than it was is told by its change. */
const isLevel = (measure: Clause['of']['measure'], relation: Relation): boolean =>
  measure !== 'change' || isOfItself(relation)

/** 'Between 2028 and 2030', 'hit 100 dollars in 2027'. */
function isWithin(w: Writing): boolean {
  const { wants, of, relation, when: span } = askOf(w)
  const isOfValue = relation !== null && 'value' in relation && of.measure !== 'change'
  return wants === 'chance' && isOfValue && span?.kind === 'within'
}

/** Of one year a series of years has one value. */
function hasYears(w: Writing): boolean {
  const { when: span } = askOf(w)
  return isWithin(w) && span?.from !== span?.to
}

/** The first year of those that are asked about, where that lies ahead. */
function yearBegun(w: Writing): number | null {
  const { when: span } = askOf(w)
  return span?.kind !== 'by' && span?.from && span.from > Number(w.dossier.madeAt.slice(0, 4)) ? span.from : null
}

function isDue(w: Writing): boolean {
  const { wants, of, relation, when: span } = askOf(w)
  return wants === 'chance' && relation !== null && isLevel(of.measure, relation) && span?.kind === 'by'
}

const asksForAnyTime =
  /\b(?:ever|at any (?:time|point|stage|moment)|any ?time|at some (?:time|point|stage|moment)|some ?time|(?:even |just |at least )?once|in (?:any|some|at least one|one) (?:single )?(?:year|month)|even briefly|briefly|touch(?:es)?|at one point|temporarily|for a (?:moment|while))\b/i

type Steps = { inputs: Evidence[]; end: Evidence; from: number | null }
type Window = { steps: Steps; due: Evidence }

/** `from`: null for all that is ahead. `until`: a year, or a month. */
type Span = { from?: number | null; until: string }

/** Null where the projection ends earlier. */
export function aheadUntil(w: Writing, view: TrendView, { from = null, until }: Span): Steps | null {
  const points = projectionOf(view)?.points ?? []
  const { madeAt } = w.dossier
  // What lies between the last value and the day of the report is over, though nobody has measured it yet.
  const within = points.filter(
    ({ at }) =>
      at >= madeAt.slice(0, at.length) && Number(at.slice(0, 4)) >= (from ?? 0) && at.slice(0, until.length) <= until,
  )
  const last = within.at(-1)
  if (!last || within.length > mostSteps || last.at.slice(0, until.length) < until) return null
  const read = reader(w, view)
  return {
    inputs: [
      read('numbers.projection.bounds', 'what bounds it'),
      ...togetherOf(w, view),
      ...within.map(({ at }) => read(`numbers.projection.${at}`, `the step ${at} of the projection`)),
    ],
    end: read(`numbers.projection.${last.at}.at`, 'a step of the projection', 'day'),
    from,
  }
}

function extremeOf(w: Writing, view: TrendView, { steps, due }: Window): Answer | null {
  const { measure } = askOf(w).of
  const extreme = extremes[measure === 'lowest' ? 'lowest' : 'peak']
  const step = stepOf(w, view, String(steps.end.value))
  if (!step) return null
  const figure = w.table.compute(extreme.ahead, steps.inputs, {
    title: `${view.item.label}, ${extreme.word} value ${spanIn(steps, due)}`,
    unit: unitOf(view),
  })
  const last = lastOf(w, view)
  const during = spanOf(w, steps, when(steps.end))
  return {
    ...plainAnswer,
    states: statedByTrend(view, String(due.value), { measure }),
    figure,
    text: roughly(figure).text,
    says: `${view.item.label}: ${extreme.word} ${spanIn(steps, due)}`,
    event: { said: [`the ${extreme.word} of `, plainly(seriesName(w, view)), ' ', ...during] },
    sentences: [
      sentence`At its ${extreme.word} ${during} ${plainly(seriesName(w, view))} is as likely as not to pass ${roughly(figure)}.`,
      sentence`That is the ${extreme.word} of all steps on the way, by the paths of its projection, which has ${estimated(step)} in the middle for ${when(step.at)}.`,
      ...(last ? [sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`] : []),
    ],
    trend: view,
    year: yearAsked(w),
  }
}

/** 'Will it ever': the chance that a path meets the value at any step. */
function everPast(w: Writing, view: TrendView, { steps, due }: Window): Answer | null {
  const bar = barFor(w, view)
  if (!bar) return null
  const isUp = bar.side === 'at least' || bar.side === 'above'
  const formula = isUp ? 'chance-of-any-at-least' : 'chance-of-any-below'
  const figure = w.table.compute(formula, [bar.value, ...steps.inputs], {
    title: `${view.item.label}, chance of a value ${bar.side} the one asked about at any time ${spanIn(steps, due)}`,
    unit: 'chance',
  })
  const ever = plainly(seriesName(w, view))
  const during = spanOf(w, steps, ['the end of ', when(due)])
  const there = (value: Phrase): Phrase => [`${bar.side} `, value, ' at any time ', ...during]
  const says = heldAgainst({
    label: view.item.label,
    side: bar.side,
    value: amount(bar.value).text,
    in: when(due).text,
  })
  return {
    ...plainAnswer,
    states: statedByTrend(view, String(due.value), {
      wants: 'chance',
      relation: bar.relation,
      since: bar.since,
      when: steps.from === null ? whenDue(w, due) : { kind: 'within', from: steps.from, to: Number(due.value) },
    }),
    figure,
    text: amount(figure).text,
    says: says.replace(/ in (?:\p{L}+ )?\d{4}$/u, ` at any time ${spanIn(steps, due)}`),
    event: {
      said: [ever, ' is ', there(valueOver(bar.value))],
      denied: [ever, ` stays ${staysAt[otherSide[bar.side]]} `, valueOver(bar.value), ' ', ...during],
    },
    sentences: [
      sentence`The chance that ${ever} is ${there(amount(bar.value))} is ${amount(figure)}.`,
      sentence`By the paths of its projection, up to ${when(steps.end)}: it may go there and come back.`,
      ...bar.typed,
    ],
    trend: view,
    year: yearAsked(w),
    threshold: bar.value,
  }
}

const staysAt = { 'at least': 'at or above', 'at most': 'at or below', above: 'above', below: 'below' } as const

/** 'Until the end of 2030', 'in 2030', 'from 2028 to 2030'. */
function spanIn({ from }: Steps, due: Evidence): string {
  const last = when(due).text
  if (from === null) return `until the end of ${last}`
  return String(from) === last ? `in ${last}` : `from ${from} to ${last}`
}

function spanOf(w: Writing, { from }: Steps, end: Phrase): Phrase[] {
  if (from === null) return ['until ', end]
  if (from === askOf(w).when?.to) return ['in ', when(askedYear(w, from))]
  const start = asked(w, 'when.from', from, { title: 'The first year that is asked about', unit: 'year' })
  return ['from ', when(start), ' to ', end]
}
