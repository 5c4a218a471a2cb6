/** How likely is it that one amount is above another, when neither is known? */
import { InvalidInput } from '../invalid-input.ts'
import { normalChance } from '../projection/normal-chance.ts'
import { probability, type Probability } from '../units.ts'
import type { Marginal } from './marginal.ts'
import { normalScore } from './normal-score.ts'

/** `rho`: the correlation of their normal scores, -1 < rho < 1. `factor`: how many times the other it is to be above. */
export type Beside = { readonly rho: number; readonly factor: number }

const cells = 400

/**
 * P(A > factor B), where the normal scores of both are normal together with correlation `rho` (a Gaussian copula: Sklar
 * 1959; Nelsen 2006, chapter 2): the mean over `cells` equally likely values a of A, each taken at the middle of its
 * cell, of P(B < a / factor) given a, which is Phi((z_B - rho z_A) / root(1 - rho²)). Without chance: the same each time,
 * within a thousandth.
 *
 * Two alike have one half at any rho. Of A around 1 and B around 0, both of spread 1, it is Phi(1 / root 2) = .760 at rho
 * 0 and Phi(1 / root .2) = .987 at .9. Throws `InvalidInput` where `rho` is not between -1 and 1 or `factor` is not above
 * 0.
 */
export function chanceAbove(a: Marginal, b: Marginal, { rho, factor }: Beside): Probability {
  mustBeDependence(rho)
  if (!(factor > 0 && Number.isFinite(factor))) throw new InvalidInput('factor', `must be above 0, not ${factor}`)
  const rest = Math.sqrt(1 - rho * rho)
  let sum = 0
  for (let i = 0; i < cells; i++) {
    const p = probability((i + 0.5) / cells)
    const below = normalScore(b.chanceBelow(a.quantile(p) / factor))
    sum += normalChance((below - rho * normalScore(p)) / rest)
  }
  return probability(sum / cells)
}

export function mustBeDependence(rho: number): void {
  if (!(rho > -1 && rho < 1)) throw new InvalidInput('rho', `must lie between -1 and 1, not ${rho}`)
}
