/** A multilayer perceptron: layers of weighted sums, with a bend between them (Rumelhart, Hinton and Williams 1986). */
import { matrix, product, type Matrix } from './matrix.ts'

/** `weights` has a row an input and a column an output; `bias` a number an output. */
export type Layer = { readonly weights: Matrix; readonly bias: Float64Array }

/** What is left of a sum below 0 in a hidden layer: the leaky rectifier (Maas, Hannun and Ng 2013). */
export const leak = 0.01

/**
 * What goes into each layer and, last, what comes out: a row a case. `inputs` [1, -1] through weights [2; 3] and bias
 * .5 give -.5; were that a hidden layer, -.005.
 */
export function activations(layers: readonly Layer[], inputs: Matrix): Matrix[] {
  const through = [inputs]
  layers.forEach(({ weights, bias }, depth) => {
    const sums = product(through[depth]!, weights, matrix(inputs.rows, bias.length))
    addBias(sums, bias, depth < layers.length - 1 ? leak : 1)
    through.push(sums)
  })
  return through
}

function addBias({ values }: Matrix, bias: Float64Array, slopeBelow: number): void {
  for (let i = 0; i < values.length; i += bias.length) {
    for (let j = 0; j < bias.length; j++) {
      const sum = values[i + j]! + bias[j]!
      values[i + j] = sum < 0 ? slopeBelow * sum : sum
    }
  }
}
