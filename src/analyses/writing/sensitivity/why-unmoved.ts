/** Why it cannot be said what would move the answer: what there would have to be, and is not. */
import { labelOf } from '../facts.ts'
import type { Sentence } from '../../report/report.ts'
import { bare, named, sentence } from '../sentence.ts'
import type { Answer, Writing } from '../writing.ts'

export function whyUnmoved(w: Writing, answer: Answer | null): Sentence {
  if (answer?.prediction && answer.trend)
    return sentence`What would move the answer cannot be said: nothing else that was read is tied to ${named(labelOf(w, answer.prediction))} by a number, and its series does not allow other paces to be carried on.`
  if (answer?.prediction)
    return sentence`What would move the answer cannot be said: ${named(labelOf(w, answer.prediction))} rests on a single forecast, no series decides it, and nothing else that was read states it under a condition, for an earlier deadline or as part of a world.`
  if (answer?.trend)
    return sentence`What would move the answer cannot be said: the series of ${named(labelOf(w, answer.trend))} does not allow other paces to be carried on, and nothing else that was read holds it against a value.`
  return unanswered(w)
}

function unanswered(w: Writing): Sentence {
  const [only, ...others] = [...w.predictions, ...w.trends, ...w.scenarios]
  if (only && others.length === 0)
    return sentence`${named(labelOf(w, only))} is all that was read, and it does not answer the question by itself, so there is no figure that something could move.`
  const read = bare(
    w.table.asked('sources', w.dossier.items.length + w.dossier.resolved.length, { title: 'How many items were read' }),
  )
  return sentence`Of the ${read} items that were read none answers the question by itself, so there is no figure that something could move.`
}
