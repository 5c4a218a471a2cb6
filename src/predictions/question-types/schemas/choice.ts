/** What a question with a list of options and its estimate look like: a chance for every option; together 1. */
import { z } from 'zod'
import { inOneForm, plainLine } from '#kit/plain-line.ts'

const optionsOf = (option: z.ZodType<string>) =>
  z
    .array(option)
    .min(2)
    .max(20)
    .refine((options) => new Set(options).size === options.length, 'names an option twice')
const question = z.object({ type: z.literal('choice'), options: optionsOf(z.string().min(1).max(80)) })
const estimateOf = (option: z.ZodType<string, string>) =>
  z.object({
    type: z.literal('choice'),
    probabilities: z
      .record(option, z.number().min(0).max(1))
      .refine((all) => Math.abs(sum(Object.values(all)) - 1) < 1e-6, 'does not sum to 1, which is 100%'),
  })
const estimate = estimateOf(z.string())

export const choice = {
  question,
  estimate,
  entry: {
    question: z.strictObject({ type: z.literal('choice'), options: optionsOf(plainLine(1, 80)) }),
    // An option is kept without spaces at its ends, and so is its name here.
    estimate: estimateOf(z.string().overwrite(inOneForm)).strict(),
  },
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
