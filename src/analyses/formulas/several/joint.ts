/** Formulas on two amounts of which neither need be known: which is the larger, and from when on. */
import { chanceAbove } from '#engine/joint/chance-above.ts'
import { type Marginal, marginalOfKnots, marginalOfKnown } from '#engine/joint/marginal.ts'
import { boundsIn, type Formula, formulaList, numberIn, seriesIn, stepsIn } from '../formula.ts'
import type { Value } from '../../dossier/field-value.ts'
import { pairIn } from '../marginals.ts'

const step = (middle: number) =>
  JSON.stringify({ at: '2035', knots: [-3, -2, -1, 0, 1, 2, 3].map((one) => middle + one) })
const unbounded = '{"least":null,"most":null}'
/** Over these two amounts can hang together; what they do in truth nobody has counted. */
const dependences = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]

const together =
  'of two amounts A and B, each a step of a projection with its bounds, a forecast with its scale, or a number that is known; k, which is 1 where it is left out, comes after them. Their normal scores are normal together (a Gaussian copula; Nelsen 2006, chapter 2), each read off the values and chances that are given, with straight lines in log-odds between them; summed over 400 equally likely values of A'

function aboveAt(inputs: readonly Value[], rho: number): number {
  const { a, b, rest } = pairIn(inputs)
  return chanceAbove(a.marginal, b.marginal, { rho, factor: rest.length > 0 ? numberIn(rest, 0) : 1 })
}

function aboveOver(choose: (...chances: number[]) => number): Formula['compute'] {
  return (inputs) => choose(...dependences.map((rho) => aboveAt(inputs, rho)))
}

export const jointFormulas = formulaList({
  'chance-above-other': {
    says: 'the chance that one amount is above another',
    how: `P(A > k B), ${together}, as if neither told of the other`,
    compute: (inputs) => aboveAt(inputs, 0),
    example: { inputs: [step(1), unbounded, step(1), unbounded], value: 0.5 },
  },
  'chance-above-other-least': {
    says: 'the least chance that one amount is above another, however they hang together',
    how: `the smallest P(A > k B), ${together}, over correlations of their scores from -.9 to .9`,
    compute: aboveOver(Math.min),
    example: { inputs: [step(1), unbounded, 1], value: 0.5 },
  },
  'chance-above-other-most': {
    says: 'the largest chance that one amount is above another, however they hang together',
    how: `the largest P(A > k B), ${together}, over correlations of their scores from -.9 to .9`,
    compute: aboveOver(Math.max),
    example: { inputs: [2, 3, 0.5], value: 1 },
  },
  'chance-above-other-tied': {
    says: 'the chance that one amount is above another that it hangs together with',
    how: `P(A > k B), ${together}; with the correlation that comes after k`,
    compute(inputs) {
      const { rest } = pairIn(inputs)
      return aboveAt(inputs, numberIn(rest, 1))
    },
    example: { inputs: [step(0), unbounded, step(0), unbounded, 1, 0.9], value: 0.5 },
  },
  'year-above-other': {
    says: 'from when on one series is more likely than not above another',
    how: 'of the steps of the projection, the bounds and the observations of A and the same of B, and k, which is 1 where it is left out: the first time since which all that was observed of both has A > k B; else the first later one at which P(A > k B) is one half or more, where either may be observed already, as if neither told of the other; "not within the projections" where there is none',
    compute: yearAbove,
    example: {
      inputs: [
        `[${step(5)}]`,
        unbounded,
        '[["2033",1],["2034",2]]',
        `[${step(4)}]`,
        unbounded,
        '[["2033",3],["2034",3]]',
      ],
      value: '2035',
    },
  },
})

function yearAbove(inputs: readonly Value[]): string {
  const [a, b] = [timesOf(inputs.slice(0, 3)), timesOf(inputs.slice(3, 6))]
  const factor = inputs.length > 6 ? numberIn(inputs, 6) : 1
  const both = [...a].flatMap(([at, one]) => {
    const other = b.get(at)
    return other ? [{ at, one, other, isKnown: one.isKnown && other.isKnown }] : []
  })
  const chances = both
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ at, one, other, isKnown }) => ({
      at,
      isKnown,
      chance: chanceAbove(one.marginal, other.marginal, { rho: 0, factor }),
    }))
  const known = chances.filter(({ isKnown }) => isKnown)
  const since = known.at(known.findLastIndex(({ chance }) => chance < 0.5) + 1)
  const ahead = chances.find(({ chance, isKnown }) => !isKnown && chance >= 0.5)
  return (since ?? ahead)?.at ?? 'not within the projections'
}

type Then = { marginal: Marginal; isKnown: boolean }

/** What was observed at a time, else what is projected for it. */
function timesOf(inputs: readonly Value[]): ReadonlyMap<string, Then> {
  const bounds = boundsIn(inputs, 1)
  return new Map([
    ...stepsIn(inputs, 0).map(({ at, knots }): [string, Then] => [
      at,
      { marginal: marginalOfKnots(knots, bounds), isKnown: false },
    ]),
    ...seriesIn(inputs, 2).map(([at, value]): [string, Then] => [
      at,
      { marginal: marginalOfKnown(value), isKnown: true },
    ]),
  ])
}
