/**
 * Numbers of the base that speak of one quantity and disagree: found by series, unit, time and what is asked, not by
 * links alone. Each pair is one sentence, with its gap.
 */
import { comesNear } from '../../../dossier/near.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { chanceOf, forecastChanceOf, modelOf, ownPath, seriesOf, titleOf } from '../../facts.ts'
import { amount, named, sentence } from '../../sentence.ts'
import { peopleOf, theForecast } from '../../people/people.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { type Contradiction, pointsBetween } from './contradiction.ts'
import { dateSaysOtherwise } from './date-says-otherwise.ts'
import { middlesApart } from './middles-apart.ts'
import { seriesSaysOtherwise } from './series-says-otherwise.ts'

const most = 4

export function contradictions(w: Writing, answer: Answer | null): Sentence[] {
  const views = w.predictions.filter((view) => view !== answer?.prediction && isOfIt(w, view, answer))
  const all = [
    ...(answer ? [...seriesSaysOtherwise(w, answer), ...dateSaysOtherwise(w, answer)] : []),
    ...views.flatMap((view) => forecastAgainstModel(w, view)),
    ...views.flatMap((view) => middlesApart(w, view)),
  ]
  return all
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ said }) => said)
}

/** What bears on the answer, went into it, or is of its series. */
function isOfIt(w: Writing, view: PredictionView, answer: Answer | null): boolean {
  if (comesNear(w, view, answer)) return true
  const isUsed = answer?.sentences.some(({ claims }) => claims.some(({ item }) => item === view.ref)) ?? false
  return isUsed || (answer?.trend !== undefined && answer.trend !== null && seriesOf(w, view) === answer.trend)
}

/** A forecast and the projection of the series that decides it, and what they make together. */
function forecastAgainstModel(w: Writing, view: PredictionView): Contradiction[] {
  const [found, chance] = [forecastFromModel(w, view), chanceOf(w, view)]
  if (!found || !chance) return []
  const apart = sentenceStart(w, view, found)
  const people = chance === found.house ? null : peopleOf(w, view)
  const said = people
    ? sentence`${apart}; ${amount(people)} people together say ${amount(chance)}.`
    : chance === found.house
      ? sentence`${apart}.`
      : sentence`${apart}; together they make ${amount(chance)}.`
  return [{ points: Number(found.points.value), said }]
}

type Apart = { house: Evidence; model: Evidence; points: Evidence }

/** People speak where nobody else has forecast. Null where both say much the same, or one of them nothing. */
export function forecastFromModel(w: Writing, view: PredictionView): Apart | null {
  const people = view.item.crowd ? chanceOf(w, view) : null
  const [house, model] = [forecastChanceOf(w, view) ?? people, modelOf(w, view)]
  if (!house || !model) return null
  const points = pointsBetween(w, [house, model], { title: `${view.item.label}, between forecast and projection` })
  return points && { house, model, points }
}

const sentenceStart = (w: Writing, view: PredictionView, { house, model, points }: Apart) => [
  'On ',
  named(titleOf(w, view)),
  ` ${ownPath(view) ? 'the forecast' : theForecast(view)} is `,
  amount(house),
  ' and the projection says ',
  amount(model),
  ', ',
  amount(points),
  ' apart',
]
