/**
 * What a language model answered to a section, as it is kept until the report is made: raw, and verified anew whenever
 * it is used.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Section } from '../../report/report.ts'

const count = z.int().min(0).nullable()

const savedAnswers = z.object({
  /** Of the template sentences that it was asked to word: answers to others are worth nothing. */
  print: z.string(),
  answers: z.array(z.object({ content: z.string(), promptTokens: count, answerTokens: count })).max(2),
})
export type SavedAnswers = z.output<typeof savedAnswers>

export function printOf({ sentences }: Section): string {
  return createHash('sha256').update(JSON.stringify(sentences)).digest('base64url')
}

/** None where other sentences were asked about, or nothing is kept that can be read. */
export function answersSaved(saved: unknown, print: string): SavedAnswers['answers'] {
  const { data } = savedAnswers.safeParse(saved)
  return data?.print === print ? data.answers : []
}
