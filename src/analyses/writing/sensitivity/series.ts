/** Where the series alone would be at another of its own past paces. */
import { typeOf } from '#predictions/question-types/index.ts'
import { beforeLatest, type Known, latestOf } from '../latest.ts'
import { seriesName, lastOf, roughly, targetOf, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { isChangedByFactor, yearsBefore } from '../pace.ts'
import type { Sentence } from '../../report/report.ts'
import { bare, listed, type Phrase, plainly, sentence, when } from '../sentence.ts'
import { projectionOf, type TrendView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'

/** Where the series would be if one of its own past paces went on: of the last five, ten and twenty years. */
export function otherPaces(w: Writing, { trend, year, prediction }: Answer): Sentence[] {
  const last = trend && latestOf(w, trend)
  const formula = trend && paceOf(trend)
  const isOfSeries = !prediction || typeOf(prediction.details.question).isComparableWithSeries
  if (!last || !formula || !isOfSeries || year === null) return []
  return isBefore(last, year) ? atPaces(w, { trend, formula, last, year }) : []
}

const isBefore = ({ at }: Known, year: number): boolean => Number(String(at.value).slice(0, 4)) < year

type Ahead = {
  trend: TrendView
  formula: NonNullable<ReturnType<typeof paceOf>>
  last: Known
  year: number
}

function atPaces(w: Writing, { trend, formula, last, year }: Ahead): Sentence[] {
  const target = targetOf(w, trend, year)
  const found = [5, 10, 20].flatMap((back) => atPace(w, { trend, formula, last, year }, back) ?? [])
  if (found.length < 2) return []
  // The unit is said once.
  const paces = found.map(({ value, since }, i): Phrase => [roughly(value, i > 0), ' at the pace since ', when(since)])
  return [
    sentence`If a past pace went on unchanged, ${plainly(seriesName(w, trend))} in ${when(target)} would stand at ${listed(paces)}.`,
  ]
}

function atPace(
  w: Writing,
  { trend, formula, last, year }: Ahead,
  back: number,
): { value: Evidence; since: Evidence } | null {
  const target = targetOf(w, trend, year)
  const then = beforeLatest(w, trend, last, back)
  if (!then || (formula === 'carried-on' && !(Number(then.value.value) > 0))) return null
  const value = w.table.compute(formula, [then.value, then.at, last.value, last.at, target], {
    title: `${trend.item.label} in ${year}, at the pace since ${String(then.at.value)}`,
    unit: unitOf(trend),
  })
  return isPossible(trend, Number(value.value)) ? { value, since: then.at } : null
}

/** More cars than there can be are no answer to what a pace comes to. */
function isPossible(view: TrendView, value: number): boolean {
  const { least, most } = projectionOf(view)?.bounds ?? { least: null, most: null }
  return value >= (least ?? value) && value <= (most ?? value)
}

/** Null where no pace can be carried on. */
export function atPaceOfTenYears(w: Writing, trend: TrendView, year: number): Evidence | null {
  const [last, formula] = [latestOf(w, trend), paceOf(trend)]
  if (!last || !formula || !isBefore(last, year)) return null
  return atPace(w, { trend, formula, last, year }, 10)?.value ?? null
}

/**
 * How a past pace goes on: shares by points, degrees, inches and pH by as much a year, the rest compounding. What is a
 * pace itself has none.
 */
function paceOf(view: TrendView): 'carried-on' | 'carried-on-evenly' | 'carried-on-straight' | null {
  const unit = unitOf(view)
  if (unit.startsWith('%')) return unit.startsWith('% of ') ? 'carried-on-evenly' : null
  return isChangedByFactor(view) ? 'carried-on' : 'carried-on-straight'
}

/** Of a series that cannot be projected: how fast it goes by windows of other lengths. */
export function otherWindows(w: Writing, { trend, figure }: Answer): Sentence[] {
  const last = trend && lastOf(w, trend)
  if (!last || figure !== last.value || !isChangedByFactor(trend)) return []
  const found = [5, 20].flatMap((back): Phrase[] => {
    const then = yearsBefore(w, trend, back)
    if (!then) return []
    const title = `${trend.item.label}, change a year since ${String(then.at.value)}`
    const rate = w.table.compute('growth-percent', [then.value, then.at, last.value, last.at], {
      title,
      unit: 'percent',
    })
    return [[Number(rate.value) < 0 ? 'down ' : 'up ', bare(rate), ' a year since ', when(then.at)]]
  })
  return found.length > 0
    ? [
        sentence`The pace depends on where one begins to count: ${plainly(seriesName(w, trend))} has gone ${listed(found)}.`,
      ]
    : []
}
