/** The list of question types. A new one is a new file beside this one, its words in words.ts, a line here, and its view. */
import { z } from 'zod'
import { binary } from './binary.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import { numeric } from './numeric.ts'

export const questionTypes = { binary, choice, numeric, date }

export type QuestionTypeName = keyof typeof questionTypes

/** A question with the house forecast that fits it: `{question: {type, ...}, forecast}`. */
export const question = z.discriminatedUnion('type', [binary.question, choice.question, numeric.question, date.question])
export type Question = z.output<typeof question>

/** What one states about a question of any type. */
export const estimate = z.discriminatedUnion('type', [binary.estimate, choice.estimate, numeric.estimate, date.estimate])
export type Estimate = z.output<typeof estimate>

/** The same two as people may write them. */
export const questionEntry = z.discriminatedUnion('type', [
  binary.entry.question,
  choice.entry.question,
  numeric.entry.question,
  date.entry.question,
])
export const estimateEntry = z.discriminatedUnion('type', [
  binary.entry.estimate,
  choice.entry.estimate,
  numeric.entry.estimate,
  date.entry.estimate,
])
