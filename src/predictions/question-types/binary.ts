/** Will it happen? A chance between 0 and 1. */
import { z } from 'zod'
import { sayChance } from '#kit/numbers.ts'
import type { QuestionType } from '../question-type.ts'

const question = z.object({ type: z.literal('binary') })
const estimate = z.object({ type: z.literal('binary'), probability: z.number().gt(0).lt(1) })

export const binary: QuestionType<'binary', z.output<typeof question>, z.output<typeof estimate>> & {
  question: typeof question
  estimate: typeof estimate
} = {
  name: 'binary',
  title: 'yes or no',
  question,
  estimate,
  whyNotFits: () => null,
  sayQuestion: () => '',
  sayEstimate: (_, { probability }) => sayChance(probability),
  wordsOf: () => '',
  whyNotOutcome: (_, outcome) => (['yes', 'no'].includes(outcome) ? null : 'is neither yes nor no'),
}
