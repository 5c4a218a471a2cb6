/** Networks as bytes, a weight a byte: how they are shipped, and how they are made ready. */
import { InvalidInput } from '../../invalid-input.ts'
import type { Period } from '../methods/central-forecast.ts'
import { matrix } from './matrix.ts'
import type { Network } from './network.ts'
import type { Layer } from './perceptron.ts'
import { countOfFeatures } from './window-features.ts'

export type NetworkOfPeriod = { readonly period: Period; readonly network: Network }

/** A weight is a whole number from -127 to 127 times the scale of its column. */
const largestWhole = 127

/**
 * One network after the other: a byte each for the period, the window, the number of layers and their widths; then the
 * centres and spreads of the features; then, of each layer, the scales and biases of its columns, and its weights row
 * by row. Weights are bytes, all else is a float of 32 bits, little end first.
 */
export function packNetworks(networks: readonly NetworkOfPeriod[]): Uint8Array {
  const parts = networks.flatMap(({ period, network: { window, centre, spread, layers } }) => [
    Uint8Array.of(period, window, layers.length, ...layers.map(({ bias }) => bias.length)),
    floats(centre),
    floats(spread),
    ...layers.flatMap(packLayer),
  ])
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => {
    bytes.set(part, at)
    return at + part.length
  }, 0)
  return bytes
}

/** What `packNetworks` packed, but for digits. Throws `InvalidInput` where bytes are missing. */
export function unpackNetworks(bytes: Uint8Array): NetworkOfPeriod[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const take = (count: number, size: number, read: (from: number) => number) => {
    if (at + count * size > bytes.length) throw new InvalidInput('bytes', `must be more than ${bytes.length}`)
    const values = Float64Array.from({ length: count }, (_, i) => read(at + i * size))
    at += count * size
    return values
  }
  const wholes = (count: number) => take(count, 1, (from) => view.getUint8(from))
  const numbers = (count: number) => take(count, 4, (from) => view.getFloat32(from, true))
  const weights = (count: number) => take(count, 1, (from) => view.getInt8(from))
  const networks: NetworkOfPeriod[] = []
  while (at < bytes.length) {
    const [period = 0, window = 0, depth = 0] = wholes(3)
    const widths = wholes(depth)
    const inputs = countOfFeatures(window)
    const [centre, spread] = [numbers(inputs), numbers(inputs)]
    const layers = Array.from(widths, (columns, i): Layer => {
      const [rows, scales, bias] = [i === 0 ? inputs : widths[i - 1]!, numbers(columns), numbers(columns)]
      const values = weights(rows * columns).map((whole, j) => whole * scales[j % columns]!)
      return { weights: matrix(rows, columns, values), bias }
    })
    networks.push({ period: period as Period, network: { window, centre, spread, layers } }) // as it was packed
  }
  return networks
}

function packLayer({ weights: { values }, bias }: Layer): Uint8Array[] {
  const columns = bias.length
  const largest = new Float64Array(columns)
  values.forEach((value, i) => (largest[i % columns] = Math.max(largest[i % columns]!, Math.abs(value))))
  const scales = largest.map((value) => value / largestWhole || 1)
  const wholes = Int8Array.from(values, (value, i) => Math.round(value / scales[i % columns]!))
  return [floats(scales), floats(bias), new Uint8Array(wholes.buffer)]
}

function floats(values: Float64Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, i) => view.setFloat32(4 * i, value, true))
  return new Uint8Array(view.buffer)
}
