/** What the model says of a question by its numbers, and whether that is another word than its last. */
import { modelIn } from '#predictions/forecast.ts'
import type { PredictionNumbers } from '#predictions/numbers.ts'
import type { Amounts, AmountAsked } from '#predictions/question-type.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

/** `at`: since when it says so, in ISO 8601; null where its numbers do not tell. */
export type ModelSays = { estimate: Estimate; at: string | null }
type Numbers = Pick<PredictionNumbers, 'model' | 'modelHistory' | 'pooledAmount' | 'alone'>

/** Nothing that can happen is given less, of nobody. */
const surest = 0.001

/** Null where it says nothing. */
export function modelSays({ model, modelHistory, pooledAmount, alone }: Numbers): ModelSays | null {
  if (model?.refused === null) {
    const probability = Math.min(1 - surest, Math.max(surest, model.probability))
    return { estimate: { type: 'binary', probability }, at: modelHistory.at(-1)?.at ?? null }
  }
  const estimate = modelIn({ pooledAmount: pooledAmount ?? null, alone: alone ?? null })
  return estimate && { estimate, at: null }
}

/** A chance by so much, or a quantile by such a share of the range, is another word. */
const leastStep = { chance: 0.005, quantile: 0.01 }
const rounding = 1e-9
const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const

/** Of what it said last. `.300` and `.304` are one word, `.300` and `.305` are two. */
export function isAnotherWord(question: Question, before: Estimate | null, now: Estimate | null): boolean {
  if (before === null || now === null) return before !== now
  const [was, is] = [typeOf(before).chanceOf(before, 'yes'), typeOf(now).chanceOf(now, 'yes')]
  if (was !== null && is !== null) return Math.abs(is - was) >= leastStep.chance - rounding
  const [from, to] = [typeOf(before).amountsIn(before), typeOf(now).amountsIn(now)]
  const asked = typeOf(question).amountAsked(question)
  return !asked || !from || !to || farthest(asked, from, to) >= leastStep.quantile - rounding
}

/** As a share of the range, on its scale. */
function farthest({ min, max, isLog }: AmountAsked, from: Amounts, to: Amounts): number {
  const on = (value: number) => (isLog ? Math.log(value) : value)
  return Math.max(...levels.map((level) => Math.abs(on(to[level]) - on(from[level])))) / (on(max) - on(min))
}
