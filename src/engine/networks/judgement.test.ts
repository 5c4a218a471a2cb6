import { expect, test } from 'vitest'
import { judgedTotals } from './judged-totals.ts'
import {
  judgementOfChance,
  memberJudgement,
  mustBeJudgements,
  pairChanceIn,
  pairChanceOf,
  pairNameOf,
  pairOf,
  toleranceOf,
  type Judgement,
} from './judgement.ts'
import { marginalsOfMembers } from './marginals.ts'
import { pairTables, pairTarget } from './fitting/pair-targets.ts'

const members = marginalsOfMembers([0.5, 0.4])
const multiplier = (value: number, of = 0, given = 1): Judgement => ({
  ...memberJudgement(of, given, value),
  kind: 'multiplier',
})

test('a judgement says how likely both states are together, and back', () => {
  expect(memberJudgement(0, 1, 0.6)).toEqual({
    kind: 'conditional',
    of: { variable: 0, state: 0 },
    given: { variable: 1, state: 0 },
    value: 0.6,
  })
  expect(pairChanceOf(members, memberJudgement(0, 1, 0.6))).toBeCloseTo(0.24, 12)
  expect(pairChanceOf(members, memberJudgement(1, 0, 0.6))).toBeCloseTo(0.3, 12)
  expect(pairChanceOf(members, multiplier(1.2))).toBeCloseTo(0.24, 12)
  expect(judgementOfChance(members, memberJudgement(0, 1, 0.1), 0.24)).toEqual(
    memberJudgement(0, 1, expect.closeTo(0.6, 12)),
  )
  expect(judgementOfChance(members, multiplier(9), 0.24).value).toBeCloseTo(1.2, 12)
  expect(toleranceOf(members, memberJudgement(0, 1, 0.6))).toBeCloseTo(4e-7 + 1e-9, 18)
  expect(toleranceOf(members, multiplier(1.2))).toBeCloseTo(2e-7 + 1e-9, 18)
})

test('a pair is the same whichever way round it was asked', () => {
  const [one, other] = [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.1)]
  expect(pairOf(one)).toEqual(pairOf(other))
  expect(pairOf(other)[0].variable).toBe(0)
  expect(pairNameOf(one)).toBe('0 0 1 0')
  expect(pairNameOf(other)).toBe('0 0 1 0')
  const joint = { sizes: [2, 2], chances: Float64Array.from([0.4, 0.1, 0.2, 0.3]) }
  expect(pairChanceIn(joint, { ...other, of: { variable: 1, state: 1 } })).toBe(0.1)
  expect(pairChanceIn(joint, { ...one, of: { variable: 0, state: 1 } })).toBe(0.2)
})

test.each<[string, Partial<Judgement>, string]>([
  ['another variable', { of: { variable: 2, state: 0 } }, 'judgements[0].of.variable must be below 2'],
  ['another state', { given: { variable: 1, state: 2 } }, 'judgements[0].given.state must be below 2'],
  [
    'a variable with itself',
    { given: { variable: 0, state: 1 } },
    'judgements[0] must be about two different variables',
  ],
  ['a chance above 1', { value: 1.1 }, 'judgements[0].value must lie between 0 and 1'],
  ['NaN', { value: Number.NaN }, 'judgements[0].value must lie between 0 and 1'],
  ['a negative multiplier', { kind: 'multiplier', value: -0.1 }, 'judgements[0].value must be at least 0, not -0.1'],
  ['an infinite multiplier', { kind: 'multiplier', value: Infinity }, 'judgements[0].value must be a finite number'],
])('%s cannot be judged', (_, change, message) => {
  expect(() => mustBeJudgements(members, [{ ...memberJudgement(0, 1, 0.5), ...change }])).toThrow(message)
})

test('what cannot come true cannot be judged', () => {
  const rare = marginalsOfMembers([1e-300, 0.5, 1e-6])
  expect(() => mustBeJudgements(rare, [memberJudgement(0, 1, 0.5)])).toThrow(
    'judgements[0].of must have a chance of at least 0.000001',
  )
  expect(() => mustBeJudgements(rare, [memberJudgement(1, 0, 0.5)])).toThrow(
    'judgements[0].given must have a chance of at least 0.000001',
  )
  expect(() =>
    mustBeJudgements(rare, [memberJudgement(1, 2, 0.5), multiplier(0, 2, 1), multiplier(1e300, 2, 1)]),
  ).not.toThrow()
  expect(() => mustBeJudgements([[0.5]], [])).toThrow('marginals[0] must add up to 1')
})

test('the only open cell of a row or column follows from the marginals', () => {
  const [table, ...others] = pairTables(members, [memberJudgement(0, 1, 0.75)])
  expect(others).toEqual([])
  expect(table?.variables).toEqual([0, 1])
  expect([...(table?.cells ?? [])]).toEqual([0.3, 0.2, 0.1, 0.4].map((cell) => expect.closeTo(cell, 12)))
})

test('a pair judged more than once counts with its mean; open cells stay open', () => {
  const marginals = [
    [0.2, 0.3, 0.5],
    [0.1, 0.4, 0.5],
  ]
  const tables = pairTables(marginals, [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.2)])
  expect(tables).toHaveLength(1)
  expect(tables[0]!.cells[0]).toBeCloseTo(0.05, 12)
  expect([...tables[0]!.cells].filter(Number.isNaN)).toHaveLength(8)
  const { classes, chances, variables } = pairTarget(tables[0]!)
  expect(variables).toEqual([0, 1])
  expect([...classes]).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1])
  expect([...chances]).toEqual([expect.closeTo(0.05, 12), expect.closeTo(0.95, 12)])
})

test('targets of incoherent tables are chances all the same', () => {
  const { chances } = pairTarget(pairTables(members, [memberJudgement(0, 1, 1), multiplier(2.5)])[0]!)
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  const open = [
    [0.5, 0.3, 0.2],
    [0.5, 0.3, 0.2],
  ]
  const target = pairTarget(pairTables(open, [multiplier(5)])[0]!)
  expect([...target.chances]).toEqual([1, 0])
})

test('all states of a variable given one of another add up to 1 in coherent judgements', () => {
  const chances = [
    [0.3, 0.2, 0.3, 0.2],
    [0.5, 0.5],
  ]
  const given = { variable: 1, state: 0 }
  const judged = [1.5, 1.5, 1, 0.1].map((value, state): Judgement => ({
    kind: 'multiplier',
    of: { variable: 0, state },
    given,
    value,
  }))
  expect(judgedTotals(chances, judged)).toEqual([
    { given, variable: 0, judgements: [0, 1, 2, 3], total: expect.closeTo(1.07, 12) },
  ])
  // Asked the other way round, and once more: the mean counts.
  const turned = { kind: 'conditional' as const, of: given, given: { variable: 0, state: 3 }, value: 0.15 }
  expect(judgedTotals(chances, [turned, ...judged])).toEqual([
    { given, variable: 0, judgements: [0, 1, 2, 3, 4], total: expect.closeTo(1.09, 12) },
  ])
  expect(judgedTotals(chances, judged.slice(1))).toEqual([])
})
