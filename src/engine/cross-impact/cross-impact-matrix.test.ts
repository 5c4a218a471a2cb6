import { expect, test } from 'vitest'
import { InvalidInput } from '../invalid-input.ts'
import {
  byStates,
  configurationCount,
  crossImpactMatrix,
  mustBeConfiguration,
  type MatrixRules,
} from './cross-impact-matrix.ts'
import { small, smallRows } from './test-matrices.ts'

const changed = (row: number, column: number, judgement: number) =>
  smallRows.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? judgement : cell)))

test('a matrix knows where each descriptor begins, and how many configurations there are', () => {
  expect(small).toMatchObject({ states: [2, 2], starts: [0, 2], size: 4, tolerance: 0 })
  expect([...small.judgements]).toEqual(smallRows.flat())
  expect(configurationCount(small)).toBe(4)
  const wide = crossImpactMatrix(
    [3, 1, 2],
    Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]),
  )
  expect(wide.starts).toEqual([0, 3, 4])
  expect(configurationCount(wide)).toBe(6)
})

test('real judgements tie within a billionth of the strongest, whole ones only exactly', () => {
  expect(crossImpactMatrix([2, 2], changed(0, 2, 2.5)).tolerance).toBeCloseTo(2.5e-9, 20)
  expect(crossImpactMatrix([2, 2], changed(0, 2, -2.5)).tolerance).toBeCloseTo(2.5e-9, 20)
  expect(crossImpactMatrix([2, 2], changed(0, 2, 3)).tolerance).toBe(0)
})

const refused: [string, number[], number[][], MatrixRules, string][] = [
  ['no descriptors', [], [], {}, 'states must not be empty'],
  ['half a state', [1.5], [[0]], {}, 'states[0] must be a whole number of at least 1'],
  ['no state', [2, 0], smallRows, {}, 'states[1] must be a whole number of at least 1'],
  ['a row too few', [2, 2], smallRows.slice(1), {}, 'rows must be 4, one a state, not 3'],
  ['a row too many', [2, 2], [...smallRows, [0, 0, 0, 0]], {}, 'rows must be 4, one a state, not 5'],
  ['a short row', [2, 2], smallRows.with(1, [0, 0, 1]), {}, 'rows[1] must hold 4 judgements, one a state, not 3'],
  ['NaN', [2, 2], changed(0, 3, Number.NaN), {}, 'rows[0][3] must be a finite number'],
  ['infinity', [2, 2], changed(3, 0, -Infinity), {}, 'rows[3][0] must be a finite number'],
  ['1e300', [2, 2], changed(3, 0, 1e300), {}, 'rows[3][0] must lie between -1000000 and 1000000'],
  ['-1e7', [2, 2], changed(3, 0, -1e7), {}, 'rows[3][0] must lie between -1000000 and 1000000'],
  [
    'a fraction where whole is asked for',
    [2, 2],
    changed(0, 2, 1.5),
    { scale: 'whole' },
    'rows[0][2] must be a whole number, not 1.5',
  ],
  [
    'a judged own block',
    [2, 2],
    changed(2, 3, 1),
    {},
    'rows[2][3] must be 0, not 1: a descriptor does not judge itself',
  ],
  ['a judged diagonal', [2, 2], changed(1, 1, -1), {}, 'rows[1][1] must be 0, not -1'],
]

test.each(refused)('%s is refused by name', (...[, states, rows, rules, message]) => {
  expect(() => crossImpactMatrix(states, rows, rules)).toThrow(InvalidInput)
  expect(() => crossImpactMatrix(states, rows, rules)).toThrow(message)
})

test('fractions, the strongest judgements and judged own blocks are taken where they are allowed', () => {
  expect(crossImpactMatrix([2, 2], changed(0, 2, 1.5)).judgements[2]).toBe(1.5)
  expect(crossImpactMatrix([2, 2], changed(0, 2, -1e6), { scale: 'whole' }).judgements[2]).toBe(-1e6)
  expect(crossImpactMatrix([2, 2], changed(0, 1, 9), { ownBlocks: 'judged' }).judgements[1]).toBe(9)
})

test('a configuration names one state of every descriptor', () => {
  expect(() => mustBeConfiguration(small, [1, 0])).not.toThrow()
  expect(() => mustBeConfiguration(small, [1])).toThrow('configuration must name 2 states, one a descriptor, not 1')
  for (const state of [2, -1, 0.5, Number.NaN]) {
    expect(() => mustBeConfiguration(small, [0, state])).toThrow(
      `configuration[1] must be a whole number from 0 to 1, not ${state}`,
    )
  }
})

test('configurations are ordered by their first difference', () => {
  expect(
    [
      [1, 0],
      [0, 2],
      [0, 1],
    ].toSorted(byStates),
  ).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
  ])
  expect(byStates([1, 2], [1, 2])).toBe(0)
})
