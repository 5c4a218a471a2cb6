/** Questions whose answer is one chance: that of a yes, in an estimate and back. */
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

/** Null where an estimate says more than one chance, answers another type of question, or is none. */
export function chanceIn(question: Question, estimate: Estimate | null): number | null {
  if (!estimate || !isOfChance(question) || !isAnswerOf(question, estimate)) return null
  return typeOf(question).chanceOf(estimate, 'yes')
}

/** What is typed may be none: it is refused where it is sent, and held against nothing. */
export function isChance(chance: number | null | undefined): chance is number {
  return typeof chance === 'number' && chance >= 0 && chance <= 1
}

export function isOfChance(question: Question): boolean {
  return typeOf(question).chanceField !== null
}

/** The estimate that says this chance, of a question that is answered by one. */
export function estimateWith(question: Question, chance: number): Estimate {
  const field = typeOf(question).chanceField
  if (field === null) throw new Error(`An answer with ${typeOf(question).title} is more than one chance.`)
  const { type } = question
  return { type, ...Object.fromEntries([[field, chance]]) } as unknown as Estimate // its type says that this field is all there is
}

/** A chance as it stands in a field: any number is sent, and refused where it is none. */
export const sayingChance = { whyNot: () => null, estimateOf: estimateWith }
