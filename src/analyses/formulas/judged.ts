/** Formulas on what a language model has judged in several passes. */
import { judgedChance, middleOfChances } from '#engine/crowd/judged-chance.ts'
import { formulaList, numbersIn } from './formula.ts'

/** How far the inside view is drawn to the outside view: a convention until it has a score. */
const shrink = 0.3

export const judgedFormulas = formulaList({
  'middle-of-judgements': {
    says: 'what several judgements come to',
    how: 'the mean of their log-odds, without the highest and the lowest tenth (rounded up), none beyond 1% and 99%',
    compute: (inputs) => middleOfChances(numbersIn(inputs)),
    example: { inputs: [0.2, 0.5, 0.5, 0.5, 1], value: 0.5 },
  },
  'judged-chance': {
    says: 'what judgements of the case come to, kept near those of cases like it',
    how: `the mean of log-odds of all inputs but the first, without the highest and the lowest tenth (rounded up), drawn ${shrink * 100}% of the way to the first, the view from outside`,
    compute(inputs) {
      const [outside = Number.NaN, ...inside] = numbersIn(inputs)
      return judgedChance(inside, outside, shrink)
    },
    example: { inputs: [0.5, 0.5, 0.5, 0.5, 0.2, 1], value: 0.5 },
  },
})
