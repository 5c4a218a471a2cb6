/** An amount put together from parts. */
import { amountInParts } from '../../../in-parts/amount.ts'
import { numeric } from '../../../question-types/numeric.ts'
import type { QuestionOf } from '../../../question-types/schemas/index.ts'
import { curveOfAmount } from '../curve/amount.tsx'
import { blankQuantiles } from '../question-forms/quantile-words.ts'
import type { Unfinished } from '../unfinished.ts'
import { type PartsForm, wholeParts } from './parts-form.ts'

export const amountParts: PartsForm<'numeric'> = {
  asked: curveOfAmount,
  sayRange(question) {
    const whole = wholeQuestion(question)
    return whole ? numeric.sayQuestion(whole) : ''
  },
  partsIn: ({ parts }) => parts ?? null,
  whyNot(question, parts) {
    const [whole, all] = [wholeQuestion(question), wholeParts(parts)]
    return whole && all && amountInParts.whyNot(whole, all)
  },
  inParts(question, parts) {
    const [whole, all] = [wholeQuestion(question), wholeParts(parts)]
    return whole && all && amountInParts.whyNot(whole, all) === null
      ? amountInParts.estimateOf(whole, all)
      : { type: 'numeric', quantiles: blankQuantiles(null), parts: [...parts] }
  },
  fiveIn: ({ quantiles }) => quantiles,
  amountsOf: ({ quantiles }) => quantiles,
  inFive: ({ quantiles }) => ({ type: 'numeric', quantiles }),
}

/** Where a curve can be drawn nothing is missing in it. */
function wholeQuestion(question: Unfinished<QuestionOf<'numeric'>>): QuestionOf<'numeric'> | null {
  return curveOfAmount(question) && (question as QuestionOf<'numeric'>)
}
