/**
 * How a language model reads a question: in English, part by part, each number with the words of the question that say
 * it. Knows nothing of whether it is so.
 */
import { z } from 'zod'
import { longestQuestion } from '#accounts/longest-question.ts'
import { comparisons } from '../../ask/ask.ts'
import { mostParts } from '../../ask/several/parts-at-once.ts'
import { jsonIn } from '#kit/language-model/json-in.ts'

/** The words of the question that say it. */
const said = z.string().min(1).max(200)

const relation = z.union([
  z.object({
    comparison: z.enum([...comparisons, 'between']),
    value: z.number(),
    upTo: z.number().optional(),
    unit: z.string().max(40),
    said,
  }),
  z.object({
    comparison: z.enum(comparisons),
    factor: z.number().positive(),
    of: z.union([z.object({ self: z.int() }), z.object({ other: z.string().max(100) })]),
    said,
  }),
])

const when = z.object({
  kind: z.enum(['in', 'by', 'within', 'ever']),
  from: z.int().nullable(),
  to: z.int().nullable(),
  month: z
    .string()
    .regex(/^(?:0?[1-9]|1[0-2])(?:-(?:0?[1-9]|1[0-2]))?$/)
    .nullish(),
  said: z.string().max(200),
})

const clause = z.object({
  words: z.string().max(200),
  place: z.string().max(60),
  relation: relation.nullable(),
  when: when.nullable(),
  negated: z.boolean(),
})

const part = clause.extend({
  wants: z.enum(['chance', 'amount', 'time', 'which', 'compare', 'effect', 'explain']),
  /** Of those that were offered for it. */
  items: z.array(z.string().max(60)).max(8),
  condition: clause.nullable(),
  decision: z.string().max(longestQuestion).nullable(),
})

const modelReading = z.object({
  language: z.string().regex(/^[a-z]{2,3}$/),
  english: z.string().trim().min(1).max(longestQuestion),
  parts: z.array(part).min(1).max(mostParts),
})
export type ModelReading = z.output<typeof modelReading>
export type ModelPart = ModelReading['parts'][number]
export type ModelClause = z.output<typeof clause>

/** Null where the answer is no JSON of that shape. */
export function readModelReading(answer: string): ModelReading | null {
  return modelReading.safeParse(jsonIn(answer)).data ?? null
}
