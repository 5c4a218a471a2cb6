/** Formulas on what several amounts make together, and on how far two lie apart: the chance of so much or more. */
import { chanceLargest } from '#engine/joint/chance-largest.ts'
import { combined } from '#engine/joint/combined.ts'
import { summed } from '#engine/joint/summed.ts'
import { type Formula, formulaList, numberIn } from '../formula.ts'
import type { Value } from '../../dossier/field-value.ts'
import { allAmountsIn, pairIn } from '../marginals.ts'

const step = '{"at":"2035","knots":[7,8,9,10,11,12,13]}'
const unbounded = '{"least":null,"most":null}'
/** As far as amounts are taken to move together where they do; nobody has counted what they do in truth. */
const closest = 0.9
const dependences = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]

const as =
  'each a step of a projection with its bounds, a forecast with its scale, or a number that is known. Their normal scores are normal together (a Gaussian copula; Nelsen 2006, chapter 2)'
const drawn = `of two or more amounts A, B, ..., ${as}; over 2048 joint draws, spread evenly (Roberts 2018), and their mirror images`
const apart = `of two amounts A and B, ${as}; over 101 equally likely values of each`
const alone = 'as if none told of another'

function valueOf(chance: number, rho: number, example: Formula['example']): Formula {
  const tied = rho === 0 ? alone : `where each two move together with a correlation of ${rho}`
  return {
    says: `${points[String(chance)]} what several amounts make together${rho === 0 ? '' : ', where they move together'}`,
    how: `the value that is not passed with a chance of ${100 * chance}% by A + B + ..., ${drawn}, ${tied}`,
    compute: (inputs) => summed(allAmountsIn(inputs), rho).quantile(chance),
    example,
  }
}
const points: Readonly<Record<string, string>> = { 0.1: 'a low end of', 0.5: 'the middle of', 0.9: 'a high end of' }

/** What three or more have against each other is bounded: no two of them can be as far apart as two alone. */
function sumOver(choose: (...chances: number[]) => number) {
  return (inputs: readonly Value[]): number => {
    const amounts = allAmountsIn(inputs.slice(1))
    const ties = dependences.map((rho) => (rho < 0 ? rho / (amounts.length - 1) : rho))
    return choose(...ties.map((rho) => summed(amounts, rho).chanceOfAtLeast(numberIn(inputs, 0))))
  }
}

function gapOver(choose: (...chances: number[]) => number, ties: readonly number[] = dependences) {
  return (inputs: readonly Value[]): number => {
    const { a, b, rest } = pairIn(inputs)
    const bar = numberIn(rest, 0)
    return choose(
      ...ties.map((rho) => combined(a.marginal, b.marginal, (one, two) => one - two, rho).chanceOfAtLeast(bar)),
    )
  }
}

function largestOf(inputs: readonly Value[], isSmallest: boolean): number {
  const [own, ...others] = allAmountsIn(inputs)
  if (!own) throw new Error('there are no amounts')
  return chanceLargest(own, others, isSmallest)
}

export const sumFormulas = formulaList({
  'sum-low': valueOf(0.1, 0, { inputs: [2, 3], value: 5 }),
  'sum-middle': valueOf(0.5, 0, { inputs: [step, unbounded, 5, 1], value: 16 }),
  'sum-high': valueOf(0.9, 0, { inputs: [2, 3, 4], value: 9 }),
  'sum-low-tied': valueOf(0.1, closest, { inputs: [2, 3], value: 5 }),
  'sum-high-tied': valueOf(0.9, closest, { inputs: [2, 3], value: 5 }),
  'sum-at-least': {
    says: 'the chance that several amounts make so much or more together',
    how: `P(A + B + ... >= c), of c and then ${drawn}, ${alone}`,
    compute: (inputs) => summed(allAmountsIn(inputs.slice(1))).chanceOfAtLeast(numberIn(inputs, 0)),
    example: { inputs: [15, step, unbounded, 5], value: 0.5 },
  },
  'sum-at-least-least': {
    says: 'the least chance that several amounts make so much or more together, however they hang together',
    how: `the smallest P(A + B + ... >= c), of c and then ${drawn}, over correlations of each two from -.9 / (d - 1) of d amounts to .9`,
    compute: sumOver(Math.min),
    example: { inputs: [6, 2, 3], value: 0 },
  },
  'sum-at-least-most': {
    says: 'the largest chance that several amounts make so much or more together, however they hang together',
    how: `the largest P(A + B + ... >= c), of c and then ${drawn}, over correlations of each two from -.9 / (d - 1) of d amounts to .9`,
    compute: sumOver(Math.max),
    example: { inputs: [5, 2, 3], value: 1 },
  },
  'chance-largest': {
    says: 'the chance that one of several amounts is the largest',
    how: `P(A > B, C, ...), of two or more amounts, ${as}; over 400 equally likely values of A, ${alone}`,
    compute: (inputs) => largestOf(inputs, false),
    example: { inputs: [3, 2, 1], value: 1 },
  },
  'chance-smallest': {
    says: 'the chance that one of several amounts is the smallest',
    how: `P(A < B, C, ...), of two or more amounts, ${as}; over 400 equally likely values of A, ${alone}`,
    compute: (inputs) => largestOf(inputs, true),
    example: { inputs: [3, 2, 1], value: 0 },
  },
  'gap-at-least': {
    says: 'the chance that one amount is so much or more above another',
    how: `P(A - B >= c), ${apart}, and then c, ${alone}`,
    compute: gapOver((chance) => chance, [0]),
    example: { inputs: [6, 4, 3], value: 0 },
  },
  'gap-at-least-least': {
    says: 'the least chance that one amount is so much or more above another, however they hang together',
    how: `the smallest P(A - B >= c), ${apart}, and then c, over correlations of their scores from -.9 to .9`,
    compute: gapOver(Math.min),
    example: { inputs: [6, 4, 3], value: 0 },
  },
  'gap-at-least-most': {
    says: 'the largest chance that one amount is so much or more above another, however they hang together',
    how: `the largest P(A - B >= c), ${apart}, and then c, over correlations of their scores from -.9 to .9`,
    compute: gapOver(Math.max),
    example: { inputs: [6, 4, 2], value: 1 },
  },
})
