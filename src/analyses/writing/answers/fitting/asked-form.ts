/**
 * What the form of a question leaves to be an answer: one about a condition, a comparison or an end is not answered by
 * whatever shares its words.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import { namesSomething } from '../../../question/content-words.ts'
import { askOf, barAsked, textAsked } from '../../asked.ts'
import type { PredictionView } from '../../views.ts'
import type { Writing } from '../../writing.ts'

/**
 * What happens under a condition answers no question that names none, and nothing else answers what happens if
 * something does.
 */
export function isOfItsCondition(w: Writing, { details: { condition } }: PredictionView): boolean {
  return condition ? askOf(w).condition !== null && !asksTheSame(w) : !isHypothetical(w)
}

/** 'If it does not rain by 2030, how likely is it by 2040?' asks for the rain, and for nothing that would follow from it. */
function asksTheSame(w: Writing): boolean {
  const { wants, of } = askOf(w)
  return wants === 'chance' && !namesSomething(of.words)
}

/** 'More solar or more wind?' asks of both: neither alone is an answer. */
export function isComparison(w: Writing): boolean {
  return (
    /\b(more|less|fewer|which|bigger|larger|smaller|higher|lower|cheaper|faster|better)\b.*\b(or|versus|vs)\b/i.test(
      withoutDecision(w),
    ) && barAsked(w) === null
  )
}

/** 'Which course to choose, tea or coffee?' is what whoever asks decides. */
function withoutDecision(w: Writing): string {
  const { decision, of } = askOf(w)
  return decision === null ? textAsked(w) : of.words
}

/** 'What if oil hits $150?' */
export function isHypothetical(w: Writing): boolean {
  return /^\W*(?:so |and |but )?what(?: happens?| would happen| will happen)?(?: to .+)? if\b/i.test(textAsked(w))
}

/** When something first comes, or whether it reaches a height, does not answer whether it ends. */
export function isBeginning(w: Writing, { item, details }: PredictionView): boolean {
  // 'By end 2032' and 'year-end' say until when.
  const ends =
    /\b(stop|(?<!\b(?:by|at|until|till|before|year|by the|at the)[ -])end(?! of|-| \d)|vanish|disappear|gone)\b/i
  const isRise = typeOf(details.question).asksWhen || details.automatic?.comparison?.startsWith('>') === true
  return isRise && ends.test(textAsked(w)) && !ends.test(item.title)
}
