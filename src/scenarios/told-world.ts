/** A scenario as the page of its set tells of it, beside the others that answer the same question. */
import { z } from 'zod'
import { scenarioNumbers } from './numbers.ts'
import { scenarioDetails } from './scenario.ts'

export const toldWorld = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Null where it is by the author of the set, the house. */
  authorId: z.string().nullable(),
  ...scenarioDetails.pick({ states: true, consistent: true, signposts: true }).shape,
  members: z.int(),
  /** Null until they are made. */
  numbers: scenarioNumbers
    .pick({ chance: true, signs: true, noneOfThese: true })
    // All its members have a chance: without it, its own can only be less.
    .extend({
      isWhole: z.boolean(),
      /** Its chance is made of what people forecast, which whoever asks hides until they have: then it has none. */
      isHidden: z.literal(true).exactOptional(),
    })
    .nullable(),
})
export type ToldWorld = z.output<typeof toldWorld>
