/** What a language model answered, as sentences with the claims they name. Knows nothing of whether they are true. */
import { z } from 'zod'
import { jsonIn } from '#kit/language-model/json-in.ts'

const mostSentences = 60

/** Whatever else the model puts beside these two is dropped here and seen by nobody. */
const offers = z.object({
  sentences: z.array(z.object({ text: z.string(), claims: z.array(z.string()).max(60) })).max(mostSentences),
})

/** A sentence that the model offers. */
export type Offer = z.output<typeof offers>['sentences'][number]

/** The offered sentences, or null where the answer is no JSON of that shape. */
export function readOffers(answer: string): Offer[] | null {
  return offers.safeParse(jsonIn(answer)).data?.sentences ?? null
}
