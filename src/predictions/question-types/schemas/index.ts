/**
 * The schemas of the question types. From this list come the types' names: whoever does not know one of them does not
 * compile.
 */
import { z } from 'zod'
import { binary } from './binary.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import { numeric } from './numeric.ts'

/** What is asked, by its type. */
export const question = z.discriminatedUnion('type', [
  binary.question,
  choice.question,
  numeric.question,
  date.question,
])
export type Question = z.output<typeof question>

/** What one states about a question of any type. */
export const estimate = z.discriminatedUnion('type', [
  binary.estimate,
  choice.estimate,
  numeric.estimate,
  date.estimate,
])
export type Estimate = z.output<typeof estimate>

/** The same as anybody but whoever stated it is told: of an amount or a day in five quantiles, without the parts of its curve. */
export const estimateTold = z.discriminatedUnion('type', [binary.estimate, choice.estimate, numeric.told, date.told])

export type QuestionTypeName = Question['type']
export type QuestionOf<Name extends QuestionTypeName> = Extract<Question, { type: Name }>
export type EstimateOf<Name extends QuestionTypeName> = Extract<Estimate, { type: Name }>

/** The same two as people may write them: nothing unknown, nothing that no chart can show. */
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
export type EstimateSent = z.output<typeof estimateEntry>
export type SentOf<Name extends QuestionTypeName> = Extract<EstimateSent, { type: Name }>
