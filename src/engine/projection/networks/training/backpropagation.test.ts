import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../../random.ts'
import { matrix, type Matrix } from '../matrix.ts'
import { activations, type Layer } from '../perceptron.ts'
import { slopesOf } from './backpropagation.ts'

const random = seededRandom(6)
const drawn = (rows: number, columns: number) =>
  matrix(
    rows,
    columns,
    Float64Array.from({ length: rows * columns }, () => standardNormal(random)),
  )
const layerOf = (rows: number, columns: number): Layer => ({
  weights: drawn(rows, columns),
  bias: drawn(1, columns).values,
})

test('slopes of weights and biases are the differences of the loss', () => {
  const layers = [layerOf(3, 5), layerOf(5, 4), layerOf(4, 2)]
  const [inputs, wanted] = [drawn(6, 3), drawn(6, 2)]
  const loss = () => halfSquares(activations(layers, inputs).at(-1)!, wanted)
  const through = activations(layers, inputs)
  const off = matrix(
    6,
    2,
    through.at(-1)!.values.map((value, i) => value - wanted.values[i]!),
  )
  const slopes = slopesOf(layers, through, off)
  layers.forEach(({ weights, bias }, depth) => {
    const found = [...slopes[depth]!.weights.values, ...slopes[depth]!.bias]
    const expected = [weights.values, bias].flatMap((at) => differences(at, loss))
    found.forEach((slope, i) => expect(slope).toBeCloseTo(expected[i]!, 5))
  })
})

test('a weight that took 2 to an output of slope 5 has the slope 10', () => {
  const layers = [{ weights: matrix(1, 1, Float64Array.of(3)), bias: Float64Array.of(0) }]
  const through = activations(layers, matrix(1, 1, Float64Array.of(2)))
  const [{ weights, bias }] = slopesOf(layers, through, matrix(1, 1, Float64Array.of(5))) as [Layer]
  expect([weights.values[0], bias[0]]).toEqual([10, 5])
})

function halfSquares(found: Matrix, wanted: Matrix): number {
  return found.values.reduce((sum, value, i) => sum + (value - wanted.values[i]!) ** 2, 0) / 2
}

/** By how much `loss` changes with each number of `at`. */
function differences(at: Float64Array, loss: () => number): number[] {
  const tiny = 1e-5
  return Array.from(at, (value, i) => {
    const [more, less] = [tiny, -tiny].map((by) => {
      at[i] = value + by
      return loss()
    })
    at[i] = value
    return (more! - less!) / (2 * tiny)
  })
}
