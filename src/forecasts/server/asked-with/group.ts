/** Of what a prediction is asked with, its group: in order, with what must hold of it. */
import { arrangementOf, type Grouped } from '#predictions/groups/arrangement.ts'
import type { AskedWith } from './present-asked.ts'

/** Null where nothing else is asked in its group. */
export function groupOf(said: readonly AskedWith[], id: string) {
  const own = said.find(({ predictionId }) => predictionId === id)?.group
  const questions = said.flatMap(({ group, ...one }) =>
    group && group.id === own?.id ? [{ ...one, mark: group.label }] : [],
  )
  if (!own || questions.length < 2) return null
  const { places, ...arranged } = arrangementOf(questions satisfies readonly Grouped[])
  const placed = questions.map((one, i) => ({ ...one, place: places[i] ?? i }))
  return { id: own.id, ...arranged, questions: placed.toSorted((one, other) => one.place - other.place) }
}
