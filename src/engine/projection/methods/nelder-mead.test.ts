import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { nelderMead } from './nelder-mead.ts'

const valley = ([x = 0, y = 0]: readonly number[]) => (1 - x) ** 2 + 100 * (y - x * x) ** 2
const kink = ([x = 0, y = 0]: readonly number[]) => Math.abs(x - 2) + 3 * Math.abs(y + 1) + Math.max(x, y)

test('the least value of a parabola is found from afar', () => {
  const { at, value } = nelderMead(([x = 0]) => (x - 3) ** 2 + 1, [0], [1])
  expect(at[0]).toBeCloseTo(3, 3)
  expect(value).toBeCloseTo(1, 6)
})

test('Rosenbrock’s curved valley is followed to its end at 1, 1', () => {
  const { at, value } = nelderMead(valley, [-1.2, 1], [0.5, 0.5], { rounds: 500, tolerance: 1e-14 })
  expect(at[0]).toBeCloseTo(1, 3)
  expect(at[1]).toBeCloseTo(1, 3)
  expect(value).toBeLessThan(1e-6)
})

test('three variables are found together, and within few calls', () => {
  let calls = 0
  const bowl = (at: readonly number[]) => {
    calls++
    return at.reduce((sum, x, i) => sum + (i + 1) * (x - i) ** 2, 0)
  }
  const { at } = nelderMead(bowl, [5, 5, 5], [1, 1, 1], { tolerance: 1e-10 })
  at.forEach((x, i) => expect(x).toBeCloseTo(i, 3))
  expect(calls).toBeLessThan(350)
})

test('a kink is found by contraction and shrinking', () => {
  const { at } = nelderMead(kink, [0, 0], [1, 1], { rounds: 400, tolerance: 1e-12 })
  expect(kink(at)).toBeLessThan(1.01 * kink([-1, -1]))
})

test('values that are not a number are kept away from', () => {
  const { at } = nelderMead(([x = 0]) => (x < 0 ? Number.NaN : (x - 0.5) ** 2), [2], [-1])
  expect(at[0]).toBeCloseTo(0.5, 2)
})

test('without rounds the best corner is the answer, start included', () => {
  expect(nelderMead(([x = 0]) => x, [0], [1], { rounds: 0 })).toEqual({ at: [0], value: 0 })
  expect(nelderMead(([x = 0]) => x, [0], [-1], { rounds: 0 })).toEqual({ at: [-1], value: -1 })
})

test('a start without variables and steps of another length are refused', () => {
  expect(() => nelderMead(() => 0, [], [])).toThrow(InvalidInput)
  expect(() => nelderMead(() => 0, [1, 2], [1])).toThrow('steps must have the length of start, 2')
})
