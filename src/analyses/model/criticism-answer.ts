/**
 * What a language model says of a report as its reader would: four answers, of which the texts are counted and never
 * shown, since nothing holds them to the evidence.
 */
import { z } from 'zod'
import { jsonIn } from '#kit/language-model/json-in.ts'

const mostListed = 20

/** `irrelevant` and `unclear` name sentences by their numbers. */
const criticism = z.object({
  answers: z.boolean(),
  missing: z.array(z.string()).max(mostListed),
  irrelevant: z.array(z.int().min(1)).max(mostListed),
  unclear: z.array(z.object({ sentence: z.int().min(1), why: z.string() })).max(mostListed),
})
export type Criticism = z.output<typeof criticism>

/** Null where the answer is of another shape, or names a sentence that is none. */
export function readCriticism(answer: string, sentences: number): Criticism | null {
  const { data } = criticism.safeParse(jsonIn(answer))
  if (!data) return null
  const named = [...data.irrelevant, ...data.unclear.map(({ sentence }) => sentence)]
  return named.every((one) => one <= sentences) ? data : null
}
