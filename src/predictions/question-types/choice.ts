/** Which of these? A chance for every option; together 1. */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import type { QuestionType } from '../question-type.ts'
import { questionWords } from './words.ts'

const optionsOf = (option: z.ZodType<string>) =>
  z
    .array(option)
    .min(2)
    .max(20)
    .refine((options) => new Set(options).size === options.length, 'names an option twice')
const question = z.object({ type: z.literal('choice'), options: optionsOf(z.string().min(1).max(80)) })
const estimate = z.object({
  type: z.literal('choice'),
  probabilities: z
    .record(z.string(), z.number().min(0).max(1))
    .refine((all) => Math.abs(sum(Object.values(all)) - 1) < 1e-6, 'does not sum to 1, which is 100%'),
})

const entry = { question: z.strictObject({ type: z.literal('choice'), options: optionsOf(plainLine(1, 80)) }), estimate: estimate.strict() }

export type ChoiceQuestion = z.output<typeof question>
export type ChoiceEstimate = z.output<typeof estimate>

export const choice: QuestionType<'choice', ChoiceQuestion, ChoiceEstimate> & {
  question: typeof question
  estimate: typeof estimate
  entry: typeof entry
} = {
  name: 'choice',
  ...questionWords.choice,
  question,
  estimate,
  entry,
  whyNotFits({ options }, { probabilities }) {
    const missing = options.find((option) => !Object.hasOwn(probabilities, option))
    if (missing !== undefined) return `has no probability for "${missing}"`
    const unknown = Object.keys(probabilities).find((option) => !options.includes(option))
    return unknown === undefined ? null : `names "${unknown}", which is no option`
  },
  wordsOf: ({ options }) => options.join(' '),
  whyNotOutcome: ({ options }, outcome) => (options.includes(outcome) ? null : `is none of its options: ${options.join(', ')}`),
  chanceOf: ({ probabilities }, outcome) => (Object.hasOwn(probabilities, outcome) ? (probabilities[outcome] ?? null) : null),
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
