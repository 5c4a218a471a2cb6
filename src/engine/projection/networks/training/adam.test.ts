import { expect, test } from 'vitest'
import { atRest, move } from './adam.ts'

test('the first move is as long as the pace, however steep the slope', () => {
  for (const slope of [5, 0.001]) {
    const moving = atRest(Float64Array.of(1))
    move(moving, Float64Array.of(slope), { round: 1, pace: 0.1, decay: 0 })
    expect(moving.at[0]).toBeCloseTo(0.9, 5)
  }
})

test('weights decay by themselves', () => {
  const moving = atRest(Float64Array.of(1))
  move(moving, Float64Array.of(0), { round: 1, pace: 0.1, decay: 0.5 })
  expect(moving.at[0]).toBeCloseTo(0.95, 12)
})

test('it finds the bottom of a valley', () => {
  const moving = atRest(Float64Array.of(4, -3))
  for (let round = 1; round <= 2000; round++) {
    const [x = 0, y = 0] = moving.at
    move(moving, Float64Array.of(2 * (x - 1), 20 * (y - 2)), { round, pace: 0.02, decay: 0 })
  }
  expect(moving.at[0]).toBeCloseTo(1, 2)
  expect(moving.at[1]).toBeCloseTo(2, 2)
})
