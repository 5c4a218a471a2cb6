/**
 * What Farsight has forecast of a series beside what is asked: of another value of it, or for another time. Each as the
 * chance of so much or more, by the forecast and by the projection, which is how far both are apart.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import {
  forecastChanceOf,
  labelOf,
  lastOf,
  level,
  madeOf,
  reader,
  seriesOf,
  type Step,
  togetherOf,
  stepOf,
  timeOf,
  unitOf,
} from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { sayEvidence } from '../../report/shown-value.ts'
import type { PredictionView, TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'

export type Neighbour = {
  view: PredictionView
  label: Evidence
  /** The value that was forecast: of a number its middle. */
  value: Evidence
  /** The chance of so much or more. */
  said: Evidence
  model: Evidence
  /** As its question is asked, so that its page shows the same. */
  asked: { said: Evidence; model: Evidence } | null
}

export type Neighbours = { all: [Neighbour, ...Neighbour[]]; step: Step; made: Evidence; tie: Evidence }

/** What hangs together less than that tells nothing worth a number. */
const leastTie = 0.5

/**
 * Those for the time that hangs together most with the one that is asked about, by value; null where Farsight says
 * nothing of the series for any such time.
 */
export function neighboursOf(w: Writing, trend: TrendView, at: Evidence): Neighbours | null {
  const views = w.predictions.filter((view) => isOfSeries(w, view, trend))
  const times = [...new Set(views.flatMap((view) => timeIn(view, trend) ?? []))].flatMap((time) => {
    const step = stepOf(w, trend, time)
    const tie = step && tieOf(w, trend, [step.at, at])
    return step && tie && Number(tie.value) >= leastTie ? [{ time, step, tie }] : []
  })
  const [nearest] = times.toSorted((a, b) => Number(b.tie.value) - Number(a.tie.value))
  if (!nearest) return null
  const all = views
    .filter((view) => timeIn(view, trend) === nearest.time)
    .flatMap((view) => neighbourOf(w, { view, trend, step: nearest.step }) ?? [])
    .toSorted((a, b) => Number(a.value.value) - Number(b.value.value))
  const [first, ...rest] = all
  const forecast = { path: 'details.houseForecast' }
  return first ? { ...nearest, all: [first, ...rest], made: madeOf(w, first.view, forecast) } : null
}

/** Of quarters and months the one that is asked about; null where only a year is, whose middle may be meant or its end. */
function timeIn(view: PredictionView, { details: { series } }: TrendView): string | null {
  const time = timeOf(view)
  return series?.frequency === 'yearly' || time.length > 4 ? time : null
}

/** A forecast of Farsight that is still open, of what the series itself decides and of nothing else. */
function isOfSeries(w: Writing, view: PredictionView, trend: TrendView): boolean {
  const { houseForecast, outcome, condition, question } = view.details
  return (
    houseForecast !== null &&
    !outcome &&
    !condition &&
    typeOf(question).isComparableWithSeries &&
    seriesOf(w, view) === trend &&
    (thresholdRuleOf(view.details) !== null || middleIn(view, trend) !== null)
  )
}

/** Of a number that is asked for in the unit of the series. */
function middleIn({ details: { question } }: PredictionView, trend: TrendView): string | null {
  return 'unit' in question && question.unit === unitOf(trend) ? 'details.houseForecast.estimate.quantiles.p50' : null
}

type Of = { view: PredictionView; trend: TrendView; step: Step }

function neighbourOf(w: Writing, { view, trend, step }: Of): Neighbour | null {
  const rule = thresholdRuleOf(view.details)
  return rule ? ofRule(w, { view, trend, step }, rule.comparison) : ofMiddle(w, { view, trend, step })
}

function ofRule(w: Writing, { view, trend, step }: Of, comparison: string): Neighbour | null {
  const value = reader(w, view)('details.automatic.threshold', 'the value that decides', unitOf(trend))
  const asked = forecastChanceOf(w, view)
  if (!asked) return null
  const model = chanceAtLeast(w, trend, { value, step })
  if (comparison.startsWith('>'))
    return { view, label: labelOf(w, view), value, said: asked, model, asked: { said: asked, model } }
  const not = (one: Evidence) => w.table.compute('chance-not', [one], { title: `Not: ${one.title}`, unit: 'chance' })
  return { view, label: labelOf(w, view), value, said: not(asked), model, asked: { said: asked, model: not(model) } }
}

function ofMiddle(w: Writing, { view, trend, step }: Of): Neighbour | null {
  const field = middleIn(view, trend)
  if (!field) return null
  const value = reader(w, view)(field, 'middle of the forecast', unitOf(trend))
  return {
    view,
    label: labelOf(w, view),
    value,
    said: level(w, 50),
    model: chanceAtLeast(w, trend, { value, step }),
    asked: null,
  }
}

/** Of a number that is asked of a series: its middle, and how likely the projection makes so much or more. */
export function neighbourOfNumber(w: Writing, view: PredictionView): Neighbour | null {
  const trend = seriesOf(w, view)
  if (!trend || thresholdRuleOf(view.details) || !isOfSeries(w, view, trend)) return null
  const time = timeIn(view, trend)
  const step = time === null ? null : stepOf(w, trend, time)
  return step && ofMiddle(w, { view, trend, step })
}

/** The chance of so much or more, by the projection. */
export function chanceAtLeast(
  w: Writing,
  trend: TrendView,
  { value, step }: { value: Evidence; step: Step },
): Evidence {
  const at = String(step.at.value)
  const read = reader(w, trend)
  const inputs = [
    value,
    read(`numbers.projection.${at}`, `the step ${at} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  return w.table.compute('chance-at-least', inputs, {
    title: `${trend.item.label} in ${at}, chance of ${sayEvidence(value)} or more by the projection`,
    unit: 'chance',
    record: step.median.record,
  })
}

/** How much two times of the series hang together. */
function tieOf(w: Writing, trend: TrendView, [one, other]: [Evidence, Evidence]): Evidence | null {
  if (!lastOf(w, trend)) return null
  return w.table.compute('tie-of-steps', [...togetherOf(w, trend), one, other], {
    title: `${trend.item.label}, tie of ${String(one.value)} and ${String(other.value)}`,
    unit: 'score',
  })
}
