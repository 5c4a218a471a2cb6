/** Will it happen? A chance between 0 and 1. */
import { z } from 'zod'
import type { QuestionType } from '../question-type.ts'
import { questionWords } from './words.ts'

const question = z.object({ type: z.literal('binary') })
const estimate = z.object({ type: z.literal('binary'), probability: z.number().gt(0).lt(1) })

const entry = { question: question.strict(), estimate: estimate.strict() }

export type BinaryQuestion = z.output<typeof question>
export type BinaryEstimate = z.output<typeof estimate>

export const binary: QuestionType<'binary', BinaryQuestion, BinaryEstimate> & {
  question: typeof question
  estimate: typeof estimate
  entry: typeof entry
} = {
  name: 'binary',
  ...questionWords.binary,
  question,
  estimate,
  entry,
  whyNotFits: () => null,
  wordsOf: () => '',
  whyNotOutcome: (asked, outcome) => (questionWords.binary.outcomesOf(asked)?.includes(outcome) ? null : 'is neither yes nor no'),
  chanceOf({ probability }, outcome) {
    if (outcome === 'yes') return probability
    return outcome === 'no' ? 1 - probability : null
  },
}
