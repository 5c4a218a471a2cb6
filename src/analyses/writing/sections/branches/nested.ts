/**
 * Events of one series of which one holds the other: who is below today's level is past the peak, and who stands beyond
 * a value has come to it. The differences of their chances are paths that exclude each other.
 */
import { readQuestion } from '../../../ask/read-question.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { answerYear } from '../../asked.ts'
import { forecastPath, lastOf, reader, seriesOf, unitOf } from '../../facts.ts'
import { aheadUntil } from '../../operators/within-window.ts'
import { type Side, sideOf } from '../../sensitivity/side.ts'
import { amount } from '../../sentence.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Path } from './path.ts'

/** A path less likely than this is none. */
const least = 0.02
/** A series that hardly ever comes back makes no such path. */
const leastReturned = 0.08

/** What is left beside the answer; null where the base knows of no event that holds it. */
export function nestedPaths(w: Writing, answer: Answer): Path[] | null {
  return afterPeak(w, answer) ?? afterTouching(w, answer)
}

/** It is past its peak and not so low; or not past its peak. */
function afterPeak(w: Writing, answer: Answer): Path[] | null {
  const { trend, threshold, year } = answer
  if (!trend || !threshold || year === null || sideOf(answer) !== 'down' || !isPassed(trend, threshold)) return null
  const peak = w.predictions.find((view) => asksForPeak(w, view) && seriesOf(w, view) === trend)
  const forecast = peak && forecastPath(peak)
  if (!peak || !forecast) return null
  const until = answerYear(w, year)
  const dates = reader(w, peak)(`${forecast.path}.estimate.quantiles`, `forecast by ${forecast.who}, its quantiles`)
  const past = w.table.compute('chance-by-year', [dates, until], {
    title: `${peak.item.label}, chance to have come by the end of ${year}`,
    unit: 'chance',
  })
  return pathsOf(w, answer.figure, past, { between: 'turned', outside: 'no-turn', least })
}

/** Whether the series has stood as high already, so that to stand below it is to be past a peak. */
function isPassed({ details: { series } }: TrendView, threshold: Evidence): boolean {
  const values = series?.observations.map(([, value]) => value) ?? []
  return threshold.unit === series?.unit && values.some((value) => value >= Number(threshold.value))
}

function asksForPeak({ dossier: { madeAt } }: Writing, { item, details }: PredictionView): boolean {
  if (!typeOf(details.question).asksWhen || details.outcome || details.condition) return false
  return readQuestion(item.title, new Date(madeAt)).parts[0]?.of.measure === 'peak'
}

/** It gets there and is back in the year that is asked about; or it never gets there. */
function afterTouching(w: Writing, answer: Answer): Path[] | null {
  const { trend, threshold, year, figure } = answer
  const side = sideOf(answer)
  // By the projection alone, of which both are: a number that a forecast has moved is held by none of its paths.
  if (!trend || !threshold || year === null || !side || figure.formula !== ofSide[side]) return null
  const ahead = isAhead(w, trend, threshold, side) ? aheadUntil(w, trend, { until: String(year) }) : null
  if (!ahead) return null
  const formula = side === 'up' ? 'chance-of-any-at-least' : 'chance-of-any-below'
  const touched = w.table.compute(formula, [threshold, ...ahead.inputs], {
    title: `${trend.item.label}, chance to get there at least once until ${year}`,
    unit: 'chance',
  })
  return pathsOf(w, figure, touched, { between: 'returned', outside: 'never', least: leastReturned })
}

const ofSide = { up: 'chance-at-least', down: 'chance-below' } as const

/** Whether the value is still to come. */
function isAhead(w: Writing, trend: TrendView, threshold: Evidence, side: Side): boolean {
  const last = Number(lastOf(w, trend)?.value.value)
  if (threshold.unit !== unitOf(trend)) return false
  return side === 'up' ? last < Number(threshold.value) : last >= Number(threshold.value)
}

type Names = { between: Path['name']; outside: Path['name']; least: number }

/** `inner`: the chance of the answer; `outer`: that of what it is a part of. */
function pathsOf(
  w: Writing,
  inner: Evidence,
  outer: Evidence,
  { between, outside, least: wanted }: Names,
): Path[] | null {
  if (Number(outer.value) - Number(inner.value) < wanted) return null
  const part = w.table.compute('difference', [outer, inner], { title: 'The one and not the other', unit: 'chance' })
  const rest = w.table.compute('chance-not', [outer], { title: 'Neither of both', unit: 'chance' })
  return [
    { name: between, chance: amount(part) },
    { name: outside, chance: amount(rest) },
  ]
}
