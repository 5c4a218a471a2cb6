import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../random.ts'
import { matrix } from './matrix.ts'
import type { Network } from './network.ts'
import { packNetworks, unpackNetworks } from './packed-networks.ts'
import { countOfFeatures } from './window-features.ts'

const random = seededRandom(8)
const normals = (count: number) => Float64Array.from({ length: count }, () => standardNormal(random))
function networkOf(window: number, widths: readonly number[]): Network {
  const inputs = countOfFeatures(window)
  const layers = widths.map((columns, i) => {
    const rows = i === 0 ? inputs : widths[i - 1]!
    return { weights: matrix(rows, columns, normals(rows * columns)), bias: normals(columns) }
  })
  return { window, centre: normals(inputs), spread: normals(inputs).map(Math.abs), layers }
}
const networks = [
  { period: 1 as const, network: networkOf(3, [5, 4, 7]) },
  { period: 4 as const, network: networkOf(6, [2, 14]) },
]

test('networks come back as they were, each weight within half a step of its column', () => {
  const back = unpackNetworks(packNetworks(networks))
  expect(back.map(({ period, network }) => [period, network.window])).toEqual([
    [1, 3],
    [4, 6],
  ])
  back.forEach(({ network: { centre, spread, layers } }, i) => {
    const before = networks[i]!.network
    expect([...centre]).toEqual([...before.centre].map(Math.fround))
    expect([...spread]).toEqual([...before.spread].map(Math.fround))
    layers.forEach(({ weights, bias }, depth) => {
      const own = before.layers[depth]!
      expect([...bias]).toEqual([...own.bias].map(Math.fround))
      expect([weights.rows, weights.columns]).toEqual([own.weights.rows, own.weights.columns])
      for (let column = 0; column < weights.columns; column++) {
        const of = (values: Float64Array) => [...values].filter((_, j) => j % weights.columns === column)
        const largest = Math.max(...of(own.weights.values).map(Math.abs))
        of(weights.values).forEach((value, row) =>
          expect(Math.abs(value - of(own.weights.values)[row]!)).toBeLessThan(0.501 * (largest / 127)),
        )
      }
    })
  })
})

test('a weight is one byte, and so are the widths', () => {
  const [, second] = networks
  const inputs = countOfFeatures(6)
  expect(packNetworks([second!])).toHaveLength(5 + 8 * inputs + 8 * (2 + 14) + 2 * inputs + 2 * 14)
})

test('a column of zeros stays one', () => {
  const layers = [{ weights: matrix(countOfFeatures(1), 7), bias: new Float64Array(7) }]
  const network = { window: 1, centre: normals(5), spread: normals(5), layers }
  const [back] = unpackNetworks(packNetworks([{ period: 1, network }]))
  expect([...back!.network.layers[0]!.weights.values]).toEqual(Array.from({ length: 35 }, () => 0))
})

test('what was cut off is not taken for a network', () => {
  expect(() => unpackNetworks(packNetworks(networks).slice(0, -1))).toThrow('bytes')
})
