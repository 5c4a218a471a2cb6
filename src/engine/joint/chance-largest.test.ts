import { expect, test } from 'vitest'
import { normalChance } from '../projection/normal-chance.ts'
import { chanceAbove } from './chance-above.ts'
import { chanceLargest } from './chance-largest.ts'
import { type Marginal, marginalOfKnown } from './marginal.ts'
import { normalScore } from './normal-score.ts'

/** Of a normal distribution. */
const around = (middle: number, spread = 1): Marginal => ({
  quantile: (p) => middle + spread * normalScore(p),
  chanceBelow: (value) => normalChance((value - middle) / spread),
})

test('of three alike each is the largest, and the smallest, with a third', () => {
  expect(chanceLargest(around(1), [around(1), around(1)])).toBeCloseTo(1 / 3, 3)
  expect(chanceLargest(around(1), [around(1), around(1)], true)).toBeCloseTo(1 / 3, 3)
})

test('of two it is the chance of being above the other', () => {
  expect(chanceLargest(around(1), [around(0)])).toBeCloseTo(chanceAbove(around(1), around(0), { rho: 0, factor: 1 }), 3)
})

test('the chances of all come to one', () => {
  const all = [around(3, 2), around(2, 1), around(1, 4), marginalOfKnown(2.5)]
  for (const isSmallest of [false, true]) {
    const sum = all.reduce(
      (total, one) =>
        total +
        chanceLargest(
          one,
          all.filter((other) => other !== one),
          isSmallest,
        ),
      0,
    )
    expect(sum).toBeCloseTo(1, 2)
  }
})

test('one alone is refused', () => expect(() => chanceLargest(around(1), [])).toThrow('one or more'))
