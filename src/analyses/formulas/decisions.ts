/**
 * Formulas on the options of somebody's decision: what each comes to at a chance, and at which chance the choice turns.
 * What each costs or brings is what that reader says.
 */
import {
  aheadAt,
  breakEven,
  expectedOf,
  greatestRegret,
  type Payoffs,
  worthOfKnowing,
} from '#engine/decisions/options.ts'
import { probability } from '#engine/units.ts'
import type { Value } from '../dossier/field-value.ts'
import { formulaList, numberIn, numbersIn } from './formula.ts'

/** With their signs turned round where they are costs, of which less is better. */
function gainsIn(inputs: readonly Value[], isCost: Value | undefined): Payoffs[] {
  const amounts = numbersIn(inputs).map((amount) => (isCost === 'yes' ? -amount : amount))
  if (amounts.length < 4 || amounts.length % 2 !== 0) throw new Error('there are no two options')
  return Array.from({ length: amounts.length / 2 }, (_, i) => amounts.slice(2 * i, 2 * i + 2))
}

function bothOf(inputs: readonly Value[]): [number, number] {
  const chance = probability(numberIn(inputs, 0))
  return [chance, 1 - chance]
}

export const decisionFormulas = formulaList({
  'option-on-average': {
    says: 'what an option comes to on average',
    how: 'p a + (1 - p) b, of the chance p of the first outcome and what the option comes to in either (Huygens 1657)',
    compute: (inputs) => expectedOf(numbersIn(inputs.slice(1)), bothOf(inputs)),
    example: { inputs: [0.25, 100, 20], value: 40 },
  },
  'break-even-chance': {
    says: 'the chance at which two options come to the same on average',
    how: '(d - b) / (a - b - c + d), where p a + (1 - p) b = p c + (1 - p) d, of what the one comes to in either outcome (a, b), and the other (c, d)',
    compute(inputs) {
      const [one, other] = gainsIn(inputs, 'no')
      const chance = one && other && breakEven(one, other)
      if (typeof chance !== 'number') throw new Error('one option is at least as good in both outcomes')
      return chance
    },
    example: { inputs: [100, 0, 40, 40], value: 0.4 },
  },
  'option-ahead': {
    says: 'the option that comes to the most on average at a chance, or costs the least',
    how: 'of the chance p, whether amounts are costs, and of each option its name and what it comes to in either outcome (a, b): the name with the largest p a + (1 - p) b, or the smallest of costs',
    compute([chance, isCost, ...options]) {
      const amounts = options.filter((_, i) => i % 3 !== 0)
      const place = aheadAt(gainsIn(amounts, isCost), bothOf([chance ?? NaN]))
      if (place === null) throw new Error('two options come to the same')
      return String(options[3 * place])
    },
    example: { inputs: [0.25, 'no', 'buy', 100, 0, 'lease', 40, 40], value: 'lease' },
  },
  'greatest-regret': {
    says: 'how far an option may fall behind the best one',
    how: 'the largest of best - own over both outcomes, of whether amounts are costs, and what the option comes to in either outcome, then each of all (Savage 1951)',
    compute([isCost, ...amounts]) {
      const [own = [], ...all] = gainsIn(amounts, isCost)
      return greatestRegret(own, all)
    },
    example: { inputs: ['no', 40, 40, 100, 0, 40, 40], value: 60 },
  },
  'worth-of-knowing': {
    says: 'the most that it is worth on average to know the outcome before choosing',
    how: 'p times the best in the first outcome + (1 - p) times the best in the second - the best on average, of the chance p, whether amounts are costs, and what each option comes to in either outcome (Raiffa and Schlaifer 1961)',
    compute([chance, isCost, ...amounts]) {
      return worthOfKnowing(gainsIn(amounts, isCost), bothOf([chance ?? NaN]))
    },
    example: { inputs: [0.5, 'no', 100, 0, 40, 40], value: 20 },
  },
  'gain-for-loss': {
    says: 'how many times what it loses in the second outcome an option must gain in the first to come out even',
    how: '(1 - p) / p, of the chance p of the first outcome',
    compute(inputs) {
      const [chance, rest] = bothOf(inputs)
      return rest / chance
    },
    example: { inputs: [0.2], value: 4 },
  },
})
