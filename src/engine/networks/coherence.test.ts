import { expect, test } from 'vitest'
import { coherenceOf } from './coherence.ts'
import { memberJudgement, type Judgement } from './judgement.ts'
import { marginalsOfMembers } from './marginals.ts'

const three = marginalsOfMembers([0.5, 0.5, 0.5])
const close = (value: number) => expect.closeTo(value, 9)

test('coherent judgements have no violations', () => {
  const judgements = [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.6), memberJudgement(1, 2, 0.5)]
  expect(coherenceOf(three, judgements)).toEqual({ violations: [], checked: 'jointly' })
  expect(coherenceOf(three, [])).toEqual({ violations: [], checked: 'jointly' })
})

test('a value outside its bounds is shown with them, and with the nearest inside', () => {
  const { violations } = coherenceOf(marginalsOfMembers([0.7, 0.8]), [memberJudgement(0, 1, 0.5)])
  expect(violations).toEqual([
    {
      kind: 'bounds',
      judgements: [0],
      value: 0.5,
      lowest: close(0.625),
      highest: close(0.875),
      nearest: [{ judgement: 0, value: 0.625 }],
    },
  ])
  const above = coherenceOf(marginalsOfMembers([0.2, 0.8]), [{ ...memberJudgement(0, 1, 1.5), kind: 'multiplier' }])
  expect(above.violations).toMatchObject([
    { kind: 'bounds', highest: close(1.25), lowest: 0, nearest: [{ judgement: 0, value: 1.25 }] },
  ])
})

test('bounds themselves are allowed, and what is nearer to them than a millionth', () => {
  const members = marginalsOfMembers([0.7, 0.8])
  for (const value of [0.625, 0.875, 0.625 - 9e-7, 0.875 + 9e-7]) {
    expect(coherenceOf(members, [memberJudgement(0, 1, value)]).violations).toEqual([])
  }
  for (const value of [0.625 - 2e-6, 0.875 + 2e-6]) {
    expect(coherenceOf(members, [memberJudgement(0, 1, value)]).violations).toMatchObject([{ kind: 'bounds' }])
  }
})

test('P(i|j) p_j other than P(j|i) p_i is shown with both, and with what both could be', () => {
  const judgements = [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.4)]
  expect(coherenceOf(marginalsOfMembers([0.5, 0.4]), judgements).violations).toEqual([
    {
      kind: 'reciprocity',
      judgements: [0, 1],
      chances: [close(0.24), close(0.2)],
      nearest: [
        { judgement: 0, value: 0.55 },
        { judgement: 1, value: 0.44 },
      ],
    },
  ])
})

test('the same question answered twice differently is a contradiction too', () => {
  const { violations } = coherenceOf(three, [
    memberJudgement(0, 1, 0.6),
    memberJudgement(1, 2, 0.5),
    memberJudgement(0, 1, 0.4),
  ])
  expect(violations).toMatchObject([{ kind: 'reciprocity', judgements: [0, 2] }])
})

test('states of a variable that do not add up to 1 are shown with their total', () => {
  const given = { variable: 0, state: 1 }
  const judgements = [0.7, 0.5].map((value, state): Judgement => ({
    kind: 'conditional',
    of: { variable: 2, state },
    given,
    value,
  }))
  expect(coherenceOf(three, judgements).violations).toEqual([
    {
      kind: 'total',
      judgements: [0, 1],
      given,
      variable: 2,
      total: close(1.2),
      nearest: [
        { judgement: 0, value: 0.6 },
        { judgement: 1, value: 0.4 },
      ],
    },
  ])
})

test('totals may miss 1 by a millionth a judgement', () => {
  const given = { variable: 0, state: 1 }
  const judged = (excess: number) =>
    [0.6 + excess, 0.4].map((value, state): Judgement => ({
      kind: 'conditional',
      of: { variable: 2, state },
      given,
      value,
    }))
  expect(coherenceOf(three, judged(1.5e-6)).violations).toEqual([])
  expect(coherenceOf(three, judged(3e-6)).violations).toMatchObject([
    { kind: 'total', nearest: [{ judgement: 0 }, { judgement: 1 }] },
  ])
})

test('judgements that are possible one by one and not together are shown as such', () => {
  const neverTwo = [memberJudgement(0, 1, 0), memberJudgement(0, 2, 0), memberJudgement(1, 2, 0)]
  expect(coherenceOf(three, neverTwo).violations).toEqual([
    {
      kind: 'together',
      judgements: [0, 1, 2],
      nearest: [0, 1, 2].map((judgement) => ({ judgement, value: 0.333333333 })),
    },
  ])
})

test('groups that have nothing to do with each other have violations of their own', () => {
  const six = marginalsOfMembers([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.7, 0.8])
  const judgements = [
    memberJudgement(0, 1, 0),
    memberJudgement(0, 2, 0),
    memberJudgement(1, 2, 0),
    memberJudgement(3, 4, 0),
    memberJudgement(6, 7, 0.1),
    memberJudgement(3, 5, 0),
    memberJudgement(4, 5, 0),
  ]
  expect(coherenceOf(six, judgements).violations.map(({ kind, judgements: places }) => [kind, places])).toEqual([
    ['bounds', [4]],
    ['together', [0, 1, 2]],
    ['together', [3, 5, 6]],
  ])
})

test('too many members to be checked together are checked in pairs, and that is said', () => {
  const chances = Array.from({ length: 13 }, () => 0.5)
  const chain = chances.slice(1).map((_, place) => memberJudgement(place + 1, place, 0.6))
  expect(coherenceOf(marginalsOfMembers(chances), chain)).toEqual({ violations: [], checked: 'in-pairs' })
})

test('what makes no sense is refused', () => {
  expect(() => coherenceOf(three, [memberJudgement(0, 0, 0.5)])).toThrow(
    'judgements[0] must be about two different variables',
  )
})
