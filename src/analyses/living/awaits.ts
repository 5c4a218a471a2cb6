/** What a report foretold that will be known one day: of which item, and what it said. By that it is scored. */
import { z } from 'zod'

/** What has to happen: an outcome of a question, or a value on one side of another. */
const event = z.union([
  z.object({ outcome: z.string() }),
  z.object({ side: z.enum(['at-least', 'below']), value: z.number() }),
])

export const awaits = z.object({
  /** The question or the series that decides it. */
  item: z.string(),
  label: z.string(),
  /** Of a series: the time of its value. */
  at: z.string().nullable(),
  /** In which it counts: in another one what comes says nothing of this. */
  unit: z.string().nullable(),
  said: z.discriminatedUnion('is', [
    /** `isDenied`: that the chance is of its not happening. */
    z.object({ is: z.literal('chance'), chance: z.number(), of: event, isDenied: z.boolean() }),
    /** `level`: the chance that it lies between the two; of a day all three are decimal years. */
    z.object({
      is: z.literal('range'),
      unit: z.string(),
      low: z.number(),
      middle: z.number(),
      high: z.number(),
      level: z.number(),
    }),
  ]),
})
export type Awaits = z.output<typeof awaits>

/** What came of it: the outcome of a question, an amount, or both. */
export type Came = {
  outcome: string | null
  amount: number | null
  /** The day, where that is known. */
  on: string | null
  /** As people say it: 'yes', '9,950 million tonnes'. */
  says: string
  /** The mean change of the series from one value to the next, by which errors of all series are compared. */
  step: number | null
}
