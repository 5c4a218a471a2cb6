import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { momentum, type Momentum } from './momentum.ts'
import { theilSenSlope } from './theil-sen.ts'
import { noiseLike } from './trend-bootstrap.ts'

const steady = [10.2, 11.9, 14.1, 15.8, 18.3, 19.9, 22.1, 23.8, 26.2, 28.1, 29.7, 32.2, 33.9, 36.1, 38]
const takingOff = [...steady.slice(0, 10), 35.1, 42.2, 48.9, 56.1, 63]
const found = (values: readonly number[], options: Parameters<typeof momentum>[2] = { scale: 'linear' }) => {
  const answer = momentum(values, seededRandom(1), options)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('the worked case: slopes 3 and 1.4', () => {
  const { recentSlope, longSlope, difference, scale } = found([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 16, 19, 22, 25])
  expect({ recentSlope, longSlope, difference, scale }).toEqual({
    recentSlope: 3,
    longSlope: 1.4,
    difference: expect.closeTo(1.6, 12),
    scale: 'linear',
  })
})

test('a kink is named with its sign, a steady rise is not', () => {
  const up = found(takingOff)
  expect(up.momentum).toBe('upward')
  expect(up.score).toBeGreaterThan(1.96)
  expect(up.score).toBe(up.difference / up.standardError)
  const down = found(takingOff.map((value) => -value))
  expect(down.momentum).toBe('downward')
  expect(down.score).toBeCloseTo(-up.score, 9)
  expect(found(steady)).toMatchObject({
    momentum: 'no-clear-momentum',
    recentSlope: expect.closeTo(2.0625, 9),
    longSlope: expect.closeTo(2, 9),
  })
})

test('the standard error is the scatter of the difference under a straight line', () => {
  // By an independent program (numpy, 200,000 draws) it is .04387 and 1.564.
  expect(found(steady, { scale: 'linear', draws: 10_000 }).standardError / 0.04387).toBeCloseTo(1, 1)
  expect(found(takingOff, { scale: 'linear', draws: 10_000 }).standardError / 1.564).toBeCloseTo(1, 1)
  expect(found(takingOff)).toEqual(found(takingOff, { scale: 'linear', draws: 1000 }))
})

test('of two draws the standard error is their difference by the square root of 2', () => {
  const unit = Math.max(...steady)
  const draw = noiseLike(
    steady.map((value) => value / unit),
    seededRandom(1),
  )
  const [one = 0, other = 0] = [draw(), draw()].map((noise) => theilSenSlope(noise.subarray(10)) - theilSenSlope(noise))
  expect(found(steady, { scale: 'linear', draws: 2 }).standardError).toBeCloseTo(
    (unit * Math.abs(one - other)) / Math.SQRT2,
    12,
  )
})

test('only the last 15 periods are compared; the scale looks at all', () => {
  expect(found([500, 3, 100, ...takingOff], { scale: 'log' })).toEqual(found(takingOff, { scale: 'log' }))
  expect(found(takingOff, {}).scale).toBe('log')
  expect(found([-1, ...takingOff], {}).scale).toBe('linear')
  expect(found([0, ...takingOff], {}).scale).toBe('linear')
})

test('on logs a slope is a rate of growth', () => {
  const doubling = Array.from({ length: 20 }, (_, i) => 2 ** i)
  const { scale, recentSlope, longSlope, score, momentum: name } = found(doubling, {})
  expect(scale).toBe('log')
  expect(recentSlope).toBeCloseTo(Math.LN2, 12)
  expect(longSlope).toBeCloseTo(Math.LN2, 12)
  expect([score, name]).toEqual([0, 'no-clear-momentum'])
})

test.each([
  ['constant', Array.from({ length: 15 }, () => 7)],
  ['zeros', Array.from({ length: 15 }, () => 0)],
  ['a perfect line', Array.from({ length: 15 }, (_, i) => 0.1 * i)],
  ['a perfect line far from 0', Array.from({ length: 15 }, (_, i) => 1e9 + 0.1 * i)],
  ['nearly 1', Array.from({ length: 15 }, (_, i) => 1.0000001 ** i)],
])('without noise there is nothing to compare with: %s', (_, values) => {
  expect(momentum(values, seededRandom(1))).toMatchObject({ momentum: 'no-clear-momentum', score: 0, standardError: 0 })
})

test('units do not matter, not even absurd ones', () => {
  const { score } = found(takingOff)
  for (const unit of [1e-300, 1e-9, 1e9, 1e300])
    expect(found(takingOff.map((value) => value * unit)).score).toBeCloseTo(score, 6)
  expect(
    found(
      takingOff.map((value) => value * 1e-300),
      {},
    ).score,
  ).toBeCloseTo(found(takingOff, {}).score, 6)
})

test('the same seed gives the same answer, and only one that knows it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 15, maxLength: 20 }),
      (values) => {
        const answer = momentum(values, seededRandom(3), { draws: 20 })
        expect(momentum(values, seededRandom(3), { draws: 20 })).toEqual(answer)
        expect(isConsistent(answer)).toBe(true)
      },
    ),
  )
  const scores = [1, 2]
    .map((seed) => momentum(takingOff, seededRandom(seed)))
    .map((answer) => 'score' in answer && answer.score)
  expect(scores[0]).not.toBe(scores[1])
})

function isConsistent(answer: Momentum): boolean {
  if ('refused' in answer) return false
  const name = answer.score > 1.96 ? 'upward' : answer.score < -1.96 ? 'downward' : 'no-clear-momentum'
  return (
    answer.momentum === name &&
    answer.difference === answer.recentSlope - answer.longSlope &&
    Number.isFinite(answer.score)
  )
}

test('fewer than 15 values are refused, senseless ones throw', () => {
  for (const values of [[], [1], steady.slice(1)])
    expect(momentum(values, seededRandom(1))).toEqual({ refused: 'too-few-points', needed: 15 })
  expect(() => momentum([Number.NaN], seededRandom(1))).toThrow('values[0] must be a finite number')
  expect(() => found(steady.with(3, Number.NaN))).toThrow('values[3] must be a finite number')
  for (const bad of [0, -1]) {
    expect(() => found(steady.with(0, bad), { scale: 'log' })).toThrow(
      'values must all be above zero for the log scale',
    )
  }
  expect(() => found(steady, { draws: 1 })).toThrow('draws must be a whole number of at least 2')
})
