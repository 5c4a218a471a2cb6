/**
 * Where the sources of the report contradict each other: forecasts against projections, and chances that cannot all be
 * so.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import { forecastPath, labelOf, lastOf, lastYear, madeOf, seriesOf, titleOf } from '../../facts.ts'
import { named, sentence, sentenceOf, when } from '../../sentence.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { theForecast } from '../../people/people.ts'
import type { PredictionView, ScenarioView, TrendView } from '../../views.ts'
import { memberOf } from '../../worlds.ts'
import { contradictions, forecastFromModel } from './contradictions.ts'
import type { Answer, Writing, Written } from '../../writing.ts'

const most = 3
/** A series that ends longer ago knows less than whoever has forecast since. */
const staleYears = 3

export function writeDisagreement(w: Writing, answer: Answer | null): Written {
  return {
    sentences: [...ofTheAnswer(w, answer), ...contradictions(w, answer), ...incoherences(w, answer)],
    blocks: [],
  }
}

/** The answer has said by how much; here stands what each of the two has seen. */
function ofTheAnswer(w: Writing, answer: Answer | null): Sentence[] {
  const view = answer?.prediction
  const forecast = view && forecastPath(view)
  const last = view && lastComparable(w, view)
  if (!forecast || !last) return []
  const made = when(madeOf(w, view, forecast))
  return [
    sentence`On the question of the answer itself, the projection knows its series up to ${when(last)} and nothing else; ${theForecast(view)}, of ${made}, may weigh all that was known by then.`,
  ]
}

/** The time of the last value, where the series says something else than the forecast or could not know it. */
function lastComparable(w: Writing, view: PredictionView): Evidence | null {
  const trend = typeOf(view.details.question).isComparableWithSeries ? seriesOf(w, view) : null
  return trend && (isStale(w, trend) || forecastFromModel(w, view) !== null) ? (lastOf(w, trend)?.at ?? null) : null
}

function isStale({ dossier }: Writing, trend: TrendView): boolean {
  return Number(dossier.madeAt.slice(0, 4)) - (lastYear(trend) ?? 0) >= staleYears
}

/** What cannot all be so in the worlds that bear on the answer. That forecasts and projections differ has been said. */
function incoherences(w: Writing, answer: Answer | null): Sentence[] {
  const worlds = w.scenarios.filter((view) => answer?.worlds.includes(view) || memberOf(view, answer) >= 0)
  return worlds.flatMap((view) => incoherencesOf(w, view, answer)).slice(0, most)
}

function incoherencesOf(w: Writing, view: ScenarioView, answer: Answer | null): Sentence[] {
  const isAnswer = answer?.worlds.includes(view) === true
  return (view.numbers?.incoherences ?? []).flatMap((incoherence, i): Sentence[] => {
    if (incoherence.kind === 'forecast-against-model') return []
    // Of a world that merely counts on the answer, what pulls elsewhere in it says nothing of the answer.
    if (!isAnswer && !refsIn(incoherence).some((ref) => ref === answer?.prediction?.ref || ref === answer?.trend?.ref))
      return []
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

const refsIn = (incoherence: object): string[] =>
  [...new Set(JSON.stringify(incoherence).match(/[a-z]+\/[1-9]\d*/g))].toSorted()

/** Labels of all that it names, in the order of their references; null where one was not read. */
function namesIn(w: Writing, incoherence: object): Evidence[] | null {
  const refs = refsIn(incoherence)
  const views = refs.map((ref) => [...w.predictions, ...w.trends, ...w.scenarios].find((view) => view.ref === ref))
  return views.every((view) => view !== undefined) ? views.map((view) => labelOf(w, view)) : null
}
