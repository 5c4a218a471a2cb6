/** Which of these? */
import { manyClassBrierScore } from '#engine/scores/brier-score.ts'
import { sayChance } from '#kit/numbers.ts'
import { ofOption } from '../reasons/chances.ts'
import type { QuestionType } from '../question-type.ts'
import { scoreOfChance, unscored } from '../score.ts'
import type { EstimateOf } from './schemas/index.ts'

export const choice: QuestionType<'choice'> = {
  name: 'choice',
  title: 'one of several',
  sayQuestion: ({ options }) => `${options.length} options`,
  sayEstimate: (_, estimate) => choice.sayAlone(estimate),
  sayAlone(estimate) {
    const [likeliest, chance] = rankedOptions(estimate)[0] ?? ['', 0]
    return `${likeliest} ${sayChance(chance)}`
  },
  sharedOf(_, estimate) {
    const rows = rankedOptions(estimate).map(([name, chance]) => ({ name, chance }))
    const [first] = rows
    return {
      figure: first ? sayChance(first.chance) : '',
      beside: first ? [first.name] : [],
      drawing: { of: 'options', rows },
    }
  },
  outcomesOf: ({ options }) => options,
  outcomeInput: 'text',
  sayOutcome: (_, outcome) => outcome,
  seriesAnswer: null,
  reasoned: ofOption,
  isComparableWithSeries: false,
  asksWhen: false,
  chanceField: null,
  inThree: null,
  whyNotFits({ options }, { probabilities }) {
    const missing = options.find((option) => !Object.hasOwn(probabilities, option))
    if (missing !== undefined) return `has no probability for "${missing}"`
    const unknown = Object.keys(probabilities).find((option) => !options.includes(option))
    return unknown === undefined ? null : `names "${unknown}", which is no option`
  },
  wordsOf: ({ options }) => options.join(' '),
  whyNotOutcome: ({ options }, outcome) =>
    options.includes(outcome) ? null : `is none of its options: ${options.join(', ')}`,
  chanceOf: ({ probabilities }, outcome) =>
    Object.hasOwn(probabilities, outcome) ? (probabilities[outcome] ?? null) : null,
  amountAsked: () => null,
  amountOf: () => null,
  amountsIn: () => null,
  yearsIn: () => null,
  scoreOf(_, { probabilities }, outcome) {
    const place = Object.keys(probabilities).indexOf(outcome)
    return place < 0
      ? unscored
      : scoreOfChance(probabilities[outcome] ?? 0, manyClassBrierScore(Object.values(probabilities), place) / 2)
  },
}

/** Options with their chances, the likeliest first. */
export function rankedOptions({ probabilities }: EstimateOf<'choice'>): [option: string, chance: number][] {
  return Object.entries(probabilities).toSorted(([, a], [, b]) => b - a)
}
