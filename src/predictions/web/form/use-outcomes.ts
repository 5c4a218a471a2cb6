/** What another prediction asks, and how it may come out, once that is loaded. */
import { useItem } from '#items/web/form/use-item.ts'
import type { ItemRef } from '#items/item.ts'
import type { Whole } from '#items/web/kind-view.ts'
import { typeOf } from '../../question-types/index.ts'
import type { PredictionWhole } from '../item.ts'

/** `outcomes`: null where they cannot be listed. */
export function useOutcomes(of: ItemRef | null): {
  question: PredictionWhole['question'] | null
  outcomes: readonly string[] | null
} {
  const { item } = useItem(of)
  const question = item && questionOf(item)
  return { question, outcomes: question && typeOf(question).outcomesOf(question) }
}

function questionOf(item: Whole): PredictionWhole['question'] | null {
  // Only predictions have a field of this name; every item has been parsed by its own kind's schema.
  return 'question' in item ? (item as PredictionWhole).question : null
}
