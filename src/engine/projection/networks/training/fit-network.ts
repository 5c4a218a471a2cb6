/** Finds a network's weights: gradient descent in small batches over windows whose future is known. */
import { standardNormal, randomIndex, seededRandom, type Random } from '../../../random.ts'
import { matrix, type Matrix } from '../matrix.ts'
import { inputsOf, type Network } from '../network.ts'
import { activations, type Layer } from '../perceptron.ts'
import { outputsPerStep } from '../quantile-outputs.ts'
import { windowFeatures } from '../window-features.ts'
import { atRest, move } from './adam.ts'
import { slopesOf } from './backpropagation.ts'
import type { KnownWindow } from './known-windows.ts'
import { lossOf, type NaiveErrors } from './loss.ts'

export type Shape = {
  /** How many of the last values are seen. */
  readonly window: number
  /** The widths of the hidden layers. */
  readonly hidden: readonly number[]
  /** Roots of the years ahead. */
  readonly units: readonly number[]
}
export type Training = {
  readonly seed: number
  readonly passes: number
  readonly batch: number
  readonly naive: NaiveErrors
}

const largestPace = 2e-3
/** In so many batches the pace rises from nothing, since the first slopes say little. */
const warmUp = 200
const decay = 1e-3

/** The same windows, shape and seed give the same network, to the last digit. */
export function fitNetwork(windows: readonly KnownWindow[], shape: Shape, training: Training): Network {
  const random = seededRandom(training.seed)
  const standard = { window: shape.window, ...centreAndSpread(windows, shape.window) }
  const inputs = inputsOf(
    standard,
    windows.map(({ past }) => past),
  )
  const layers = firstLayers([inputs.columns, ...shape.hidden, outputsPerStep * shape.units.length], random)
  const moving = layers.map(({ weights, bias }) => ({ weights: atRest(weights.values), bias: atRest(bias) }))
  const order = windows.map((_, i) => i)
  const batches = Math.floor(windows.length / training.batch)
  const rounds = batches * training.passes
  for (let round = 1; round <= rounds; round++) {
    const at = (round - 1) % batches
    if (at === 0) shuffle(order, random)
    const chosen = order.slice(at * training.batch, (at + 1) * training.batch)
    const through = activations(layers, rowsOf(inputs, chosen))
    const slopes = lossSlopes(
      through.at(-1)!,
      chosen.map((i) => windows[i]!),
      shape.units,
      training.naive,
    )
    const pace = paceAt(round, rounds)
    slopesOf(layers, through, slopes).forEach(({ weights, bias }, i) => {
      move(moving[i]!.weights, weights.values, { round, pace, decay })
      move(moving[i]!.bias, bias, { round, pace, decay: 0 })
    })
  }
  return { ...standard, layers }
}

/** A cosine from the full pace to none (Loshchilov and Hutter 2017), after the warm-up. */
function paceAt(round: number, rounds: number): number {
  return (largestPace * Math.min(1, round / warmUp) * (1 + Math.cos((Math.PI * (round - 1)) / rounds))) / 2
}

function lossSlopes(outputs: Matrix, windows: readonly KnownWindow[], units: readonly number[], naive: NaiveErrors) {
  const slopes = matrix(outputs.rows, outputs.columns)
  windows.forEach(({ target }, row) => {
    lossOf({ outputs: outputs.values, slopes: slopes.values, at: row * outputs.columns }, target, units, naive)
  })
  for (let i = 0; i < slopes.values.length; i++) slopes.values[i]! /= windows.length
  return slopes
}

function rowsOf({ columns, values }: Matrix, chosen: readonly number[]): Matrix {
  const rows = matrix(chosen.length, columns)
  chosen.forEach((from, to) => rows.values.set(values.subarray(from * columns, (from + 1) * columns), to * columns))
  return rows
}

/** Normal weights, small in the last layer; widths begin at about what they come to. */
function firstLayers(sizes: readonly number[], random: Random): Layer[] {
  return sizes.slice(1).map((columns, i): Layer => {
    const [rows, isLast] = [sizes[i]!, i === sizes.length - 2]
    const weights = matrix(rows, columns)
    const size = Math.sqrt(1.6 / rows) * (isLast ? 0.02 : 1)
    for (let j = 0; j < weights.values.length; j++) weights.values[j] = size * standardNormal(random)
    const bias = new Float64Array(columns)
    if (isLast) bias.forEach((_, j) => (bias[j] = firstOutputs[j % outputsPerStep]!))
    return { weights, bias }
  })
}
const firstOutputs = [0, ...[0.45, 0.5, 0.9, 0.45, 0.5, 0.9].map(Math.log)]

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomIndex(random, i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
}

function centreAndSpread(windows: readonly KnownWindow[], window: number) {
  const rows = windows.map(({ past }) => windowFeatures(past.adjusted, past.scale, window))
  const centre = Float64Array.from(rows[0]!, (_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length)
  const spread = centre.map(
    (middle, i) => Math.sqrt(rows.reduce((sum, row) => sum + (row[i]! - middle) ** 2, 0) / rows.length) || 1,
  )
  return { centre, spread }
}
