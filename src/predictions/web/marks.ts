/** What others say of a question, as marks on the scale on which its headline is drawn. */
import { othersIn } from '../headline/apart-words.ts'
import type { Headline } from '../forecast.ts'
import type { EstimateOf, Question, QuestionTypeName } from '../question-types/schemas/index.ts'

/** The house's or the author's, and the model's; each where it is beside another that leads. */
export type Marks<Name extends QuestionTypeName> = { forecast?: EstimateOf<Name>; model?: EstimateOf<Name> }

export function marksOf(question: Question, { apart, pool }: Headline): Marks<QuestionTypeName> {
  if (pool) return { model: { type: 'binary', probability: pool.model } }
  return apart ? Object.fromEntries(othersIn(question, apart).map(({ by, estimate }) => [by, estimate])) : {}
}
