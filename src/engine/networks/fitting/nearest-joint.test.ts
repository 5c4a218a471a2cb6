import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOfStates, independentJoint, marginalsOf, type Joint } from '../joint.ts'
import { memberJudgement, pairChanceIn, pairChanceOf, type Judgement } from '../judgement.ts'
import { marginalsOfMembers, type StateOf } from '../marginals.ts'
import { jointFromMultipliers } from '../multiplier-joint.ts'
import { nearestJoint } from './nearest-joint.ts'

const hold = (...variables: number[]) => variables.map((variable) => ({ variable, state: 0 }))
const three = marginalsOfMembers([0.5, 0.5, 0.5])
const everyTwo = (chance: number) => [
  memberJudgement(0, 1, 2 * chance),
  memberJudgement(0, 2, 2 * chance),
  memberJudgement(1, 2, 2 * chance),
]

function jointOf(found: ReturnType<typeof nearestJoint>): Joint {
  if ('refused' in found) throw new Error(found.refused)
  return found.joint
}

test('three members of .5, every two together with .2: all three hold with .05', () => {
  const found = nearestJoint(three, everyTwo(0.2))
  expect(found).toMatchObject({ largestMiss: expect.closeTo(0, 11), sweeps: expect.any(Number) })
  expect(chanceOfStates(jointOf(found), hold(0, 1, 2))).toBeCloseTo(0.05, 10)
  expect(chanceOfStates(jointOf(found), hold(0, 1))).toBeCloseTo(0.2, 10)
})

test('without judgements it is independence', () => {
  const marginals = marginalsOfMembers([0.6, 0.5, 0.4])
  expect(jointOf(nearestJoint(marginals, [])).chances).toEqual(independentJoint(marginals).chances)
})

test('along a chain, members apart are independent given the one between', () => {
  const marginals = marginalsOfMembers([0.6, 0.5, 0.4])
  const joint = jointOf(nearestJoint(marginals, [memberJudgement(0, 1, 0.8), memberJudgement(2, 1, 0.6)]))
  expect(chanceOfStates(joint, hold(0, 1, 2))).toBeCloseTo(0.5 * 0.8 * 0.6, 10)
})

/**
 * Chances of members from seed-free numbers, and for every pair a chance within its bounds, nearer to independence than
 * to either end.
 */
