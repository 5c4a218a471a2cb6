/** Questions on a condition that come near to what is asked, with what the base says of the condition itself. */
import type { Evidence } from '../../report/evidence.ts'
import { askOf } from '../asked.ts'
import { chanceOf } from '../facts.ts'
import { namedIn } from './naming.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'

export type Conditional = {
  /** Asks whether something happens if `on` does. */
  view: PredictionView
  on: PredictionView
  /** The chance of the condition, and that of the other given it. */
  given: Evidence
  chance: Evidence
}

const leastNamed = 0.4

/** The best first. Those on what must fail are left out: their rest is no rest of this one. */
export function conditionalsAsked(w: Writing): Conditional[] {
  const { items, words } = askOf(w).of
  const all = w.predictions.flatMap((view) => {
    const { condition } = view.details
    const on = w.predictions.find(({ ref }) => ref === condition?.on)
    const [given, chance] = [on && chanceOf(w, on), chanceOf(w, view)]
    const place = items.indexOf(view.ref)
    const score = namedIn(words, view.item) + (place < 0 ? 0 : 1 / (1 + place))
    const isAsked = condition?.outcome === 'yes' && score >= leastNamed
    return isAsked && on && given && chance && Number(given.value) < 1 ? [{ view, on, given, chance, score }] : []
  })
  return all.toSorted((a, b) => b.score - a.score)
}
