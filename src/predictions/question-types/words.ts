/**
 * What each type of question and its estimate say in words. Apart from the schemas, so that the browser needs none.
 * Each type's object takes its entry from here; the types of the entries are the type's own.
 */
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayNumber, sayQuantity } from '#kit/numbers.ts'
import type { QuestionWords } from '../question-type.ts'
import type { BinaryEstimate, BinaryQuestion } from './binary.ts'
import type { ChoiceEstimate, ChoiceQuestion } from './choice.ts'
import type { DateEstimate, DateQuestion } from './date.ts'
import type { Estimate, Question, QuestionTypeName } from './index.ts'
import type { NumericEstimate, NumericQuestion } from './numeric.ts'

const binary: QuestionWords<BinaryQuestion, BinaryEstimate> = {
  title: 'yes or no',
  sayQuestion: () => '',
  sayEstimate: (_, { probability }) => sayChance(probability),
  outcomesOf: () => ['yes', 'no'],
  outcomeInput: 'text',
  isAnsweredByThreshold: true,
}

const choice: QuestionWords<ChoiceQuestion, ChoiceEstimate> = {
  title: 'one of several',
  sayQuestion: ({ options }) => `${options.length} options`,
  sayEstimate(_, estimate) {
    const [likeliest, chance] = rankedOptions(estimate)[0] ?? ['', 0]
    return `${likeliest} ${sayChance(chance)}`
  },
  outcomesOf: ({ options }) => options,
  outcomeInput: 'text',
  isAnsweredByThreshold: false,
}

const numeric: QuestionWords<NumericQuestion, NumericEstimate> = {
  title: 'a number',
  sayQuestion({ unit, range: { min, max, openBelow, openAbove, scale } }) {
    const ends = openBelow && openAbove ? ', open at both ends' : openBelow ? ', open below' : openAbove ? ', open above' : ''
    return `${sayNumber(min)} to ${sayQuantity(max, unit)}${ends}${scale === 'log' ? ', log scale' : ''}`
  },
  sayEstimate: ({ unit }, { quantiles }) => sayQuantity(quantiles.p50, unit),
  outcomesOf: () => null,
  outcomeInput: 'number',
  isAnsweredByThreshold: false,
}

const date: QuestionWords<DateQuestion, DateEstimate> = {
  title: 'a date',
  sayQuestion: ({ range: { min, max, openAbove } }) => `${sayDay(min)} to ${sayDay(max)}${openAbove ? ', or later' : ''}`,
  sayEstimate: ({ range }, { quantiles }) =>
    range.openAbove && quantiles.p50 >= range.max ? `after ${range.max.slice(0, 4)}` : quantiles.p50.slice(0, 4),
  outcomesOf: () => null,
  outcomeInput: 'date',
  isAnsweredByThreshold: false,
}

export const questionWords = { binary, choice, numeric, date } satisfies Record<QuestionTypeName, unknown>

/** The words of a question whose type is known only at run time. Question and estimate have been parsed together, so they belong together. */
export function wordsFor(asked: Question): QuestionWords<Question, Estimate> {
  return questionWords[asked.type] as unknown as QuestionWords<Question, Estimate>
}

/** Options with their chances, the likeliest first. */
export function rankedOptions({ probabilities }: ChoiceEstimate): [option: string, chance: number][] {
  return Object.entries(probabilities).toSorted(([, a], [, b]) => b - a)
}
