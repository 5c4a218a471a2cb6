/** Of an amount: where the series would come to if it moved as over spans of its own past as long as the way ahead. */
import { answerYear } from '../../asked.ts'
import { allObservations, lastOf, lastYear, level, observedAt, roughly, seriesName, unitOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, bare, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import { projectionOf, type TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { longOf } from './own-past.ts'

/** Spans that do not overlap: with fewer its past says nothing of so long a way. */
const leastApart = 3

export function amountPast(w: Writing, { figure, trend, year }: Answer): Sentence[] {
  const last = trend && lastOf(w, trend)
  if (!last || year === null || figure.unit !== unitOf(trend) || grewFromNothing(trend)) return []
  const years = year - (lastYear(trend) ?? year)
  if (years < 1) return []
  const until = answerYear(w, year)
  const title = 'Years from the last value to the year of the answer'
  const span = w.table.compute('difference', [until, last.at], { title })
  return led(w, trend, { last: last.value, span, years })
}

/** Of what had a value of nothing no factor is known, and by how much it moved then says nothing of how it moves now. */
function grewFromNothing({ details: { series } }: TrendView): boolean {
  const values = (series?.observations ?? []).map(([, value]) => value)
  return series?.unit.startsWith('%') === false && Math.min(...values) === 0
}

type Ahead = { last: Evidence; span: Evidence; years: number }

function led(w: Writing, view: TrendView, { last, span, years }: Ahead): Sentence[] {
  const all = allObservations(w, view)
  const about = (what: string) => ({ title: `${view.item.label}, ${what}` })
  const spans = w.table.compute('spans', [all, span], about('spans of that length'))
  const atOnce = w.table.compute('spans-at-once', [all, span], about('how many such spans overlap'))
  if (Number(spans.value) / Number(atOnce.value) < leastApart) return []
  const [low, middle, high] = ([10, 50, 90] as const).map((percent) =>
    w.table.compute('where-spans-led', [all, span, last, level(w, percent)], {
      title: `${view.item.label}, where such spans would lead, ${percent}% point`,
      unit: unitOf(view),
    }),
  )
  if (!low || !middle || !high || !isPossible(view, low, high)) return []
  const first = observedAt(w, view, view.details.series?.observations[0]?.[0] ?? '')
  const since: Phrase = first ? [' since ', when(first.at)] : ''
  return [
    sentence`Were ${plainly(seriesName(w, view))} to move as it did over the ${bare(spans)} spans of ${longOf({ years, span })}${since}, it would come from ${amount(last)} to ${roughly(middle)} in the middle; a tenth of those spans leads below ${roughly(low, true)}, a tenth above ${roughly(high, true)}.`,
  ]
}

/** A share of more than the whole is no answer to where its past would lead. */
function isPossible(view: TrendView, low: Evidence, high: Evidence): boolean {
  const { least, most } = projectionOf(view)?.bounds ?? { least: null, most: null }
  return Number(low.value) >= (least ?? -Infinity) && Number(high.value) <= (most ?? Infinity)
}
