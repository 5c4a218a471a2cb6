import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../../random.ts'
import { lossOf, type Target } from './loss.ts'

const naive = { percentage: 16, scaled: 4 }
const units = [1, Math.SQRT2]

function lossAt(outputs: Float64Array, target: Target, slopes = new Float64Array(outputs.length)): number {
  return lossOf({ outputs, slopes, at: 0 }, target, units, naive)
}

test('one step by hand: what the median adds to OWA, and three interval scores', () => {
  // Knots -3, -2, -1, 0, 1, 2, 3 about the last value 10; what came is 12.5, beyond the 80 % band.
  const outputs = new Float64Array(7)
  const loss = lossOf({ outputs, slopes: new Float64Array(7), at: 0 }, { truth: [2.5], last: 10 }, [1], naive)
  const median = (2.5 / 4 + (200 * 2.5) / 22.5 / 16) / 2
  const bands = (0.2 / 8) * (2 + 4 * 1.5) + (0.2 / 12) * (4 + 10 * 0.5) + (0.5 / 24) * 6
  expect(loss).toBeCloseTo(median + bands, 12)
})

test.each([
  [3.5, (0.2 / 8) * (2 + 4 * 2.5) + (0.2 / 12) * (4 + 10 * 1.5) + (0.5 / 24) * (6 + 40 * 0.5)],
  [-3.5, (0.2 / 8) * (2 + 4 * 2.5) + (0.2 / 12) * (4 + 10 * 1.5) + (0.5 / 24) * (6 + 40 * 0.5)],
])('what lies beyond all three bands, %d from the middle, costs 4, 10 and 40 times as much', (truth, bands) => {
  const [outputs, slopes] = [new Float64Array(7), new Float64Array(7)]
  const loss = lossOf({ outputs, slopes, at: 0 }, { truth: [truth], last: 1000 }, [1], naive)
  const median = (3.5 / 4 + (200 * 3.5) / (2000 + truth) / 16) / 2
  expect(loss).toBeCloseTo(median + bands, 12)
})

test.each([
  ['a usual value', { truth: [0.7, 3], last: 20 }],
  ['one around zero', { truth: [-0.4, 0.2], last: 0.1 }],
  ['a negative one', { truth: [5, -9], last: -30 }],
])('the slopes of %s are the differences of the loss', (_, target) => {
  const random = seededRandom(4)
  for (let draw = 0; draw < 20; draw++) {
    const outputs = Float64Array.from({ length: 14 }, () => standardNormal(random))
    const slopes = new Float64Array(14)
    lossAt(outputs, target, slopes)
    const tiny = 1e-6
    outputs.forEach((output, i) => {
      const [more, less] = [tiny, -tiny].map((by) => lossAt(outputs.with(i, output + by), target))
      expect(slopes[i]).toBeCloseTo((more! - less!) / (2 * tiny), 5)
    })
  }
})

test('a width out of bounds pushes no further', () => {
  const slopes = new Float64Array(14)
  lossAt(new Float64Array(14).with(1, 7).with(4, -7), { truth: [1, 1], last: 5 }, slopes)
  expect([slopes[1], slopes[4]]).toEqual([0, 0])
  expect(slopes[2]).not.toBe(0)
})
