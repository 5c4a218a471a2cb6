/** How the steps of one simulated path hang together. */
import { standardNormal, type Random } from '../../random.ts'
import { clip, type Probability } from '../../units.ts'
import { normalChance } from '../normal-chance.ts'
import type { Dependence } from './dependence.ts'

type Steps = { readonly from: number; readonly count: number }

/**
 * One draw of the chances below which the values of neighbouring steps lie, from the step `from` on, counted from 1: each
 * is uniform, and the normal scores of two correlate as `stepCorrelation` says.
 */
export function pathChances({ growth, noise }: Dependence, { from, count }: Steps, random: Random): Probability[] {
  let walk = 0
  let before = 0
  return Array.from({ length: count }, (_, i) => {
    const variance = (from + i) ** growth
    walk += Math.sqrt(variance - before) * standardNormal(random)
    before = variance
    const own = noise > 0 ? Math.sqrt(noise) * standardNormal(random) : 0
    // Beyond a billionth the tails are anyone's guess, and 0 and 1 have no quantile.
    return clip(normalChance((walk + own) / Math.sqrt(variance + noise)), 1e-9)
  })
}