const judged = fc
  .record({
    chances: fc.array(fc.double({ min: 0.1, max: 0.9, noNaN: true }), { minLength: 2, maxLength: 5 }),
    pulls: fc.array(fc.double({ min: -0.25, max: 0.25, noNaN: true }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ chances, pulls }) => {
    const judgements: Judgement[] = []
    for (let i = 0; i < chances.length; i++) {
      for (let j = 0; j < i; j++) {
        const [p, q, pull] = [chances[i]!, chances[j]!, pulls[judgements.length]!]
        const end = pull > 0 ? Math.min(p, q) : Math.max(0, p + q - 1)
        judgements.push(memberJudgement(i, j, (p * q + Math.abs(pull / chances.length) * (end - p * q)) / q))
      }
    }
    return { marginals: marginalsOfMembers(chances), judgements }
  })

test('the joint has the marginals and the judgements', () => {
  fc.assert(
    fc.property(judged, ({ marginals, judgements }) => {
      const joint = jointOf(nearestJoint(marginals, judgements))
      expect(marginalsOf(joint)).toEqual(marginals.map((chances) => chances.map((chance) => expect.closeTo(chance, 9))))
      for (const one of judgements) expect(pairChanceIn(joint, one)).toBeCloseTo(pairChanceOf(marginals, one), 9)
    }),
    { numRuns: 50 },
  )
})

const divergence = (joint: Joint, from: Joint) =>
  joint.chances.reduce(
    (sum, chance, cell) => sum + (chance > 0 ? chance * Math.log(chance / from.chances[cell]!) : 0),
    0,
  )

test('no other joint with the same judgements is nearer to independence', () => {
  const marginals = marginalsOfMembers([0.6, 0.5, 0.4])
  const judgements = [memberJudgement(0, 1, 0.7), memberJudgement(1, 2, 0.6), memberJudgement(0, 2, 0.5)]
  const joint = jointOf(nearestJoint(marginals, judgements))
  // Pairs stay as they are when the eight chances move up and down like a chess board.
  for (const move of [-0.01, 0.01]) {
    const other = {
      sizes: joint.sizes,
      chances: joint.chances.map((chance, cell) => chance + move * [1, -1, -1, 1, -1, 1, 1, -1][cell]!),
    }
    for (const one of judgements) expect(pairChanceIn(other, one)).toBeCloseTo(pairChanceOf(marginals, one), 9)
    expect(divergence(other, independentJoint(marginals))).toBeGreaterThan(
      divergence(joint, independentJoint(marginals)),
    )
  }
})

const turnedState = ({ variable, state }: StateOf) => ({ variable, state: 1 - state })

test('members turned into their opposites give the same joint, turned', () => {
  fc.assert(
    fc.property(judged, ({ marginals, judgements }) => {
      const joint = jointOf(nearestJoint(marginals, judgements))
      const turned = jointOf(
        nearestJoint(
          marginals.map((chances) => chances.toReversed()),
          judgements.map((one) => ({ ...one, of: turnedState(one.of), given: turnedState(one.given) })),
        ),
      )
      turned.chances.toReversed().forEach((chance, cell) => expect(chance).toBeCloseTo(joint.chances[cell]!, 9))
    }),
    { numRuns: 20 },
  )
})

test('variables of several states may be judged in a single pair of states', () => {
  const marginals = [
    [0.2, 0.3, 0.5],
    [0.1, 0.4, 0.5],
  ]
  const judgement = { ...memberJudgement(0, 1, 0.3), given: { variable: 1, state: 2 } }
  const joint = jointOf(nearestJoint(marginals, [judgement]))
  expect(marginalsOf(joint)).toEqual(marginals.map((chances) => chances.map((chance) => expect.closeTo(chance, 9))))
  // What is left of the row is shared as the columns are, .1 to .4.
  expect([...joint.chances.subarray(0, 3)]).toEqual([0.01, 0.04, 0.15].map((chance) => expect.closeTo(chance, 9)))
})

test('impossible combinations come to nothing', () => {
  const joint = jointOf(nearestJoint(marginalsOfMembers([0.5, 0.5]), [memberJudgement(0, 1, 1)]))
  expect([...joint.chances]).toEqual([0.5, 0, 0, 0.5].map((chance) => expect.closeTo(chance, 9)))
})

test('judgements that no joint has are refused with their numbers', () => {
  const found = nearestJoint(three, everyTwo(0.1))
  if (!('unmet' in found)) throw new Error('met')
  expect(found.refused).toBe('not-met')
  expect(found.unmet.length).toBeGreaterThan(0)
  expect(found.largestMiss).toBeGreaterThan(0.05)
  const contradiction = [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.4)]
  expect(nearestJoint(three, contradiction)).toMatchObject({ refused: 'not-met', unmet: [0, 1] })
})

test('more than 2^20 combinations are refused', () => {
  const many = marginalsOfMembers(Array.from({ length: 21 }, () => 0.5))
  expect(nearestJoint(many, [])).toEqual({ refused: 'too-many-combinations', combinations: 2 ** 21, most: 2 ** 20 })
})

const multiplier = (value: number): Judgement => ({ ...memberJudgement(0, 1, value), kind: 'multiplier' })

test('multipliers bend independence and keep the marginals; what they come to is told', () => {
  const marginals = marginalsOfMembers([0.5, 0.5])
  const found = jointFromMultipliers(marginals, [multiplier(1.5)])
  if ('refused' in found) throw new Error(found.refused)
  expect(found.joint.chances[0]).toBeCloseTo(0.27526, 5)
  expect(found.kept).toEqual([{ asked: 1.5, kept: expect.closeTo(1.10102, 5) }])
})

test('a conditional counts as the multiplier it implies, two for one pair as their geometric mean', () => {
  const marginals = marginalsOfMembers([0.5, 0.4])
  const ask = (...judgements: Judgement[]) => {
    const found = jointFromMultipliers(marginals, judgements)
    if ('refused' in found) throw new Error(found.refused)
    return [...found.joint.chances].map((chance) => expect.closeTo(chance, 12))
  }
  expect(ask(memberJudgement(0, 1, 0.6))).toEqual(ask(multiplier(1.2)))
  expect(ask(multiplier(2), memberJudgement(1, 0, 0.2))).toEqual(ask(multiplier(1)))
  expect(ask(multiplier(4), multiplier(1))).toEqual(ask(multiplier(2)))
})

test('multipliers that leave a state no combination are refused', () => {
  const never = [0, 1].map((state): Judgement => ({ ...multiplier(0), given: { variable: 1, state } }))
  expect(jointFromMultipliers(three, never)).toMatchObject({
    refused: 'marginals-lost',
    largestMiss: expect.any(Number),
  })
})
