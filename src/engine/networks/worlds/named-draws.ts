/**
 * Draws that belong to a name: whatever is drawn for a member or a pair is the same beside whichever others it stands,
 * and in whichever order they are listed.
 */
import { seededRandom, standardNormal } from '../../random.ts'

/**
 * So many draws of the standard normal distribution, the same for the same name. The second half is the first with its
 * signs changed (antithetic variates, Hammersley and Morton 1956), and all are stretched to a standard deviation of 1:
 * with a few hundred draws the middle would else wander by more than it is told with. `count` is an even number. The
 * seed is the name's FNV-1a hash (Fowler, Noll and Vo 1991); of 'a' it is 0xe40c292c.
 */
export function namedDraws(name: string, count: number): Float64Array {
  const random = seededRandom(hashOf(name))
  const half = Float64Array.from({ length: count / 2 }, () => standardNormal(random))
  const deviation = Math.sqrt(half.reduce((sum, one) => sum + one * one, 0) / half.length)
  return Float64Array.from({ length: count }, (_, draw) =>
    draw < half.length ? half[draw]! / deviation : -half[draw - half.length]! / deviation,
  )
}

/** Of the 16-bit units of a text. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
