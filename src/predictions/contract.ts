/** The predictions API: outcomes that a later revision contradicts, and what operators see and say of them. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import { itemId } from '#items/item.ts'
import { predictionAddresses as at } from './addresses.ts'
import { predictionDetails } from './question.ts'
import { judgedWords, reasonSigns } from './resolving/judging.ts'

const none = z.strictObject({})
const refusals = ['sign-in-needed', 'session-ended', 'operators-only'] as const

const doubt = z.object({
  period: z.string(),
  value: z.number().nullable(),
  knownSince: z.iso.datetime(),
  unit: z.string(),
  answer: z.string().nullable(),
  former: z.object({ period: z.string(), value: z.number(), answer: z.string().nullable() }).nullable(),
  settled: z
    .object({
      on: z.iso.datetime(),
      word: z.enum([...judgedWords, 'withdrawn', 'orphaned']),
      reason: z.string().nullable(),
    })
    .nullable(),
})

export const predictionContract = {
  findDoubts: endpoint({
    address: at.findDoubts,
    summary:
      'When a revision of its series contradicted the outcome of a prediction, by which value, and what became of that; the latest first, ten at most',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: none,
    answer: z.object({ predictionId: itemId, doubts: z.array(doubt) }),
    refusals: ['item-not-found'],
    shows: ({ predictionId }) => [`i${predictionId}`],
  }),
  listOverturned: endpoint({
    address: at.listOverturned,
    summary: 'For operators: questions that a rule resolved and whose series says otherwise since it was revised',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          question: predictionDetails.shape.question,
          outcome: predictionDetails.shape.outcome.unwrap(),
          unit: z.string(),
          /** The year, quarter or month whose value it is. */
          period: z.string(),
          /** As it is known now; null where it is gone. */
          value: z.number().nullable(),
          /** What the rule says by now; null where it says nothing. */
          answer: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
    }),
    refusals,
  }),
  judgeOverturned: endpoint({
    address: at.judgeOverturned,
    summary:
      'For operators: keeps the outcome of such a question, or has the rule resolve it anew, for a reason that its page shows; where the rule says nothing by now the question is open again',
    policy: 'operator',
    params: z.object({ id: itemId }),
    query: none,
    body: z.strictObject({ word: z.enum(judgedWords), reason: plainLine(reasonSigns.least, reasonSigns.most) }),
    answer: none,
    refusals: [...refusals, 'not-in-doubt', 'nothing-decides'],
  }),
}
