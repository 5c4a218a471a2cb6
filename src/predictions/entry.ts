/**
 * What people write in a prediction. How it came out, the house's forecast and the day of one's own are not theirs to
 * write.
 */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { plainLine, plainText } from '#kit/plain-line.ts'
import { amount, writtenDay } from '#kit/written.ts'
import { itemRef } from '#items/item.ts'
import { whyNotWhole } from './in-parts/whole.ts'
import { estimateEntry, questionEntry } from './question-types/schemas/index.ts'
import { whyNotDays } from './question.ts'

const days: PropertyKey[] = ['opens', 'closes', 'resolves']

const fields = z.strictObject({
  question: questionEntry,
  criteria: plainText(20, 5000),
  resolutionSource: plainLine(3, 300),
  opens: writtenDay,
  closes: writtenDay,
  resolves: writtenDay,
  authorForecast: z
    .strictObject({ estimate: estimateEntry, reason: plainText(20, 3000) })
    .nullable()
    .default(null),
  automatic: z
    .strictObject({
      trend: itemRef,
      at: z
        .string()
        .min(1)
        .regex(
          /^(19|2\d)\d{2}(-(0[1-9]|1[0-2]|Q[1-4]))?$/,
          'is neither a year nor a quarter nor a month, such as 2034, 2034-Q3 or 2034-07',
        )
        .exactOptional(),
      comparison: comparison.exactOptional(),
      threshold: amount.exactOptional(),
      firstPublished: z.literal(true).exactOptional(),
    })
    .nullable()
    .default(null),
  condition: z
    .strictObject({
      on: itemRef,
      outcome: plainLine(1, 80),
      or: z.array(plainLine(1, 80)).min(1).max(30).exactOptional(),
      plain: itemRef.exactOptional(),
    })
    .nullable()
    .default(null),
})

/** The order of the days is told beside whatever else is wrong: nobody learns of it at the second attempt alone. */
const inOrder = fields.superRefine(
  (entry, context) => {
    const fault = whyNotDays(entry)
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.reason })
  },
  { when: ({ issues }) => issues.every(({ path = [] }) => !days.includes(path[0] ?? '')) },
)

export const predictionEntry = inOrder.superRefine(({ question, authorForecast }, context) => {
  // It is asked also where a field is no day or a range none: that is said already, and makes no curve.
  const isUnread = context.issues.some(({ path = [] }) => path[0] === 'question' || path[1] === 'estimate')
  const message = !isUnread && authorForecast && whyNotWhole(question, authorForecast.estimate)
  if (message) context.addIssue({ code: 'custom', path: ['authorForecast', 'estimate'], message })
})
export type PredictionEntry = z.output<typeof predictionEntry>
