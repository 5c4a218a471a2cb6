/** How often such a thing came about before: among resolved questions like it, else in the past of its series. */
import { barAsked } from '../../asked.ts'
import { allObservations, seriesName, lastOf, lastYear, level, observedAt, stepOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, bare, plainly, sentence, type Phrase, when } from '../../sentence.ts'
import { isChangedByFactor } from '../../pace.ts'
import type { Sentence } from '../../../report/report.ts'
import type { TrendView } from '../../views.ts'
import { sideOf } from '../../sensitivity/side.ts'
import type { Answer, Writing, Written } from '../../writing.ts'

export function writeBaseRate(w: Writing, answer: Answer | null): Written {
  return { sentences: [...resolvedAlike(w), ...(answer ? ownPast(w, answer) : [])], blocks: [] }
}

/** Questions of yes and no, of which some turned out yes. */
function resolvedAlike(w: Writing): Sentence[] {
  const alike = w.dossier.resolved.filter(({ outcome }) => outcome === 'yes' || outcome === 'no')
  if (alike.length < 3) return []
  const outcomes = alike.flatMap(({ ref, version, title, outcome }) => {
    const source = { ref, version, fields: { details: { outcome: { value: outcome } } } }
    return w.table.read(source, 'details.outcome.value', { title: `${title}: outcome` }) ?? []
  })
  const yes = w.table.asked('level.yes', 'yes', { title: 'The outcome that counts' })
  const met = w.table.compute('count-same', [yes, ...outcomes], {
    title: 'Resolved questions like it that turned out yes',
  })
  const all = w.table.compute('count', outcomes, { title: 'Resolved questions like it' })
  return [
    sentence`Of ${bare(all)} resolved questions like it, ${bare(met)} turned out ${plainly(yes)}; the rate behind that lies between ${range(w, [met, all])}.`,
  ]
}

function range(w: Writing, inputs: Evidence[]): Phrase {
  const [low, high] = (['rate-low', 'rate-high'] as const).map((formula) =>
    w.table.compute(formula, inputs, {
      title: `Rate of the base, ${formula === 'rate-low' ? 'lower' : 'upper'} end`,
      unit: 'chance',
    }),
  )
  return low && high ? [amount(low), ' and ', amount(high), ', with a certainty of ', bare(level(w, 95))] : ''
}

type Ahead = { view: TrendView; years: number; span: Evidence; all: Evidence }

/**
 * Over spans as long as from the last value to the year of the answer: how often did it move as far as it now would
 * have to?
 */
function ownPast(w: Writing, answer: Answer): Sentence[] {
  const counted = countedPast(w, answer)
  if (!counted) return []
  const { view, years, span, spans, met, said, atOnce } = counted
  const first = observedAt(w, view, view.details.series?.observations[0]?.[0] ?? '')
  const long: Phrase = years === 1 ? 'a year' : [bare(span), ' years']
  const rates = Number(atOnce.value) > 1 ? 'Counted without overlaps, the' : 'The'
  return [
    sentence`${plainly(seriesName(w, view))} ${said} in ${bare(met)} of the ${bare(spans)} spans of ${long}${first ? [' since ', when(first.at)] : ''}.`,
    sentence`${rates} rate behind that lies between ${range(w, [met, spans, atOnce])}.`,
  ]
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
export function pastRate(w: Writing, answer: Answer): Evidence | null {
  const counted = answer.threshold && sideOf(answer) ? countedPast(w, answer) : null
  if (!counted) return null
  const { met, spans, atOnce, view } = counted
  return w.table.compute('rate-middle', [met, spans, atOnce], {
    title: `${view.item.label}, how often it went so far before`,
    unit: 'chance',
  })
}

/** Where the answer is for a year, and turns on a value of the series or on where that is heading. */
function aheadOf(w: Writing, { trend: view, year, prediction, threshold }: Answer): Ahead | null {
  const last = view && lastOf(w, view)
  if (!last || year === null || (prediction && !threshold)) return null
  const years = year - (lastYear(view) ?? year)
  if (years < 1) return null
  const until = w.table.asked('answer.year', year, { title: 'The year of the answer', unit: 'year' })
  const span = w.table.compute('difference', [until, last.at], {
    title: 'Years from the last value to the year of the answer',
  })
  return { view, years, span, all: allObservations(w, view) }
}

type Moved = { said: Phrase; met: Evidence }

/** With a value to reach: as far as it would now have to move. Else whether it was higher, or lower. */
function whatMoved(w: Writing, answer: Answer, ahead: Ahead): Moved {
  const isUp = isUpwards(w, answer)
  const last = lastOf(w, ahead.view)
  if (last && answer.threshold && answer.threshold !== last.value && isUp !== null)
    return farEnough(w, ahead, { last: last.value, threshold: answer.threshold, isUp })
  return isHeadingDown(w, answer, ahead.view)
    ? moved(w, ahead, 'spans-that-fell', 'lower')
    : moved(w, ahead, 'spans-that-rose', 'higher')
}

/** Whether a value is to be reached from below, as the answer was computed or its question is decided; else null. */
function isUpwards(w: Writing, { prediction, figure }: Answer): boolean | null {
  if (figure.formula === 'chance-at-least' || figure.formula === 'chance-below')
    return figure.formula === 'chance-at-least'
  const rule = prediction?.details.automatic?.comparison ?? barAsked(w)?.comparison
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
function isHeadingDown(w: Writing, { figure, threshold, year }: Answer, view: TrendView): boolean {
  if (threshold) return figure.formula === 'chance-below'
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
