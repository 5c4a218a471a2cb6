/** What several amounts make together. */
import { expect, it, test } from 'vitest'
import { normalChance } from '../projection/normal-chance.ts'
import { combined } from './combined.ts'
import { type Marginal, marginalOfKnown } from './marginal.ts'
import { normalScore } from './normal-score.ts'
import { summed } from './summed.ts'

/** Of a normal distribution. */
const around = (middle: number, spread = 1): Marginal => ({
  quantile: (p) => middle + spread * normalScore(p),
  chanceBelow: (value) => normalChance((value - middle) / spread),
})

// Normal amounts make a normal one, whose variance is that of all pairs.
test.for([
  [[3, 4], 0, 5],
  [[3, 4], 0.7, 6.465],
  [[3, 4], -0.9, 1.844],
  [[1, 2, 2], 0, 3],
  [[1, 2, 2], 0.5, 4.123],
  [[1, 1, 1, 1], 0.9, 3.847],
  [[1, 1, 1, 1], -0.3, 0.632],
] as const)('spreads %j, tied by %s, make a spread of %s', ([spreads, rho, spread]) => {
  const sum = summed(
    spreads.map((one) => around(10, one)),
    rho,
  )
  const middle = 10 * spreads.length
  for (const z of [-1.5, -0.5, 0, 1, 2])
    expect(sum.chanceOfAtLeast(middle + z * spread)).toBeCloseTo(1 - normalChance(z), 2)
  expect(sum.quantile(0.9)).toBeCloseTo(middle + 1.2816 * spread, 0)
})

it('is the sum that two by two make', () => {
  const skewed: Marginal = { ...around(0), quantile: (p) => Math.exp(normalScore(p)) }
  for (const rho of [-0.9, 0, 0.6]) {
    const [one, other] = [summed([skewed, around(5, 2)], rho), combined(skewed, around(5, 2), (a, b) => a + b, rho)]
    for (const p of [0.1, 0.5, 0.9]) expect(one.quantile(p)).toBeCloseTo(other.quantile(p), 1)
  }
})

it('adds what is known as it is', () => {
  expect(summed([marginalOfKnown(2), marginalOfKnown(3), marginalOfKnown(-1)]).quantile(0.1)).toBe(4)
  expect(summed([marginalOfKnown(2), around(3)]).chanceOfAtLeast(6)).toBeCloseTo(1 - normalChance(1), 2)
})

it('refuses one alone, and ties that no amounts can have', () => {
  expect(() => summed([around(1)])).toThrow('two or more')
  expect(() => summed([around(1), around(1), around(1)], -0.5)).toThrow('between -0.5 and 1')
  expect(() => summed([around(1), around(1)], Number.NaN)).toThrow('between')
})
