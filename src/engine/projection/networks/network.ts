/** A network: how many values it sees, how its inputs are brought to one size, and its layers. */
import { matrix, type Matrix } from './matrix.ts'
import { activations, type Layer } from './perceptron.ts'
import type { Past } from './past.ts'
import { countOfFeatures, windowFeatures } from './window-features.ts'

export type Network = {
  readonly window: number
  /** Of each feature, over what it learnt from. */
  readonly centre: Float64Array
  readonly spread: Float64Array
  readonly layers: readonly Layer[]
}

/** No input lies further from its centre than six spreads. */
const furthest = 6

/** A row a past, in one pass. */
export function outputsOf({ layers, ...inputs }: Network, pasts: readonly Past[]): Matrix {
  return activations(layers, inputsOf(inputs, pasts)).at(-1)!
}

/** A row a past: its features less their centres, over their spreads. */
export function inputsOf(
  { window, centre, spread }: Omit<Network, 'layers'>,
  pasts: readonly Pick<Past, 'adjusted' | 'scale'>[],
): Matrix {
  const inputs = matrix(pasts.length, countOfFeatures(window))
  pasts.forEach(({ adjusted, scale }, row) => {
    windowFeatures(adjusted, scale, window).forEach((feature, i) => {
      const value = (feature - centre[i]!) / spread[i]!
      inputs.values[row * inputs.columns + i] = Math.min(furthest, Math.max(-furthest, value))
    })
  })
  return inputs
}
