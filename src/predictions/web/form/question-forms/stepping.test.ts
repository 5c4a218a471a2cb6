/** Where keys and buttons move a chance. */
import { expect, test } from 'vitest'
import { pointsOf, stepped } from './stepping.ts'

test.for<[from: number | null, points: number, to: number]>([
  [0.71, 1, 0.72],
  [0.71, -5, 0.66],
  [0.29, 1, 0.3],
  [0.333, 1, 0.34],
  [0.333, -1, 0.33],
  [0.01, -1, 0.001],
  [0.001, 1, 0.01],
  [0.001, 5, 0.05],
  [0.03, -5, 0.001],
  [0.99, 1, 0.999],
  [0.999, -1, 0.99],
  [null, 1, 0.5],
])('from %d by %d points it comes to %d', ([from, points, to]) => {
  expect(stepped(from, points)).toBeCloseTo(to, 10)
})

test('arrows are one point and with Shift five; along a text, left and right are for its letters', () => {
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home']
  const points = (along: 'slider' | 'text', shiftKey: boolean) => keys.map((key) => pointsOf({ key, shiftKey }, along))
  expect(points('slider', false)).toEqual([1, 1, -1, -1, null])
  expect(points('slider', true)).toEqual([5, 5, -5, -5, null])
  expect(points('text', true)).toEqual([5, null, -5, null, null])
})
