/**
 * What somebody decides on the answer: between which options, and what each costs or brings in each outcome. All of it
 * is theirs; it travels with the reading of their question.
 */
import { z } from 'zod'

/** The outcomes by which options differ: two, the first of which is the one whose chance is told. */
const outcomes = z.discriminatedUnion('by', [
  /** The answer to the question is yes, or no. */
  z.object({ by: z.literal('answer') }),
  /** What is asked about comes to a value or more, or stays below it. */
  z.object({ by: z.literal('value'), value: z.number(), unit: z.string() }),
])

export const choice = z.object({
  options: z.array(
    z.object({
      name: z.string(),
      /** In each outcome; empty where that is not said. */
      brings: z.array(z.number()),
    }),
  ),
  outcomes,
  /** What these numbers count: 'euros'. */
  unit: z.string(),
  /** Whether they are costs, of which less is better. */
  isCost: z.boolean(),
  /** The day on which it is decided again. */
  again: z.iso.date().nullable(),
})
export type Outcomes = z.output<typeof outcomes>
export type Choice = z.output<typeof choice>
