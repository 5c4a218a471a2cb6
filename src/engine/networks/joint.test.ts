import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chanceOfStates,
  combinationCount,
  independentJoint,
  marginalsOf,
  mustBeJoint,
  scaleTable,
  tableOf,
  type Joint,
} from './joint.ts'
import { marginalsOfMembers, mustBeMarginals, mustBeStates } from './marginals.ts'

const pair: Joint = { sizes: [2, 2], chances: Float64Array.from([0.4, 0.1, 0.2, 0.3]) }
/** Over sizes [2, 3, 2], numbered, so that every sum can be told apart. */
const numbered: Joint = { sizes: [2, 3, 2], chances: Float64Array.from({ length: 12 }, (_, cell) => 2 ** cell) }

test('the joint of independent variables holds the products, the last variable counting fastest', () => {
  const joint = independentJoint([
    [0.9, 0.1],
    [0.8, 0.2],
  ])
  expect([...joint.chances]).toEqual([0.72, 0.18, 0.08, 0.02].map((chance) => expect.closeTo(chance, 12)))
  expect(
    chanceOfStates(
      joint,
      [0, 1].map((variable) => ({ variable, state: 0 })),
    ),
  ).toBeCloseTo(0.72, 12)
  expect(combinationCount([2, 3, 4])).toBe(24)
  expect(combinationCount([])).toBe(1)
})

test('tables sum over all other variables, in the order they are named', () => {
  const chances = [...numbered.chances]
  const sumOf = (isIn: (a: number, b: number, c: number) => boolean) =>
    chances.reduce(
      (sum, chance, cell) => sum + (isIn(Math.floor(cell / 6), Math.floor(cell / 2) % 3, cell % 2) ? chance : 0),
      0,
    )
  expect([...tableOf(numbered, [1])]).toEqual([0, 1, 2].map((b) => sumOf((_, at) => at === b)))
  expect([...tableOf(numbered, [2, 0])]).toEqual(
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map(([c, a]) => sumOf((one, _, three) => one === a && three === c)),
  )
  expect([...tableOf(numbered, [])]).toEqual([4095])
  expect([...tableOf(numbered, [0, 1, 2])]).toEqual(chances)
})

test('scaling a table multiplies every combination by the factor of its cell', () => {
  const joint = { sizes: numbered.sizes, chances: Float64Array.from(numbered.chances) }
  scaleTable(joint, [2, 0], [1, 10, 100, 1000])
  expect([...joint.chances]).toEqual(
    [...numbered.chances].map((chance, cell) => chance * [1, 10, 100, 1000][(cell % 2) * 2 + Math.floor(cell / 6)]!),
  )
})

test('joints of more than 4,096 combinations are summed the same', () => {
  const marginals = Array.from({ length: 14 }, (_, variable) => [variable / 20, 1 - variable / 20])
  const joint = independentJoint(marginals)
  expect(joint.chances).toHaveLength(2 ** 14)
  marginalsOf(joint).forEach((chances, variable) => expect(chances[0]).toBeCloseTo(variable / 20, 12))
  expect(tableOf(joint, [12, 1])[1]).toBeCloseTo((12 / 20) * (19 / 20), 12)
})

test('marginals of a joint of independent variables are those it was made from', () => {
  const distribution = fc
    .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 })
    .map((parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0)
      return parts.map((part) => part / total)
    })
  fc.assert(
    fc.property(fc.array(distribution, { minLength: 1, maxLength: 5 }), (marginals) => {
      expect(marginalsOf(independentJoint(marginals))).toEqual(
        marginals.map((chances) => chances.map((one) => expect.closeTo(one, 12))),
      )
    }),
  )
})

test('members are variables of two states', () => {
  expect(marginalsOfMembers([0.9, 1])).toEqual([
    [0.9, expect.closeTo(0.1, 12)],
    [1, 0],
  ])
  expect(() => marginalsOfMembers([])).toThrow('chances must not be empty')
  expect(() => marginalsOfMembers([0.5, 2])).toThrow('chances[1] must lie between 0 and 1')
})

test('marginals, joints and states that make no sense are refused by name', () => {
  expect(() => mustBeMarginals([])).toThrow('marginals must not be empty')
  expect(() => mustBeMarginals([[1], []])).toThrow('marginals[1] must add up to 1, not 0')
  expect(() => mustBeMarginals([[0.5, 0.4]])).toThrow('marginals[0] must add up to 1, not 0.9')
  expect(() => mustBeMarginals([[0.5, 0.5 + 2e-9]])).toThrow('marginals[0] must add up to 1')
  expect(() => mustBeMarginals([[0.5, 0.5 + 5e-10]])).not.toThrow()
  expect(() => mustBeMarginals([[1.5, -0.5]])).toThrow('marginals[0][0] must lie between 0 and 1')
  expect(() => mustBeMarginals([[Number.NaN, 1]])).toThrow('marginals[0][0] must lie between 0 and 1')
  expect(() => independentJoint(Array.from({ length: 21 }, () => [0.5, 0.5]))).toThrow(
    'marginals must have at most 1048576 combinations',
  )
  expect(() => mustBeJoint({ sizes: [2, 2], chances: new Float64Array(3) })).toThrow('joint must hold 4 chances, not 3')
  expect(() => chanceOfStates({ sizes: [2], chances: new Float64Array(3) }, [])).toThrow('joint must hold 2 chances')
  expect(() => tableOf(pair, [2])).toThrow('variables must be below 2, not 2')
  expect(() => tableOf(pair, [0, 0])).toThrow('variables must be different ones')
})

test('a state exists, and a variable is in one', () => {
  expect(() => mustBeStates('given', [{ variable: 1, state: 2 }], [2, 3])).not.toThrow()
  const cases: [number, number, string][] = [
    [2, 0, 'given[0].variable must be below 2, not 2'],
    [0, 2, 'given[0].state must be below 2, not 2'],
    [-1, 0, 'given[0].variable must be a whole number'],
    [0, 0.5, 'given[0].state must be a whole number'],
  ]
  for (const [variable, state, message] of cases)
    expect(() => mustBeStates('given', [{ variable, state }], [2, 3])).toThrow(message)
  const twice = [0, 1].map((state) => ({ variable: 1, state }))
  expect(() => chanceOfStates(pair, twice)).toThrow('states[1] must not put variable 1 in a second state')
})
