/**
 * What a report must know of a type of question to answer by it. One object a type in answers/by-type/; nothing else
 * may branch on a type's name.
 */
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Understood } from '../dossier/preview.ts'
import type { Mover } from './sensitivity/mover.ts'
import type { Phrase } from './sentence.ts'
import type { PredictionView } from './views.ts'
import type { Answer, Writing } from './writing.ts'

/** A way in which an item answers. */
export type Way<View> = {
  answer(writing: Writing, view: View): Answer | null
  /** How well this way suits what is wanted, beside how well the item fits. */
  suits: Record<Understood['wants'], number>
}

export type Answering<Type extends QuestionTypeName> = {
  ways: readonly Way<PredictionView<Type>>[]
  /** Whether what was asked is asked as questions of this type ask. */
  isAskedSo(w: Writing, view: PredictionView<Type>): boolean
  /** How much better, or worse, the way in which it was asked makes it fit. */
  aptness(w: Writing, view: PredictionView<Type>): number
  /** What its forecast says, in the fewest words: '33%'. Null where it has none. */
  forecastWords(w: Writing, view: PredictionView<Type>): Phrase | null
  /** What would move the answer that it gives. */
  moves(w: Writing, answer: Answer, view: PredictionView<Type>): Mover[]
}
