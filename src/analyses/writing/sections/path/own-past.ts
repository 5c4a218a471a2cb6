/** How often the series of the answer itself moved as far before: over spans as long as from its last value to the year asked. */
import { answerYear, barAsked } from '../../asked.ts'
import { allObservations, lastOf, lastYear, observedAt, seriesName, stepOf, unitOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { bare, plainly, type Phrase, sentence, when } from '../../sentence.ts'
import { isChangedByFactor } from '../../pace.ts'
import type { Sentence } from '../../../report/report.ts'
import type { TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { ofProjection, sideOf } from '../../sensitivity/side.ts'
import { rangeOf, saysLittle, sayRange } from './rate.ts'

export type Ahead = { view: TrendView; years: number; span: Evidence; all: Evidence }

export type Told = { sentences: Sentence[]; isLittle: boolean }

/** What its own past says, and whether that is too little to go by. */
export function ownPast(w: Writing, answer: Answer): Told | null {
  const counted = countedPast(w, answer)
  if (!counted) return null
  const { view, spans, met, said, atOnce } = counted
  const first = observedAt(w, view, view.details.series?.observations[0]?.[0] ?? '')
  const since: Phrase = first ? [' since ', when(first.at)] : ''
  const range = rangeOf(w, [met, spans, atOnce])
  const isLittle = saysLittle(range)
  const counts = sentence`${plainly(seriesName(w, view))} ${said} in ${bare(met)} of the ${bare(spans)} spans of ${longOf(counted)}${since}${isLittle ? overlapping(w, counted) : ''}.`
  if (isLittle) return { sentences: [counts], isLittle }
  const rates = Number(atOnce.value) > 1 ? 'Counted without overlaps, the' : 'The'
  const rate = sentence`${rates} rate behind that lies between ${sayRange(w, range)}.`
  return { sentences: [counts, rate], isLittle }
}

/** 'a year', '10 years'. */
export const longOf = ({ years, span }: Pick<Ahead, 'years' | 'span'>): Phrase =>
  years === 1 ? 'a year' : [bare(span), ' years']

function overlapping(w: Writing, { spans, atOnce, view }: Counted): Phrase {
  if (Number(atOnce.value) <= 1) return ', which are too few to say how often it will'
  const apart = w.table.compute('spans-side-by-side', [spans, atOnce], {
    title: `${view.item.label}, how many of such spans do not overlap`,
  })
  const stand = Number(apart.value) === 1 ? ' stands by itself' : ' do not overlap'
  return [', of which only ', bare(apart), stand, ': that says little']
}

/** `atOnce`: how many of the spans overlap, so that they count as one. */
type Counted = Ahead & Moved & { spans: Evidence; atOnce: Evidence }

/** How many spans of the own past there are, and how many of them went as far; null where they say nothing. */
function countedPast(w: Writing, answer: Answer): Counted | null {
  const ahead = aheadOf(w, answer)
  if (!ahead) return null
  const { view, span, all } = ahead
  const spans = w.table.compute('spans', [all, span], { title: `${view.item.label}, spans of that length` })
  if (Number(spans.value) < 5) return null
  const atOnce = w.table.compute('spans-at-once', [all, span], {
    title: `${view.item.label}, how many such spans overlap`,
  })
  // Fewer than overlap make not one that stands by itself.
  if (Number(spans.value) < Number(atOnce.value)) return null
  return { ...ahead, ...whatMoved(w, answer, ahead), spans, atOnce }
}

/** The rate of such spans, where they are held against the very value that the answer turns on. */
export function ownRate(w: Writing, answer: Answer): Evidence | null {
  const counted = sideOf(answer) ? countedPast(w, answer) : null
  if (!counted) return null
  const { met, spans, atOnce, view } = counted
  return w.table.compute('rate-middle', [met, spans, atOnce], {
    title: `${view.item.label}, how often it went so far before`,
    unit: 'chance',
  })
}

/**
 * Where the answer is for a year and turns on a value of the series. An amount, a peak, or which of two is ahead is no
 * such event: how often the series rose says nothing of it.
 */
export function aheadOf(w: Writing, { trend: view, year, threshold }: Answer): Ahead | null {
  const last = view && lastOf(w, view)
  if (!last || year === null || threshold?.unit !== unitOf(view)) return null
  const years = year - (lastYear(view) ?? year)
  if (years < 1) return null
  const until = answerYear(w, year)
  const span = w.table.compute('difference', [until, last.at], {
    title: 'Years from the last value to the year of the answer',
  })
  return { view, years, span, all: allObservations(w, view) }
}

type Moved = { said: Phrase; met: Evidence }

/** With a value to reach: as far as it would now have to move. Else whether it was higher, or lower. */
export function whatMoved(w: Writing, answer: Answer, ahead: Ahead): Moved {
  const isUp = isUpwards(w, answer)
  const last = lastOf(w, ahead.view)
  if (last && answer.threshold && answer.threshold !== last.value && isUp !== null)
    return farEnough(w, ahead, { last: last.value, threshold: answer.threshold, isUp })
  return isHeadingDown(w, answer, ahead.view)
    ? moved(w, ahead, 'spans-that-fell', 'lower')
    : moved(w, ahead, 'spans-that-rose', 'higher')
}

/** Whether a value is to be reached from below, as the answer was computed or its question is decided; else null. */
export function isUpwards(w: Writing, answer: Answer): boolean | null {
  const { formula } = ofProjection(answer)
  if (formula === 'chance-at-least' || formula === 'chance-below') return formula === 'chance-at-least'
  const rule = answer.prediction?.details.automatic?.comparison ?? barAsked(w)?.comparison
  return rule === undefined ? null : rule.startsWith('>') || rule === 'at-least' || rule === 'above'
}

function moved(
  w: Writing,
  { view, all, span }: Ahead,
  formula: 'spans-that-fell' | 'spans-that-rose',
  what: string,
): Moved {
  return {
    said: `ended ${what} than at the start`,
    met: w.table.compute(formula, [all, span], { title: `${view.item.label}, spans that ended ${what}` }),
  }
}

/** As the answer asks, else as the projection goes. */
function isHeadingDown(w: Writing, answer: Answer, view: TrendView): boolean {
  const { threshold, year } = answer
  if (threshold) return ofProjection(answer).formula === 'chance-below'
  const step = year === null ? null : stepOf(w, view, year)
  return step !== null && Number(step.median.value) < Number(lastOf(w, view)?.value.value)
}

type Needed = { last: Evidence; threshold: Evidence; isUp: boolean }

function farEnough(w: Writing, { view, all, span }: Ahead, { last, threshold, isUp }: Needed): Moved {
  const met = w.table.compute(isUp ? 'spans-that-reached' : 'spans-that-stayed-below', [all, span, last, threshold], {
    title: `${view.item.label}, spans that moved as far as it now would have to`,
  })
  if (!isChangedByFactor(view)) return { met, said: distanceWords(isUp, Number(threshold.value) >= Number(last.value)) }
  const change = w.table.compute('change-percent', [last, threshold], {
    title: 'From the last value to the one that is asked about',
    unit: 'percent',
  })
  return { met, said: neededWords(isUp, Number(change.value), bare(change)) }
}

/** Where a change has no size in per cent. */
function distanceWords(isUp: boolean, isHigher: boolean): string {
  if (isUp) return isHigher ? 'rose at least as far as it now has to' : 'fell no farther than it now may'
  return isHigher ? 'rose no farther than it now may' : 'fell at least as far as it now has to'
}

/** What the past must have done to count, from where the value stands to where it has to be. */
function neededWords(isUp: boolean, change: number, size: Phrase): Phrase {
  if (isUp)
    return change >= 0
      ? ['ended at least ', size, ' higher than at the start']
      : ['ended no more than ', size, ' lower than at the start']
  return change < 0
    ? ['ended more than ', size, ' lower than at the start']
    : ['ended less than ', size, ' higher than at the start, or lower,']
}
