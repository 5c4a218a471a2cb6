import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isConsistent } from './consistency.ts'
import { consistentConfigurations } from './consistent-configurations.ts'
import { crossImpactMatrix } from './cross-impact-matrix.ts'
import { searchOrder } from './search-order.ts'
import { allConfigurations, drawnMatrix, drawnRows, small } from './test-matrices.ts'

const indifferent = (states: readonly number[]) => {
  const size = states.reduce((sum, count) => sum + count, 0)
  return crossImpactMatrix(
    states,
    Array.from({ length: size }, () => Array.from({ length: size }, () => 0)),
  )
}

test('the worked example has two consistent configurations', () => {
  const { configurations, complete } = consistentConfigurations(small)
  expect({ configurations, complete }).toEqual({
    configurations: [
      [0, 0],
      [1, 1],
    ],
    complete: true,
  })
})

test.each([
  ['whole judgements', { divisor: 1 }],
  ['judgements in tenths, with ties', { divisor: 10 }],
  ['judged own blocks', { judgeOwn: true }],
])('the search finds what looking at every configuration finds: %s', (_, options) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }), fc.nat(), (states, seed) => {
      const matrix = drawnMatrix(states, seed, options)
      const { configurations, complete } = consistentConfigurations(matrix)
      expect(complete).toBe(true)
      expect(configurations).toEqual(allConfigurations(states).filter((one) => isConsistent(matrix, one)))
    }),
    { numRuns: 60 },
  )
})

test('the search leaves out what cannot hold', () => {
  const states = [3, 3, 3, 3, 3, 3, 3, 3]
  const { visited, configurations } = consistentConfigurations(drawnMatrix(states, 4))
  expect(configurations.length).toBeGreaterThan(0)
  expect(visited).toBeLessThan(3 ** 8 / 10)
})

test('where nothing is judged, everything is consistent', () => {
  expect(consistentConfigurations(indifferent([2, 3])).configurations).toEqual(allConfigurations([2, 3]))
})

test('limits stop the search, and it says so', () => {
  const matrix = indifferent([2, 2, 2])
  expect(consistentConfigurations(matrix, { configurations: 3 })).toMatchObject({
    complete: false,
    configurations: { length: 3 },
  })
  expect(consistentConfigurations(matrix, { configurations: 8 })).toMatchObject({ complete: true, visited: 14 })
  expect(consistentConfigurations(matrix, { visits: 13 })).toMatchObject({ complete: false, visited: 13 })
  expect(consistentConfigurations(matrix, { visits: 14 })).toMatchObject({ complete: true, visited: 14 })
  expect(consistentConfigurations(matrix, { configurations: 0 })).toMatchObject({ complete: false, configurations: [] })
  expect(() => consistentConfigurations(matrix, { configurations: -1 })).toThrow(
    'limits.configurations must be a whole number',
  )
  expect(() => consistentConfigurations(matrix, { visits: 0.5 })).toThrow('limits.visits must be a whole number')
})

test('a descriptor without influence is decided last', () => {
  const rows = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0])
  rows[2] = [0, 0, 0, 0, 2, -2]
  rows[4] = [0, 0, 1, -1, 0, 0]
  expect(searchOrder(crossImpactMatrix([2, 2, 2], rows)).at(-1)).toBe(0)
})

test('the order begins with who gives and receives most, and goes on with who is bound most closely', () => {
  // Swings: 2 on 0 by 12 and on 3 by 6, 0 on 1 by 2, 1 on 3 by 4. All that 0 receives comes from 2, but only .6 of what
  // 3 does.
  const rows = Array.from({ length: 8 }, () => [0, 0, 0, 0, 0, 0, 0, 0])
  rows[4] = [3, -3, 0, 0, 0, 0, 0, 0]
  rows[5] = [-3, 3, 0, 0, 0, 0, 3, -3]
  rows[0] = [0, 0, 1, -1, 0, 0, 0, 0]
  rows[2] = [0, 0, 0, 0, 0, 0, 2, -2]
  expect(searchOrder(crossImpactMatrix([2, 2, 2, 2], rows))).toEqual([2, 0, 1, 3])
})

test('any order of the descriptors finds the same', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const states = [2, 3, 2]
      const rows = drawnRows(states, seed)
      // The last descriptor comes first: its rows and columns 5 and 6.
      const turned = [5, 6, 0, 1, 2, 3, 4].map((from) => [5, 6, 0, 1, 2, 3, 4].map((to) => rows[from]![to]!))
      const { configurations } = consistentConfigurations(crossImpactMatrix(states, rows))
      const found = consistentConfigurations(crossImpactMatrix([2, 2, 3], turned)).configurations
      expect(found.map(([c, a, b]) => [a, b, c].join()).toSorted()).toEqual(
        configurations.map((one) => one.join()).toSorted(),
      )
    }),
    { numRuns: 30 },
  )
})
