/**
 * What a language model answered, as it is kept until the report is made: raw, and looked at anew whenever it is used.
 * An answer belongs to the very words that were asked, so that other evidence is asked about anew.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ModelAnswer, Request } from '#kit/server/language-model/model-client.ts'

const count = z.int().min(0).nullable()

const keptAnswer = z.object({
  content: z.string(),
  tools: z.array(z.object({ id: z.string(), name: z.string(), given: z.string() })),
  promptTokens: count,
  answerTokens: count,
  ms: z.int().min(0),
})
export type KeptAnswer = ModelAnswer & { ms: number }

/** `sample`: the same may be asked several times, for several answers. */
export function keyOf(job: string, model: string, { messages, tools = [] }: Request, sample: number): string {
  const asked = JSON.stringify([model, messages, tools, sample])
  return `${job}:${createHash('sha256').update(asked).digest('base64url')}`
}

/** Null where nothing is kept that can be read. */
export function readKept(kept: unknown): KeptAnswer | null {
  return keptAnswer.safeParse(kept).data ?? null
}
