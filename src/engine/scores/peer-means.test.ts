import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import { peerMeans } from './peer-means.ts'

const ln = Math.log
const near = (weight: number, logChance: number) => ({
  weight: expect.closeTo(weight, 10),
  logChance: expect.closeTo(logChance, 10),
})

test('two forecasts over ten days weigh 20', () => {
  const means = peerMeans([
    { from: 0, until: 10, logChance: ln(0.1) },
    { from: 0, until: 10, logChance: ln(0.9) },
  ])
  expect(means(0)).toEqual({ weight: 0, logChance: 0 })
  expect(means(10)).toEqual(near(20, 20 * ln(0.3)))
  expect(means(10).logChance).toBeCloseTo(-24.08, 2)
})

test('nothing is added while one or none stands, and n/(n - 1) of the mean while more do', () => {
  const means = peerMeans([
    { from: 0, until: 4, logChance: -1 },
    { from: 2, until: 5, logChance: -2 },
    { from: 3, until: 4, logChance: -6 },
    { from: 7, until: 9, logChance: -3 },
    { from: 8, until: 9, logChance: -5 },
  ])
  expect([0, 2].map(means)).toEqual([near(0, 0), near(0, 0)])
  expect(means(3)).toEqual(near(2, -3))
  expect(means(4)).toEqual(near(2 + 1.5, -3 - 4.5))
  expect([5, 7, 8].map(means)).toEqual([near(3.5, -7.5), near(3.5, -7.5), near(3.5, -7.5)])
  expect(means(9)).toEqual(near(5.5, -15.5))
})

test('there are means at changes only', () => {
  const means = peerMeans([{ from: 0, until: 4, logChance: -1 }])
  expect(() => means(2)).toThrow(new InvalidInput('moment', 'must be one at which a forecast began or ended, not 2'))
  expect(() => peerMeans([])(0)).toThrow(InvalidInput)
})
