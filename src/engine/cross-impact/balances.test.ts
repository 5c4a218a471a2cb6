import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consistencyMargin, consistencyMargins, isConsistent } from './consistency.ts'
import { crossImpactMatrix } from './cross-impact-matrix.ts'
import { impactBalances, totalImpactScore } from './impact-balances.ts'
import { explainInconsistency } from './inconsistency.ts'
import { allConfigurations, drawnMatrix, drawnRows, small, smallRows } from './test-matrices.ts'

const drawn = fc.record({
  states: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  seed: fc.nat(),
})

test('balances, score and margins of the worked example', () => {
  expect(impactBalances(small, [0, 1])).toEqual([
    [0, 0],
    [2, -2],
  ])
  expect(impactBalances(small, [1, 0])).toEqual([
    [1, -1],
    [-1, 1],
  ])
  expect(totalImpactScore(small, [0, 1])).toBe(-2)
  expect(totalImpactScore(small, [0, 0])).toBe(3)
  expect(consistencyMargins(small, [0, 1])).toEqual([0, -4])
  expect(consistencyMargin(small, [0, 1])).toBe(-4)
  expect(consistencyMargin(small, [0, 0])).toBe(2)
})

test('a configuration is consistent down to a margin of 0, and not below', () => {
  expect(allConfigurations([2, 2]).map((one) => isConsistent(small, one))).toEqual([true, false, false, true])
  const indifferent = crossImpactMatrix(
    [2, 2],
    Array.from({ length: 4 }, () => [0, 0, 0, 0]),
  )
  expect(allConfigurations([2, 2]).every((one) => isConsistent(indifferent, one))).toBe(true)
})

test('.1 + .2 ties with .3', () => {
  const rows = [
    [0, 0, 0.3, 0.1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0.2],
    [0, 0, 0, 0],
  ].map((row) => [...row, 0, 0])
  const matrix = crossImpactMatrix([2, 2, 2], rows)
  expect(consistencyMargin(matrix, [0, 0, 0])).toBeLessThan(0)
  expect(isConsistent(matrix, [0, 0, 0])).toBe(true)
  expect(explainInconsistency(matrix, [0, 0, 0])).toEqual([])
})

test('a descriptor with one state cannot be moved', () => {
  const alone = crossImpactMatrix([1], [[0]])
  expect(consistencyMargins(alone, [0])).toEqual([Infinity])
  expect(isConsistent(alone, [0])).toBe(true)
})

test('an own block counts where it is judged', () => {
  const rows = smallRows.map((row) => [...row])
  rows[3]![3] = 5
  expect(isConsistent(crossImpactMatrix([2, 2], rows, { ownBlocks: 'judged' }), [0, 1])).toBe(true)
})

test('the worked example is pulled in its second descriptor, by the first', () => {
  expect(explainInconsistency(small, [0, 1])).toEqual([
    { descriptor: 1, chosen: 1, towards: 0, excess: 4, contributions: [{ descriptor: 0, state: 0, pull: 4 }] },
  ])
  expect(explainInconsistency(small, [0, 0])).toEqual([])
  expect(explainInconsistency(small, [1, 1])).toEqual([])
})

test('the strongest pull comes first, and in each the strongest contribution', () => {
  const rows = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0])
  rows[0] = [0, 0, 1, 0, 0, 3]
  rows[2] = [0, 1, 0, 0, 0, 1]
  rows[4] = [-1, 0, 0, 3, 0, 0]
  const pulls = explainInconsistency(crossImpactMatrix([2, 2, 2], rows), [0, 0, 0])
  expect(pulls.map(({ descriptor, excess }) => [descriptor, excess])).toEqual([
    [2, 4],
    [0, 2],
    [1, 2],
  ])
  expect(pulls.map(({ contributions }) => contributions.map(({ descriptor, pull }) => [descriptor, pull]))).toEqual([
    [
      [0, 3],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 1],
    ],
    [
      [2, 3],
      [0, -1],
    ],
  ])
})

test('contributions add up to the excess, and nothing pulls on a consistent configuration', () => {
  fc.assert(
    fc.property(drawn, ({ states, seed }) => {
      const matrix = drawnMatrix(states, seed)
      for (const configuration of allConfigurations(states)) {
        const balances = impactBalances(matrix, configuration)
        const pulls = explainInconsistency(matrix, configuration)
        expect(pulls.length === 0).toBe(isConsistent(matrix, configuration))
        for (const { descriptor, chosen, towards, excess, contributions } of pulls) {
          expect(chosen).toBe(configuration[descriptor])
          expect(excess).toBe(balances[descriptor]![towards]! - balances[descriptor]![chosen]!)
          expect(contributions.reduce((sum, { pull }) => sum + pull, 0)).toBe(excess)
          expect(contributions.every(({ descriptor: from, state }) => configuration[from] === state)).toBe(true)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('margins do not change when a state adds the same to all states of another descriptor, and grow with the unit', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -5, max: 5 }), (seed, shift) => {
      const states = [2, 3, 2]
      const rows = drawnRows(states, seed)
      const shifted = rows.map((row, from) =>
        row.map((cell, to) => (from === 0 && to >= 2 && to < 5 ? cell + shift : cell)),
      )
      const tripled = rows.map((row) => row.map((cell) => 3 * cell))
      for (const configuration of allConfigurations(states)) {
        const margins = consistencyMargins(crossImpactMatrix(states, rows), configuration)
        expect(consistencyMargins(crossImpactMatrix(states, shifted), configuration)).toEqual(margins)
        expect(consistencyMargins(crossImpactMatrix(states, tripled), configuration)).toEqual(
          margins.map((margin) => 3 * margin),
        )
      }
    }),
    { numRuns: 20 },
  )
})

test('a configuration of another shape is refused everywhere', () => {
  for (const ask of [
    impactBalances,
    totalImpactScore,
    consistencyMargins,
    consistencyMargin,
    isConsistent,
    explainInconsistency,
  ]) {
    expect(() => ask(small, [0])).toThrow('configuration must name 2 states')
  }
})
