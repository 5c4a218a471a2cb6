/** Questions that are decided before the answer is due, as things to watch. */
import { chanceOf, labelOf, reader, titleOf } from '../../../facts.ts'
import { comesNear } from '../../../../dossier/near.ts'
import { amount, named, sentence, when } from '../../../sentence.ts'
import type { PredictionView } from '../../../views.ts'
import type { Answer, Writing } from '../../../writing.ts'
import { type Post, yearOf } from './post.ts'

/** Questions that resolve before the year of the answer, and are tied to it or about it. */
export function questions(w: Writing, answer: Answer | null): Post[] {
  return w.predictions.flatMap((view): Post[] => {
    const chance = chanceOf(w, view)
    if (!chance || !isOpenBefore(view, yearOf(w, answer), answer) || !isNear(w, view, answer)) return []
    const until = reader(w, view)('details.resolves', 'day on which it resolves', 'day')
    const said = sentence`${named(titleOf(w, view))} is decided by ${when(until)}; its chance is ${amount(chance)}.`
    const what = labelOf(w, view)
    return [{ sentence: said, what, item: view.ref, level: null, until, chance, at: view.details.resolves }]
  })
}

function isOpenBefore(view: PredictionView, year: number | null, answer: Answer | null): boolean {
  const { outcome, condition, closes } = view.details
  return view !== answer?.prediction && !outcome && !condition && (!year || Number(closes.slice(0, 4)) < year)
}

function isNear(w: Writing, view: PredictionView, answer: Answer | null): boolean {
  return comesNear(w, view, answer) || isKin(view, answer)
}

/** The same question for another year, or on the same series. */
function isKin({ details }: PredictionView, answer: Answer | null): boolean {
  const own = answer?.prediction?.details
  const isFamily = details.group !== undefined && details.group.id === own?.group?.id
  return isFamily || (details.automatic !== undefined && details.automatic.trend === answer?.trend?.ref)
}
