/** Formulas on what an answer would be, once something earlier on the same path is known. */
import { marginalOfKnots } from '#engine/joint/marginal.ts'
import { normalScore } from '#engine/joint/normal-score.ts'
import { normalChance } from '#engine/projection/normal-chance.ts'
import { mean } from '#engine/statistics.ts'
import { clip, probability } from '#engine/units.ts'
import { boundsIn, formulaList, numberIn, stepIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

const step = '{"at":"2035","knots":[-3,-2,-1,0,1,2,3]}'
const unbounded = '{"least":null,"most":null}'
const cells = 200
const score = (chance: number) => normalScore(clip(probability(chance), 1e-6))

const tie =
  'where the normal scores of both are normal together (a Gaussian copula; Nelsen 2006, chapter 2) with the tie that is given'

/** P(later event | z), of its chance by itself, where a high score speaks for it. */
function given(chance: number, rho: number, z: number): number {
  return normalChance((score(chance) + rho * z) / Math.sqrt(1 - rho * rho))
}

function tieIn(inputs: readonly Value[], place: number): number {
  const rho = numberIn(inputs, place)
  if (!(rho > -1 && rho < 1)) throw new Error('a tie lies between -1 and 1')
  return rho
}

/** The mean over the scores at which the earlier event happens, or does not. */
function ifEvent(inputs: readonly Value[], happens: boolean): number {
  const [chance, earlier, rho] = [numberIn(inputs, 0), numberIn(inputs, 1), tieIn(inputs, 2)]
  const [from, width] = happens ? [1 - earlier, earlier] : [0, 1 - earlier]
  if (width <= 0) throw new Error('what cannot be is not given')
  const scores = Array.from({ length: cells }, (_, i) => score(from + (width * (i + 0.5)) / cells))
  return mean(scores.map((z) => given(chance, rho, z)))
}

export const givenFormulas = formulaList({
  'chance-at-least-given': {
    says: 'the chance that a series is at a value or above it, once an earlier value is known',
    how: `Phi((Phi⁻¹(p) + r z) / root(1 - r²)), of the chance p by itself, the tie r of both times and the place of the earlier value in what was foreseen for it, whose normal score is z: ${tie}`,
    compute: (inputs) => given(numberIn(inputs, 0), tieIn(inputs, 1), score(numberIn(inputs, 2))),
    example: { inputs: [0.5, 0.5, 0.9], value: 0.7703209829262612 },
  },
  'chance-below-given': {
    says: 'the chance that a series is below a value, once an earlier value is known',
    how: `Phi((Phi⁻¹(p) - r z) / root(1 - r²)), of the chance p by itself, the tie r of both times and the place of the earlier value in what was foreseen for it, whose normal score is z: ${tie}`,
    compute: (inputs) => given(numberIn(inputs, 0), tieIn(inputs, 1), -score(numberIn(inputs, 2))),
    example: { inputs: [0.5, 0.5, 0.9], value: 0.22967901707373886 },
  },
  'place-given': {
    says: 'the share below which the middle of what a series may be lies, once an earlier value is known',
    how: `Phi(r z), of the tie r of both times and the place of the earlier value in what was foreseen for it, whose normal score is z: ${tie}`,
    compute: (inputs) => normalChance(tieIn(inputs, 0) * score(numberIn(inputs, 1))),
    example: { inputs: [0.5, 0.9], value: 0.7391658713823848 },
  },
  'value-given': {
    says: 'the middle of what a series may be, once an earlier value is known',
    how: `the value whose place in the projection is Phi(r z), of the step, its bounds, the tie r of both times and the place of the earlier value in what was foreseen for it, whose normal score is z: ${tie}`,
    compute(inputs) {
      const place = normalChance(tieIn(inputs, 2) * score(numberIn(inputs, 3)))
      return marginalOfKnots(stepIn(inputs, 0).knots, boundsIn(inputs, 1)).quantile(place)
    },
    example: { inputs: [step, unbounded, 0.5, 0.9], value: 0.9481394642899738 },
  },
  'chance-if-it-came': {
    says: 'the chance of a later event of a series, once an earlier one has come',
    how: `the mean of Phi((Phi⁻¹(p) + r z) / root(1 - r²)) over the scores z at which the earlier one comes, of the chance p of the later one, that of the earlier and the tie r of both times: ${tie}`,
    compute: (inputs) => ifEvent(inputs, true),
    example: { inputs: [0.25, 0.3, 0.8], value: 0.6256569128393703 },
  },
  'chance-if-it-failed': {
    says: 'the chance of a later event of a series, once an earlier one has not come',
    how: `the mean of Phi((Phi⁻¹(p) + r z) / root(1 - r²)) over the scores z at which the earlier one does not come, of the chance p of the later one, that of the earlier and the tie r of both times: ${tie}`,
    compute: (inputs) => ifEvent(inputs, false),
    example: { inputs: [0.25, 0.3, 0.8], value: 0.08900320999744704 },
  },
})
