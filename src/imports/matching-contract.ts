/** Which prediction here asks the same as a question that one has brought: to compare, for oneself alone. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { predictionDetails } from '#predictions/question.ts'
import { estimate, estimateTold, question } from '#predictions/question-types/schemas/index.ts'
import { importAddresses as at } from './addresses.ts'

const none = z.strictObject({})
const signedIn = ['sign-in-needed', 'session-ended'] as const
export const importId = z.string().regex(/^[1-9]\d{0,17}$/, 'is no id')

/** `shown`: null where one cannot read the prediction any more. `own`: what one says of it here. */
export const matched = z.object({
  predictionId: itemId,
  shown: z
    .object({
      label: z.string(),
      question,
      outcome: predictionDetails.shape.outcome.unwrap().pick({ state: true, value: true }).nullable(),
      /** The number that leads its page. `who`: in the fewest words, '12 people'. */
      headline: z.object({ who: z.string(), estimate: estimateTold }).nullable(),
      own: estimate.nullable(),
    })
    .nullable(),
})

export const matchingContract = {
  matchImportedQuestion: endpoint({
    address: at.matchImportedQuestion,
    summary:
      'Says that a prediction asks the same as a question that one has brought, in place of what one said before. For oneself alone and to compare: it is in no crowd and moves no score',
    policy: 'user',
    params: z.object({ id: importId }),
    query: none,
    body: z.strictObject({ predictionId: itemId }),
    answer: z.object({ match: matched }),
    refusals: [...signedIn, 'imported-question-not-found', 'item-not-found'],
  }),
  unmatchImportedQuestion: endpoint({
    address: at.unmatchImportedQuestion,
    summary: 'Says so no longer',
    policy: 'user',
    params: z.object({ id: importId }),
    query: none,
    answer: z.object({ match: z.null() }),
    refusals: [...signedIn, 'imported-question-not-found'],
  }),
}
