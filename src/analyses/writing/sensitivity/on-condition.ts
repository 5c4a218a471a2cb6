/**
 * A number that is foreseen, and what the base says of it under a condition: beside each other, since a question of yes
 * or no is no number.
 */
import { chanceOf, forecastPath, labelOf, reader } from '../facts.ts'
import { itIsSo, thatItIsSo } from '../phrases.ts'
import { amount, sentence } from '../sentence.ts'
import { theForecast } from '../people/people.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'
import { decidedBy, type Mover } from './mover.ts'

export function onCondition(w: Writing, view: PredictionView<'numeric'>): Mover[] {
  return w.predictions.filter((one) => isOf(one, view)).flatMap((one) => given(w, view, one))
}

function given(w: Writing, view: PredictionView<'numeric'>, conditional: PredictionView): Mover[] {
  const on = w.predictions.find(({ ref }) => ref === conditional.details.condition?.on)
  const [chance, said] = [on && chanceOf(w, on), chanceOf(w, conditional)]
  const forecast = forecastPath(view)
  const { question } = view.details
  if (!on || !chance || !said || !forecast) return []
  const middle = reader(w, view)(
    `${forecast.path}.estimate.quantiles.p50`,
    `forecast by ${forecast.who}, 50% point`,
    question.unit,
  )
  return [
    {
      what: labelOf(w, conditional),
      item: conditional.ref,
      ...decidedBy(w, on),
      // What it says is no amount.
      cases: [],
      said: sentence`If ${itIsSo(w, on)} (${amount(chance)}), the chance ${thatItIsSo(w, conditional)} is ${amount(said)}; whatever becomes of that, the middle of ${theForecast(view)} is ${amount(middle)}.`,
    },
  ]
}

/** Linked to it, under a condition of its own, and closing in the same year. */
function isOf({ ref, item, details }: PredictionView, view: PredictionView): boolean {
  const isLinked = item.links.some(({ to }) => to === view.ref) || view.item.links.some(({ to }) => to === ref)
  return (
    isLinked && details.condition?.outcome === 'yes' && details.closes.slice(0, 4) === view.details.closes.slice(0, 4)
  )
}
