/** Formulas on paths that exclude each other: what is left for each, and what is seen first on the way. */
import { marginalOfKnots } from '#engine/joint/marginal.ts'
import { normalScore } from '#engine/joint/normal-score.ts'
import { normalChance } from '#engine/projection/normal-chance.ts'
import { clip, probability } from '#engine/units.ts'
import type { Value } from '../dossier/field-value.ts'
import { boundsIn, formulaList, numberIn, numbersIn, stepIn } from './formula.ts'

const step = '{"at":"2027","knots":[-3,-2,-1,0,1,2,3]}'
const unbounded = '{"least":null,"most":null}'

/** The height of the standard normal distribution at a score. */
const height = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** The value at the mean score of an earlier step, of all paths that end in the upper part, or in the lower. */
function before(inputs: readonly Value[], isUpper: boolean): number {
  const [tie, chance] = [numberIn(inputs, 2), clip(probability(numberIn(inputs, 3)), 1e-6)]
  const edge = height(normalScore(chance))
  const mean = isUpper ? (tie * edge) / chance : (-tie * edge) / chance
  return marginalOfKnots(stepIn(inputs, 0).knots, boundsIn(inputs, 1)).quantile(normalChance(mean))
}
const how =
  'of the earlier step, its bounds, the tie r of both times and the chance p: the value whose score is the mean of the scores on such paths'

export const branchFormulas = formulaList({
  'part-of-rest': {
    says: 'what one path has of the chance that another leaves',
    how: '(1 - p) a / (a + b), of the chance p of the other path and the chances a and b by which what is left is shared',
    compute(inputs) {
      const [p = 0, a = 0, b = 0] = numbersIn(inputs)
      return ((1 - p) * a) / (a + b)
    },
    example: { inputs: [0.5, 0.3, 0.1], value: 0.375 },
  },
  'seen-before-high': {
    says: 'what is seen earlier on the paths that come to a value or above it',
    how: `${how}, r phi(Phi⁻¹(p)) / p (Johnson, Kotz and Balakrishnan 1994, chapter 13)`,
    compute: (inputs) => before(inputs, true),
    example: { inputs: [step, unbounded, 0.5, 0.5], value: 0.5836752648809087 },
  },
  'seen-before-low': {
    says: 'what is seen earlier on the paths that stay below a value',
    how: `${how}, - r phi(Phi⁻¹(p)) / p (Johnson, Kotz and Balakrishnan 1994, chapter 13)`,
    compute: (inputs) => before(inputs, false),
    example: { inputs: [step, unbounded, 0.5, 0.25], value: -0.940131876870129 },
  },
})
