/** How much more each weight of a perceptron adds to a loss, from how much more each of its outputs does. */
import { matrix, product, transposed, type Matrix } from '../matrix.ts'
import { leak, type Layer } from '../perceptron.ts'

/**
 * By the chain rule, from the last layer to the first (Rumelhart, Hinton and Williams 1986); `through` is what
 * `activations` answered. A weight 3 that took an input 2 to an output whose slope is 5 has the slope 10.
 */
export function slopesOf(layers: readonly Layer[], through: readonly Matrix[], slopesOfOutputs: Matrix): Layer[] {
  let slopes = slopesOfOutputs
  return layers
    .map((layer, depth) => ({ layer, inputs: through[depth]!, depth }))
    .toReversed()
    .map(({ layer, inputs, depth }) => {
      const own = { weights: product(transposed(inputs), slopes), bias: sumsOfColumns(slopes) }
      if (depth > 0) slopes = throughBend(product(slopes, transposed(layer.weights)), inputs)
      return own
    })
    .toReversed()
}

function sumsOfColumns({ rows, columns, values }: Matrix): Float64Array {
  const sums = new Float64Array(columns)
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) sums[j]! += values[i * columns + j]!
  return sums
}

/** What came out of the bend below 0 went in 1 / `leak` times as large. */
function throughBend({ rows, columns, values }: Matrix, after: Matrix): Matrix {
  return matrix(
    rows,
    columns,
    values.map((slope, i) => (after.values[i]! < 0 ? leak * slope : slope)),
  )
}
