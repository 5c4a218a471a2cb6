/**
 * Of an answer read off a series, what the base forecasts of the same in other words: the trend of electric cars names
 * 40 million as about half of the market, and a question asks when half of new cars are electric.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import { inYear, middleOf, reader, seriesName, titleOf, unitOf } from '../../facts.ts'
import { amount, named, plainly, quoted, sentence } from '../../sentence.ts'
import { projectionOf, type PredictionView, type TrendView } from '../../views.ts'
import { theForecast } from '../../people/people.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Contradiction } from './contradiction.ts'
import { firstTime } from './series-says-otherwise.ts'
import { namesSamePart } from './said-in-words.ts'

/** Nearer to each other both say much the same. */
const leastYears = 2
/** So much a year apart weighs, beside chances that are so many points apart. */
const pointsPerYear = 10

export function dateSaysOtherwise(w: Writing, { prediction, trend, isPast = false }: Answer): Contradiction[] {
  if (prediction || !trend || isPast || !projectionOf(trend)) return []
  return trend.details.thresholds.flatMap(({ label }, place) =>
    w.predictions
      .filter((view) => typeOf(view.details.question).asksWhen && namesSamePart(view.item.title, label))
      .flatMap((view) => timesApart(w, trend, view, place)),
  )
}

function timesApart(w: Writing, trend: TrendView, view: PredictionView, place: number): Contradiction[] {
  const read = reader(w, trend)
  const value = read(`details.thresholds.${place}.value`, 'a value that matters', unitOf(trend))
  const [forecast, projected] = [middleOf(w, view, 'day'), firstTime(w, trend, value)]
  if (!forecast || !projected) return []
  const years = Math.abs(yearIn(forecast.value) - yearIn(projected.value))
  if (years < leastYears) return []
  const label = read(`details.thresholds.${place}.label`, 'why it matters')
  return [
    {
      points: years * pointsPerYear,
      said: sentence`For ${named(titleOf(w, view))} ${theForecast(view)} has ${inYear(forecast)} in the middle; by the projection ${plainly(seriesName(w, trend))} is likelier than not to be at ${amount(value)} (${quoted(label)}) from ${inYear(projected)} on: this answer rests on the projection, and both cannot be right.`,
    },
  ]
}

const yearIn = (time: unknown): number => Number(String(time).slice(0, 4))
