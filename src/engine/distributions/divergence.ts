/** How far is one distribution from another? */
import { InvalidInput } from '../invalid-input.ts'
import { bucketMasses } from './buckets.ts'

/**
 * The divergence of `own` from `other` in bits, the sum of m log2(m / o) over the buckets (Kullback and Leibler 1951):
 * by so many binary digits whoever is right with `own` expects it to score better than `other` in logarithms. It is 0
 * for the same, never below, and not the same both ways round. Of [.5, 1] from [.25, 1] it is .2075.
 *
 * Both are CDFs on one scale with equally many points. Throws `InvalidInput` for what is none, for unequal lengths, and
 * where `own` has mass in a bucket in which `other` has none: valid forecasts of one question never do.
 */
export function divergence(own: ArrayLike<number>, other: ArrayLike<number>): number {
  const masses = bucketMasses(own)
  const others = bucketMasses(other)
  if (masses.length !== others.length)
    throw new InvalidInput('other', `must have ${own.length} points like own, not ${other.length}`)
  const bits = masses.reduce((sum, mass, i) => {
    const beside = others[i]!
    // Buckets are differences: what is left of rounding at a closed bound is no mass.
    if (mass <= rounding) return sum
    if (beside <= rounding) throw new InvalidInput('other', `must have mass in bucket ${i}, where own has ${mass}`)
    return sum + mass * Math.log2(mass / beside)
  }, 0)
  return Math.max(0, bits)
}

const rounding = 1e-12
