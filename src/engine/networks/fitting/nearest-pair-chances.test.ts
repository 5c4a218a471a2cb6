import { expect, test } from 'vitest'
import { memberJudgement } from '../judgement.ts'
import { marginalsOfMembers } from '../marginals.ts'
import { nearestPairChances } from './nearest-pair-chances.ts'

test('what some joint has is left as it was said', () => {
  // Members of .5, .4 and .3, each given the one before: P(both) .3, .2.
  const found = nearestPairChances(marginalsOfMembers([0.5, 0.4, 0.3]), [
    memberJudgement(1, 0, 0.6),
    memberJudgement(2, 1, 0.5),
  ])
  expect(found).toEqual([expect.closeTo(0.3, 9), expect.closeTo(0.2, 9)])
})

test('of two that say otherwise of one pair, the middle', () => {
  const found = nearestPairChances(marginalsOfMembers([0.5, 0.4]), [
    memberJudgement(0, 1, 0.6),
    memberJudgement(1, 0, 0.4),
  ])
  expect(found).toEqual([expect.closeTo(0.22, 10), expect.closeTo(0.22, 10)])
})

test('what no joint can have comes as near as the chances of its members allow, which stay as they are', () => {
  // Both at most as likely as the less likely of the two, and at least by what they have too much together.
  const most = nearestPairChances(marginalsOfMembers([0.5, 0.2]), [memberJudgement(1, 0, 0.9)])
  expect(most).toEqual([expect.closeTo(0.2, 9)])
  const least = nearestPairChances(marginalsOfMembers([0.8, 0.7]), [memberJudgement(1, 0, 0.1)])
  expect(least).toEqual([expect.closeTo(0.5, 9)])
  // Three of a half each that never come in twos would have to come to one and a half.
  const never = [memberJudgement(1, 0, 0), memberJudgement(2, 1, 0), memberJudgement(2, 0, 0)]
  const found = nearestPairChances(marginalsOfMembers([0.5, 0.5, 0.5]), never)
  expect(found).toEqual([1, 1, 1].map(() => expect.closeTo(1 / 6, 9)))
})
