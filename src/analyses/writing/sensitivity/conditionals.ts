/** Forecasts of the same question under a condition: what the answer would be if that came true, and if it did not. */
import { chanceOf, hasChance, labelOf } from '../facts.ts'
import { itIsSo, whoseForecast } from '../phrases.ts'
import { amount, sentence } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { comesTrue, fails } from './cases.ts'
import { decidedBy, type Mover } from './mover.ts'

/** P(B|A) with P(A) and P(B) gives P(B|not A), by total probability. */
export function conditionals(w: Writing, { figure }: Answer, of: PredictionView): Mover[] {
  // Of what is denied, or asked of another year, they say something else.
  if (chanceOf(w, of) !== figure) return []
  return w.predictions.flatMap((view): Mover[] => {
    const { condition } = view.details
    const on = w.predictions.find(({ ref }) => ref === condition?.on)
    return on && condition?.outcome === 'yes' && isConditionalOf(view, of) ? ifTrueOrNot(w, of, on, view) : []
  })
}

function ifTrueOrNot(w: Writing, of: PredictionView, on: PredictionView, conditional: PredictionView): Mover[] {
  const [given, said, plain] = [chanceOf(w, on), chanceOf(w, conditional), chanceOf(w, of)]
  if (!given || !said || !plain || Number(given.value) >= 1) return []
  const told = { what: labelOf(w, on), item: on.ref, ...decidedBy(w, on) }
  const then = { if: comesTrue(w), answer: amount(said) }
  // Of what people say of the one and somebody else of the other nothing is made.
  if (new Set([of, on, conditional].map(({ item }) => Boolean(item.crowd))).size > 1)
    return [
      {
        ...told,
        cases: [then],
        said: sentence`If ${itIsSo(w, on)} (${amount(given)}), it is ${amount(said)} by ${whoseForecast(w, conditional) ?? ''}.`,
      },
    ]
  const otherwise = w.table.compute('chance-otherwise', [plain, given, said], {
    title: `${of.item.label}, if ${on.item.label} fails`,
    unit: 'chance',
  })
  return [
    {
      ...told,
      cases: [then, { if: fails(w), answer: amount(otherwise) }],
      said: sentence`If ${itIsSo(w, on)} (${amount(given)}), the answer is ${amount(said)}; if not, ${amount(otherwise)}.`,
    },
  ]
}

/** The same question with a condition: linked to it, on something else, and closing in the same year. */
function isConditionalOf({ ref, item, details }: PredictionView, of: PredictionView): boolean {
  const isLinked = item.links.some(({ to }) => to === of.ref) || of.item.links.some(({ to }) => to === ref)
  const isPlain = !of.details.condition && hasChance(of) && details.condition?.on !== of.ref
  return isLinked && isPlain && details.closes.slice(0, 4) === of.details.closes.slice(0, 4)
}
