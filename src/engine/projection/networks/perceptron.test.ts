import { expect, test } from 'vitest'
import { matrix } from './matrix.ts'
import { activations } from './perceptron.ts'

const layer = { weights: matrix(2, 1, Float64Array.of(2, 3)), bias: Float64Array.of(0.5) }

test('the last layer is a weighted sum and a bias', () => {
  const [inputs, sums] = activations([layer], matrix(2, 2, Float64Array.of(1, -1, 1, 1)))
  expect([...inputs!.values]).toEqual([1, -1, 1, 1])
  expect([...sums!.values]).toEqual([-0.5, 5.5])
})

test('a hidden layer leaves a hundredth of what is below zero', () => {
  const doubling = { weights: matrix(1, 1, Float64Array.of(2)), bias: Float64Array.of(1) }
  const [, hidden, out] = activations([layer, doubling], matrix(2, 2, Float64Array.of(1, -1, 1, 1)))
  expect([...hidden!.values]).toEqual([-0.005, 5.5])
  expect([...out!.values]).toEqual([0.99, 12])
})
