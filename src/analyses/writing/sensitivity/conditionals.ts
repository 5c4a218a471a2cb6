/** Forecasts of the same question under a condition: what the answer would be if that came true, and if it did not. */
import { chanceOf, hasChance, labelOf } from '../facts.ts'
import type { Block, Sentence } from '../../report/report.ts'
import { amount, named, sentence } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import { shown, type Writing } from '../writing.ts'

type Moved = { sentence: Sentence; row: Extract<Block, { type: 'tornado' }>['rows'][number] }

/** P(B|A) with P(A) and P(B) gives P(B|not A), by total probability. */
export function conditionals(w: Writing, of: PredictionView): Moved[] {
  return w.predictions.flatMap((view): Moved[] => {
    const { condition } = view.details
    const on = w.predictions.find(({ ref }) => ref === condition?.on)
    return on && condition?.outcome === 'yes' && isConditionalOf(view, of) ? ifTrueOrNot(w, of, on, view) : []
  })
}

function ifTrueOrNot(w: Writing, of: PredictionView, on: PredictionView, conditional: PredictionView): Moved[] {
  const [given, said, plain] = [chanceOf(w, on), chanceOf(w, conditional), chanceOf(w, of)]
  if (!given || !said || !plain || Number(given.value) >= 1) return []
  const otherwise = w.table.compute('chance-otherwise', [plain, given, said], {
    title: `${of.item.label}, if ${on.item.label} fails`,
    unit: 'chance',
  })
  return [
    {
      sentence: sentence`${named(labelOf(w, of))} stands at ${amount(plain)}; it would stand at ${amount(said)} if ${named(labelOf(w, on))} (${amount(given)}) came true, and at ${amount(otherwise)} if it did not.`,
      row: { label: on.item.label, item: on.ref, ifTrue: shown(said), ifFalse: shown(otherwise) },
    },
  ]
}

/** The same question with a condition: linked to it, on something else, and closing in the same year. */
function isConditionalOf({ ref, item, details }: PredictionView, of: PredictionView): boolean {
  const isLinked = item.links.some(({ to }) => to === of.ref) || of.item.links.some(({ to }) => to === ref)
  const isPlain = !of.details.condition && hasChance(of) && details.condition?.on !== of.ref
  return isLinked && isPlain && details.closes.slice(0, 4) === of.details.closes.slice(0, 4)
}
