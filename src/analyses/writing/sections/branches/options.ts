/** The options of a question that lists them. */
import { rankedOptions } from '../../answers/option.ts'
import { amount, plainly } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Paths } from './path.ts'

export function ofOptions(w: Writing, { prediction }: Answer): Paths {
  if (!prediction || !isChoice(prediction)) return { paths: [], sentences: [] }
  const ranked = rankedOptions(w, prediction)
  return {
    paths: ranked.map(({ option, chance }) => ({ name: plainly(option), chance: amount(chance) })),
    sentences: [],
  }
}

const isChoice = (view: PredictionView): view is PredictionView<'choice'> => 'options' in view.details.question
