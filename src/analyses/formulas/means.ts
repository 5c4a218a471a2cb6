/** Formulas on what several steps of one projection are on average, as the months of a year. */
import { quantilesOf } from '#engine/projection/bands/knots.ts'
import { usualDependence } from '#engine/projection/paths/dependence.ts'
import { meanOfSteps } from '#engine/projection/paths/mean-of-steps.ts'
import { howOften } from '#series/how-often.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import type { Value } from '../dossier/field-value.ts'
import { boundsIn, dependenceIn, type Formula, formulaList, frequencyIn, numberIn } from './formula.ts'
import { allSteps } from './steps.ts'

const steps = '[{"at":"2027-01","knots":[7,8,9,10,11,12,13]},{"at":"2027-02","knots":[7,8,9,10,11,12,13]}]'
const inputs = ['{"least":null,"most":null}', 'monthly', '2026-10', steps]
const paths =
  'of the bounds, how often the series has a value, the time of its last observation, how its steps go together and the steps: the mean of the steps in each of 2048 paths and their mirror images, in which each step has the values of the projection and the scores of two correlate as those of a random walk with noise of each step’s own'

function meanIn(given: readonly Value[]) {
  const [bounds, frequency] = [boundsIn(given, 0), frequencyIn(given, 1)]
  const own = dependenceIn(given, 3)
  const all = allSteps(given.slice(own ? 4 : 3))
  const from = stepsBetween(String(given[2]), all[0]?.at ?? '', frequency)
  const dependence = own ?? usualDependence[howOften[frequency].perYear]
  return meanOfSteps(
    dependence,
    from,
    all.map(({ knots }) => quantilesOf(knots, bounds)),
  )
}

const end = (which: string, chance: number, value: number): Formula => ({
  says: `${which} of what several steps are on average`,
  how: `the c with P(mean y < c) = ${chance}, ${paths}`,
  compute: (given) => meanIn(given).quantile(chance),
  example: { inputs, value },
})

export const meanFormulas = formulaList({
  'chance-of-mean-at-least': {
    says: 'the chance that several steps have a value or more on average',
    how: `P(mean y >= c), of c and ${paths}`,
    compute: (given) => meanIn(given.slice(1)).chanceOfAtLeast(numberIn(given, 0)),
    example: { inputs: [10, ...inputs], value: 0.5 },
  },
  'chance-of-mean-below': {
    says: 'the chance that several steps have less than a value on average',
    how: `P(mean y < c), of c and ${paths}`,
    compute: (given) => 1 - meanIn(given.slice(1)).chanceOfAtLeast(numberIn(given, 0)),
    example: { inputs: [10, ...inputs], value: 0.5 },
  },
  'mean-low': end('the low end', 0.1, 8.303044126400103),
  'mean-high': end('the high end', 0.9, 11.696955873599899),
})
