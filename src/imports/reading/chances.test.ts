import { expect, test } from 'vitest'
import { yesOf } from './chances.ts'

test.each([
  [0, 0.001],
  [1e-320, 0.001],
  [0.0001, 0.001],
  [0.001, 0.001],
  [0.4, 0.4],
  [0.9999, 0.999],
  [1, 0.999],
])('a chance of %d counts as %d: nothing is nearer to impossible than one in a thousand', (said, probability) => {
  expect(yesOf(said)).toEqual({ is: { type: 'binary', probability } })
})

test.each([-0.001, 1.001, Number.NaN])('%d is no chance', (said) => {
  expect(yesOf(said)).toEqual({ why: 'is no chance between 0 and 1' })
})
