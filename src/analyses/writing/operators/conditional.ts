/** Questions on a condition that come near to what is asked, with what the base says of the condition itself. */
import type { Evidence } from '../../report/evidence.ts'
import { askOf } from '../asked.ts'
import { chanceOf, forecastPath, reader } from '../facts.ts'
import { namedIn } from './naming.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'

export type Conditional = {
  /** Asks whether something happens if `on` does, or comes out in one way. */
  view: PredictionView
  on: PredictionView
  /** In which way `on` must come out, where it may in several. */
  option: string | null
  /** The chance of the condition, and that of the other given it. */
  given: Evidence
  chance: Evidence
}

const leastNamed = 0.4

/** The best first. Those on what must fail are left out: their rest is no rest of this one. */
export function conditionalsAsked(w: Writing): Conditional[] {
  const { items, words } = askOf(w).of
  const all = w.predictions.flatMap((view) => {
    const place = items.indexOf(view.ref)
    const score = namedIn(words, view.item) + (place < 0 ? 0 : 1 / (1 + place))
    const found = score >= leastNamed ? conditionalOf(w, view) : null
    return found ? [{ ...found, score }] : []
  })
  return all.toSorted((a, b) => b.score - a.score)
}

function conditionalOf(w: Writing, view: PredictionView): Conditional | null {
  const { condition } = view.details
  const on = w.predictions.find(({ ref }) => ref === condition?.on)
  // Of several outcomes no single forecast says how likely they are.
  if (!condition || condition.outcome === 'no' || condition.or || !on) return null
  const [given, chance] = [chanceOfOutcome(w, on, condition.outcome), chanceOf(w, view)]
  const option = condition.outcome === 'yes' ? null : condition.outcome
  return given && chance && Number(given.value) < 1 ? { view, on, option, given, chance } : null
}

/** Of a question with options, the chance of the one that is taken as given. */
function chanceOfOutcome(w: Writing, on: PredictionView, outcome: string): Evidence | null {
  if (outcome === 'yes') return chanceOf(w, on)
  const forecast = forecastPath(on)
  const { question } = on.details
  if (!forecast || !('options' in question) || !question.options.includes(outcome)) return null
  return reader(w, on)(
    `${forecast.path}.estimate.probabilities.${outcome}`,
    `forecast by ${forecast.who} for ${outcome}`,
    'chance',
  )
}
