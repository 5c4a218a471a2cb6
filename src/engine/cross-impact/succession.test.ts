import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { basins, sampledBasins } from './basins.ts'
import { consistentConfigurations } from './consistent-configurations.ts'
import { crossImpactMatrix } from './cross-impact-matrix.ts'
import { attractorOf, successor } from './succession.ts'
import { allConfigurations, drawnMatrix, small } from './test-matrices.ts'

/** Each of two descriptors copies (or contradicts) the other. */
const copying = crossImpactMatrix(
  [2, 2],
  [
    [0, 0, 1, -1],
    [0, 0, -1, 1],
    [1, -1, 0, 0],
    [-1, 1, 0, 0],
  ],
)

test('every descriptor moves to its best state at once', () => {
  expect(successor(small, [0, 1])).toEqual([0, 0])
  expect(successor(small, [1, 0])).toEqual([0, 1])
  expect(successor(copying, [0, 1])).toEqual([1, 0])
})

test('a state among the best is kept; among others the lowest number is taken', () => {
  const rows = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0])
  rows[0] = [0, 0, 1, 2, 2]
  rows[1] = [0, 0, 1, 1, 1]
  const matrix = crossImpactMatrix([2, 3], rows)
  expect(successor(matrix, [0, 0])).toEqual([0, 1])
  expect(successor(matrix, [0, 2])).toEqual([0, 2])
  expect(successor(matrix, [1, 2])).toEqual([1, 2])
  const tenths = crossImpactMatrix([2, 3], rows.with(0, [0, 0, 0.3, 0.1 + 0.2, 0]))
  expect(successor(tenths, [0, 0])).toEqual([0, 0])
})

test('succession ends in a configuration that stays or in a cycle, told from its lowest member', () => {
  expect(attractorOf(small, [0, 1])).toEqual([[0, 0]])
  expect(attractorOf(small, [1, 1])).toEqual([[1, 1]])
  const cycle = [
    [0, 1],
    [1, 0],
  ]
  expect(attractorOf(copying, [1, 0])).toEqual(cycle)
  expect(attractorOf(copying, [0, 1])).toEqual(cycle)
})

test('the configurations that stay are the consistent ones', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), fc.nat(), (states, seed) => {
      const matrix = drawnMatrix(states, seed)
      const staying = allConfigurations(states).filter((one) => String(successor(matrix, one)) === String(one))
      expect(staying).toEqual(consistentConfigurations(matrix).configurations)
    }),
    { numRuns: 50 },
  )
})

test('basins are the numbers of configurations that end in each attractor, heaviest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), fc.nat(), (states, seed) => {
      const matrix = drawnMatrix(states, seed)
      const found = basins(matrix)
      if ('refused' in found) throw new Error('small enough')
      const ends = Map.groupBy(allConfigurations(states), (one) => attractorOf(matrix, one).join(';'))
      expect(found.starts).toBe(allConfigurations(states).length)
      expect(Object.fromEntries(found.basins.map(({ attractor, weight }) => [attractor.join(';'), weight]))).toEqual(
        Object.fromEntries([...ends].map(([name, starts]) => [name, starts.length])),
      )
      const weights = found.basins.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((one, other) => other - one))
    }),
    { numRuns: 50 },
  )
})

test('the two configurations that copy each other are a cycle with half the starts', () => {
  expect(basins(copying)).toEqual({
    starts: 4,
    basins: [
      {
        weight: 2,
        attractor: [
          [0, 1],
          [1, 0],
        ],
      },
      { weight: 1, attractor: [[0, 0]] },
      { weight: 1, attractor: [[1, 1]] },
    ],
  })
})

test('more than 2^20 configurations are drawn from, not counted', () => {
  const states = Array.from({ length: 21 }, () => 2)
  const rows = Array.from({ length: 42 }, () => Array.from({ length: 42 }, () => 0))
  expect(basins(crossImpactMatrix(states, rows))).toEqual({
    refused: 'too-many-configurations',
    configurations: 2 ** 21,
    most: 2 ** 20,
  })
})

test('drawn basins come near the counted ones', () => {
  const matrix = drawnMatrix([3, 2, 3, 2], 11)
  const counted = basins(matrix)
  if ('refused' in counted) throw new Error('small enough')
  const drawn = sampledBasins(matrix, seededRandom(2), 3600)
  expect(drawn.starts).toBe(3600)
  expect(drawn.basins.reduce((sum, { weight }) => sum + weight, 0)).toBe(3600)
  for (const { attractor, weight } of counted.basins) {
    const share = weight / counted.starts
    const found = drawn.basins.find((one) => String(one.attractor) === String(attractor))?.weight ?? 0
    expect(Math.abs(found - 3600 * share)).toBeLessThanOrEqual(4 * Math.sqrt(3600 * share * (1 - share)))
  }
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const weights = sampledBasins(matrix, seededRandom(seed), 20).basins.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  }
  expect(() => sampledBasins(matrix, seededRandom(2), 0)).toThrow('draws must be a whole number of at least 1')
})

test('what is no configuration has no successor', () => {
  expect(() => successor(small, [0, 2])).toThrow('configuration[1]')
  expect(() => attractorOf(small, [0, 2])).toThrow('configuration[1]')
})
