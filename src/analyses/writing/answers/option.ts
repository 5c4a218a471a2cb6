/** Which? By the forecast of the question that lists the options. */
import { forecastPath, labelOf, madeOf, reader, seriesOf, titleOf, yearOf } from '../facts.ts'
import { amount, listed, named, plainly, sentence, when } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import { optionNamed } from './fitting.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { onJudgement } from './chance.ts'

export function rankedOptions(w: Writing, view: PredictionView) {
  const forecast = forecastPath(view)
  const { question } = view.details
  if (!forecast || question.type !== 'choice') return []
  const read = reader(w, view)
  return question.options
    .map((option, i) => ({
      place: i,
      option: read(`details.question.options.${i}`, 'an option'),
      chance: read(`${forecast.path}.estimate.probabilities.${option}`, `forecast by ${forecast.who} for ${option}`, 'chance'),
    }))
    .toSorted((a, b) => Number(b.chance.value) - Number(a.chance.value))
}

export function optionOfPrediction(w: Writing, view: PredictionView): Answer | null {
  const ranked = rankedOptions(w, view)
  const asked = optionNamed(w, view)
  const first = ranked.find(({ place }) => place === asked) ?? ranked[0]
  const forecast = forecastPath(view)
  if (!first || !forecast) return null
  const others = ranked.filter((one) => one !== first).slice(0, 3)
  const next = others.map(({ option, chance }) => ['“', plainly(option), '” ', amount(chance)])
  return {
    ...plainAnswer,
    figure: first.chance,
    text: amount(first.chance).text,
    says: `${String(first.option.value)}: ${String(labelOf(w, view).value)}`,
    sentences: [
      sentence`On the question ${named(titleOf(w, view))} ${forecast.who} gives “${plainly(first.option)}” ${amount(first.chance)}, as of ${when(madeOf(w, view, forecast))}.`,
      first === ranked[0]
        ? sentence`That is the likeliest answer; behind it come ${listed(next)}.`
        : sentence`Of the other answers, the likeliest are ${listed(next)}.`,
      ...onJudgement(w, view),
    ],
    prediction: view,
    trend: seriesOf(w, view),
    year: yearOf(view),
  }
}
