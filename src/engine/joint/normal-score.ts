/** Below which value of a standard normal distribution does a given share of it lie? */
import { probability, type Probability } from '../units.ts'

type Ratio = readonly [above: readonly number[], below: readonly number[]]

const central: Ratio = [
  [3.3871327179, 50.434271938, 159.29113202, 59.10937472],
  [1, 17.895169469, 78.757757664, 67.1875636],
]
const outer: Ratio = [
  [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103],
  [1, 0.7370016425, 0.12021132975],
]
const far: Ratio = [
  [6.657905115, 3.081226386, 0.42868294337, 0.017337203997],
  [1, 0.24197894225, 0.012258202635],
]

/**
 * The inverse of `normalChance`, within 1e-7 (Wichura 1988, algorithm AS 241, PPND7): of .975 it is 1.96, of .5 it is 0.
 * Infinite for 0 and 1. Throws `InvalidInput` for what is no chance.
 */
export function normalScore(p: Probability): number {
  const q = probability(p, 'p') - 0.5
  if (Math.abs(q) <= 0.425) return q * ratioAt(central, 0.180625 - q * q)
  if (p === 0 || p === 1) return q * Infinity
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  return Math.sign(q) * (r <= 5 ? ratioAt(outer, r - 1.6) : ratioAt(far, r - 5))
}

function ratioAt([above, below]: Ratio, x: number): number {
  return polynomial(above, x) / polynomial(below, x)
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, one) => sum * x + one, 0)
}
