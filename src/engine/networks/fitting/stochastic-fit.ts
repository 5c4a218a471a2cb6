/** Finds the weights of a pairwise model by sampling, where there are too many combinations to add up. */
import type { Random } from '../../random.ts'
import { classAt, drawApart, sweep, type PairwiseModel } from './pairwise-model.ts'

/** How many walks go on side by side, for how many sweeps, after how many that do not count. */
export type FitEffort = { readonly walks: number; readonly sweeps: number; readonly unused: number }

/**
 * The model with weights under which single states and pairs come out as they should: stochastic approximation with
 * persistent walks (Robbins and Monro 1951; Younes 1999), each weight raised while its class comes out too rarely, in
 * ever smaller steps, and averaged over the second half (Polyak and Juditsky 1992). The model given is left as it is.
 */
export function fitBySampling(
  model: PairwiseModel,
  random: Random,
  { walks, sweeps, unused }: FitEffort,
): PairwiseModel {
  const fitted = copyOf(model)
  const average = copyOf(model)
  const places = Array.from({ length: walks }, () => drawApart(model, random))
  // Walks begin where variables have nothing to do with each other: weights must not be raised against that.
  for (let round = 0; round < unused; round++) for (const states of places) sweep(model, states, random)
  let kept = 0
  for (let round = 0; round < sweeps; round++) {
    for (const states of places) sweep(fitted, states, random)
    step(fitted, places, 0.5 / (1 + round / 10))
    if (round < sweeps / 2) continue
    kept += 1
    forEachWeight(average, fitted, (mean, now) =>
      mean.forEach((value, place) => (mean[place] = value + (now[place]! - value) / kept)),
    )
  }
  return average
}

function copyOf(model: PairwiseModel): PairwiseModel {
  return {
    ...model,
    single: model.single.map((weights) => Float64Array.from(weights)),
    pairs: model.pairs.map((pair) => ({ ...pair, weights: Float64Array.from(pair.weights) })),
  }
}

function forEachWeight(
  one: PairwiseModel,
  other: PairwiseModel,
  visit: (one: Float64Array, other: Float64Array) => void,
): void {
  one.single.forEach((weights, variable) => visit(weights, other.single[variable]!))
  one.pairs.forEach(({ weights }, place) => visit(weights, other.pairs[place]!.weights))
}

/**
 * Moves every weight by what its class lacks, relative to how often it should come, though never as if it came less
 * than once in fifty.
 */
function step(model: PairwiseModel, places: readonly Int32Array[], length: number): void {
  const move = (weights: Float64Array, wanted: ArrayLike<number>, classOf: (states: Int32Array) => number) => {
    const found = new Float64Array(weights.length)
    for (const states of places) found[classOf(states)]! += 1 / places.length
    weights.forEach((weight, one) => {
      weights[one] = weight + (length * (wanted[one]! - found[one]!)) / Math.max(wanted[one]!, 0.02)
    })
  }
  model.single.forEach((weights, variable) => move(weights, model.marginals[variable]!, (states) => states[variable]!))
  for (const pair of model.pairs) move(pair.weights, pair.target.chances, (states) => classAt(pair, states))
}
