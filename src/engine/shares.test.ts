import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

test('each weight has its share of the sum', () => {
  expect([...sharesOf([1, 3], 2)]).toEqual([0.25, 0.75])
  expect([...sharesOf([0, 5], 2)]).toEqual([0, 1])
})

test('weights count only beside each other: tiny and huge ones give the same', () => {
  for (const unit of [1e-300, 1, 1e300, 5e307])
    expect([...sharesOf([unit, unit, 2 * unit], 3)]).toEqual([0.25, 0.25, 0.5])
})

test('weights are as many as what they weigh, not negative, and not all zero', () => {
  expect(() => sharesOf([0, 1e-300], 2)).not.toThrow()
  expect(() => sharesOf([1], 2)).toThrow('weights must be as many as what they weigh: 2, not 1')
  expect(() => sharesOf([1, 1, 1], 2)).toThrow('weights must be as many as what they weigh: 2, not 3')
  expect(() => sharesOf([1, -0.5], 2)).toThrow('weights[1] must not be negative, but is -0.5')
  expect(() => sharesOf([Infinity, 1], 2)).toThrow('weights[0] must be a finite number')
  expect(() => sharesOf([1, Number.NaN], 2)).toThrow('weights[1] must be a finite number')
  expect(() => sharesOf([0, 0], 2)).toThrow('weights must not all be zero')
})
