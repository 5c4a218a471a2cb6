/**
 * Where the sources of the report contradict each other: forecasts against projections, and chances that cannot all be
 * so.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import {
  forecastChanceOf,
  forecastPath,
  labelOf,
  lastOf,
  lastYear,
  madeOf,
  modelOf,
  seriesOf,
  titleOf,
} from '../../facts.ts'
import { amount, named, sentence, sentenceOf, when } from '../../sentence.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { comesNear } from '../../../dossier/near.ts'
import type { Sentence } from '../../../report/report.ts'
import type { PredictionView, ScenarioView, TrendView } from '../../views.ts'
import { memberOf } from '../../worlds.ts'
import type { Answer, Writing, Written } from '../../writing.ts'

/** Points from which two views of one question are worth a word. */
const leastPoints = 10
const most = 3
/** A series that ends longer ago knows less than whoever has forecast since. */
const staleYears = 3

export function writeDisagreement(w: Writing, answer: Answer | null): Written {
  return {
    sentences: [...ofTheAnswer(w, answer), ...forecastsAgainstModels(w, answer), ...incoherences(w, answer)],
    blocks: [],
  }
}

type Apart = { house: Evidence; model: Evidence; points: Evidence }

function apartOf(w: Writing, view: PredictionView): Apart | null {
  const [house, model] = [forecastChanceOf(w, view), modelOf(w, view)]
  if (!house || !model) return null
  const title = `${view.item.label}, between forecast and projection`
  const points = w.table.compute('points-between', [house, model], { title, unit: 'points' })
  return Number(points.value) >= leastPoints ? { house, model, points } : null
}

/** The answer has said by how much; here stands what each of the two has seen. */
function ofTheAnswer(w: Writing, answer: Answer | null): Sentence[] {
  const view = answer?.prediction
  const forecast = view && forecastPath(view)
  const last = view && lastComparable(w, view)
  if (!forecast || !last) return []
  const made = when(madeOf(w, view, forecast))
  return [
    sentence`On the question of the answer itself, the projection knows its series up to ${when(last)} and nothing else; the forecast, of ${made}, may weigh all that was known by then.`,
  ]
}

/** The time of the last value, where the series says something else than the forecast or could not know it. */
function lastComparable(w: Writing, view: PredictionView): Evidence | null {
  const trend = typeOf(view.details.question).isComparableWithSeries ? seriesOf(w, view) : null
  return trend && (isStale(w, trend) || apartOf(w, view)) ? (lastOf(w, trend)?.at ?? null) : null
}

function isStale({ dossier }: Writing, trend: TrendView): boolean {
  return Number(dossier.madeAt.slice(0, 4)) - (lastYear(trend) ?? 0) >= staleYears
}

function forecastsAgainstModels(w: Writing, answer: Answer | null): Sentence[] {
  return w.predictions
    .filter((view) => view !== answer?.prediction && (comesNear(w, view, answer) || isOnSeries(view, answer)))
    .flatMap((view) => {
      const apart = apartOf(w, view)
      return apart ? [{ view, ...apart }] : []
    })
    .toSorted((a, b) => Number(b.points.value) - Number(a.points.value))
    .slice(0, most)
    .map(
      ({ view, house, model, points }) =>
        sentence`On ${named(titleOf(w, view))} the forecast is ${amount(house)} and the projection says ${amount(model)}, ${amount(points)} apart.`,
    )
}

const isOnSeries = ({ details: { automatic } }: PredictionView, answer: Answer | null): boolean =>
  automatic !== undefined && automatic.trend === answer?.trend?.ref

/** What cannot all be so in the worlds that bear on the answer. That forecasts and projections differ has been said. */
function incoherences(w: Writing, answer: Answer | null): Sentence[] {
  const worlds = w.scenarios.filter((view) => answer?.worlds.includes(view) || memberOf(view, answer) >= 0)
  return worlds.flatMap((view) => incoherencesOf(w, view)).slice(0, most)
}

function incoherencesOf(w: Writing, view: ScenarioView): Sentence[] {
  return (view.numbers?.incoherences ?? []).flatMap((incoherence, i): Sentence[] => {
    if (incoherence.kind === 'forecast-against-model') return []
    const found = w.table.read(view, `numbers.incoherences.${i}`, {
      title: `${view.item.label}, what cannot all be so`,
    })
    const names = namesIn(w, incoherence)
    if (!found || !names) return []
    const said = w.table.compute('incoherence-in-words', [found, ...names], {
      title: `${view.item.label}, what cannot all be so, in words`,
    })
    const text = String(said.value).replace(/\.$/, '')
    return [sentenceOf(['In ', named(titleOf(w, view)), ': ', { kind: 'quote', text, evidence: said }, '.'])]
  })
}

/** Labels of all that it names, in the order of their references; null where one was not read. */
function namesIn(w: Writing, incoherence: object): Evidence[] | null {
  const refs = [...new Set(JSON.stringify(incoherence).match(/[a-z]+\/[1-9]\d*/g))].toSorted()
  const views = refs.map((ref) => [...w.predictions, ...w.trends, ...w.scenarios].find((view) => view.ref === ref))
  return views.every((view) => view !== undefined) ? views.map((view) => labelOf(w, view)) : null
}
