/** Can the prediction that a question names ask the same without its condition? */
import { type PredictionDetails, predictionDetails } from '../question.ts'
import { typeOf } from '../question-types/index.ts'

const asks = predictionDetails.pick({ question: true, condition: true })

/** The field and the reason, or null; `detailsOf`: of another item, undefined where it is not known. */
export function whyNotPlain(
  { question, condition }: PredictionDetails,
  detailsOf: (ref: string) => unknown,
): { field: string; reason: string } | null {
  const { plain, on } = condition ?? {}
  const other = plain === undefined ? undefined : detailsOf(plain)
  if (other === undefined) return null
  if (plain === on) return fault('is the question on which this one hangs')
  const { data } = asks.safeParse(other)
  if (data?.question.type !== question.type) return fault(`does not ask for ${typeOf(question).title}`)
  return data.condition ? fault('has a condition itself') : null
}

const fault = (reason: string) => ({ field: 'condition.plain', reason })
