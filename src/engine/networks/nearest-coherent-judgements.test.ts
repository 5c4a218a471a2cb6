import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomIndex, seededRandom } from '../random.ts'
import { coherenceOf } from './coherence.ts'
import { judgementOfChance, memberJudgement, pairChanceIn, pairChanceOf, type Judgement } from './judgement.ts'
import { marginalsOfMembers, type Marginals } from './marginals.ts'
import { nearestCoherentJudgements } from './nearest-coherent-judgements.ts'
import { withMarginals } from './fitting/nearest-fit.ts'
import { nearestJoint } from './fitting/nearest-joint.ts'
import { nearestPairChances } from './fitting/nearest-pair-chances.ts'

const valuesOf = (marginals: Marginals, judgements: readonly Judgement[]) =>
  nearestCoherentJudgements(marginals, judgements).judgements.map(({ value }) => value)
const three = marginalsOfMembers([0.5, 0.5, 0.5])
const neverTwo = [memberJudgement(0, 1, 0), memberJudgement(0, 2, 0), memberJudgement(1, 2, 0)]

test.each<[string, Marginals, Judgement[], number[]]>([
  [
    'both ways round',
    marginalsOfMembers([0.5, 0.4]),
    [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.4)],
    [0.55, 0.44],
  ],
  ['too little for .7 and .8', marginalsOfMembers([0.7, 0.8]), [memberJudgement(0, 1, 0.5)], [0.625]],
  ['too much for .2 and .8', marginalsOfMembers([0.2, 0.8]), [memberJudgement(0, 1, 0.9)], [0.25]],
  ['three that exclude each other at .5 each', three, neverTwo, [0.333333333, 0.333333333, 0.333333333]],
  [
    'a multiplier beyond its bound',
    marginalsOfMembers([0.5, 0.4]),
    [{ ...memberJudgement(0, 1, 3), kind: 'multiplier' }],
    [2],
  ],
  [
    'coherent as it is',
    marginalsOfMembers([0.5, 0.4]),
    [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.48)],
    [0.6, 0.48],
  ],
])('%s: nearest is what is expected', (_, marginals, judgements, expected) => {
  expect(valuesOf(marginals, judgements)).toEqual(expected)
})

test('totals that miss 1 are shared among the states', () => {
  const marginals = [
    [0.5, 0.5],
    [0.4, 0.6],
  ].toReversed()
  const given = { variable: 0, state: 0 }
  const judged = [0.7, 0.5].map((value, state): Judgement => ({
    kind: 'conditional',
    of: { variable: 1, state },
    given,
    value,
  }))
  expect(valuesOf(marginals, judged)).toEqual([0.6, 0.4])
})

test('coherent judgements are answered as they were given', () => {
  const judgements = [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.48)]
  const found = nearestCoherentJudgements(marginalsOfMembers([0.5, 0.4]), judgements)
  expect(found.checked).toBe('jointly')
  found.judgements.forEach((one, place) => expect(one).toBe(judgements[place]))
  expect(nearestCoherentJudgements(three, [])).toEqual({ judgements: [], checked: 'jointly' })
})

test('only what must change is changed', () => {
  const judgements = [memberJudgement(0, 1, 0.6), memberJudgement(2, 3, 0.9)]
  const found = nearestCoherentJudgements(marginalsOfMembers([0.5, 0.5, 0.2, 0.8]), judgements).judgements
  expect(found[0]).toBe(judgements[0])
  expect(found[1]!.value).toBe(0.25)
})

/** Whatever people might say of some variables of two or three states. */
const said = fc.nat().map((seed) => {
  const random = seededRandom(seed)
  const marginals = Array.from({ length: 2 + randomIndex(random, 3) }, () => {
    const parts = Array.from({ length: 2 + randomIndex(random, 2) }, () => 0.05 + random())
    const total = parts.reduce((sum, part) => sum + part, 0)
    return parts.map((part) => part / total)
  })
  const stateOf = (variable: number) => ({ variable, state: randomIndex(random, marginals[variable]!.length) })
  const judgements = Array.from({ length: 1 + randomIndex(random, 8) }, (): Judgement => {
    const of = randomIndex(random, marginals.length)
    const given = (of + 1 + randomIndex(random, marginals.length - 1)) % marginals.length
    const pair = { of: stateOf(of), given: stateOf(given) }
    return random() < 0.5
      ? { kind: 'conditional', ...pair, value: random() }
      : { kind: 'multiplier', ...pair, value: 3 * random() }
  })
  return { marginals, judgements, random }
})

test('what is repaired is coherent: it has no violations, needs no more repair, and a joint distribution has it', () => {
  fc.assert(
    fc.property(said, ({ marginals, judgements }) => {
      const repaired = nearestCoherentJudgements(marginals, judgements).judgements
      expect(coherenceOf(marginals, repaired).violations).toEqual([])
      nearestCoherentJudgements(marginals, repaired).judgements.forEach((one, place) =>
        expect(one).toBe(repaired[place]),
      )
      expect(nearestJoint(marginals, repaired)).toHaveProperty('joint')
    }),
    { numRuns: 60 },
  )
})

test('no other joint with these marginals comes nearer', () => {
  fc.assert(
    fc.property(said, ({ marginals, judgements, random }) => {
      const given = judgements.map((one) => pairChanceOf(marginals, one))
      const nearest = nearestCoherentJudgements(marginals, judgements).judgements.map((one) =>
        pairChanceOf(marginals, one),
      )
      const count = marginals.reduce((product, chances) => product * chances.length, 1)
      const start = {
        sizes: marginals.map((chances) => chances.length),
        chances: Float64Array.from({ length: count }, () => random() ** 4),
      }
      const { joint } = withMarginals(start, marginals)
      const other = judgements.map((one) => pairChanceIn(joint, one))
      const distance = (chances: readonly number[]) =>
        chances.reduce((sum, chance, place) => sum + (chance - given[place]!) ** 2, 0)
      expect(distance(nearest)).toBeLessThanOrEqual(distance(other) + 1e-7)
      // Not even a step towards it: the angle at the nearest point of a convex set is never sharp.
      const angle = nearest.reduce((sum, chance, place) => sum + (given[place]! - chance) * (other[place]! - chance), 0)
      expect(angle).toBeLessThanOrEqual(1e-6)
    }),
    { numRuns: 60 },
  )
})

test('more than 2^12 combinations are looked at in pairs', () => {
  const chances = Array.from({ length: 13 }, () => 0.5)
  const chain = chances.slice(1).map((_, place) => memberJudgement(place + 1, place, 0.6))
  const found = nearestCoherentJudgements(marginalsOfMembers(chances), [...chain, memberJudgement(0, 1, 0.5)])
  expect(found.checked).toBe('in-pairs')
  expect(found.judgements.map(({ value }) => value)).toEqual([0.55, ...chain.slice(1).map(() => 0.6), 0.55])
  expect(nearestCoherentJudgements(marginalsOfMembers(chances.slice(1)), chain.slice(0, -1)).checked).toBe('jointly')
  const notTogether = nearestCoherentJudgements(marginalsOfMembers(chances), [...chain, ...neverTwo])
  expect(notTogether.checked).toBe('in-pairs')
})

test('chances of pairs come as near as any joint allows', () => {
  const found = nearestPairChances(marginalsOfMembers([0.5, 0.4]), [
    memberJudgement(0, 1, 0.6),
    memberJudgement(1, 0, 0.4),
  ])
  expect(found).toEqual([expect.closeTo(0.22, 10), expect.closeTo(0.22, 10)])
  expect(judgementOfChance(three, memberJudgement(0, 1, 0), found[0]!).value).toBeCloseTo(0.44, 10)
})

test('what makes no sense is refused', () => {
  expect(() => nearestCoherentJudgements(three, [memberJudgement(0, 3, 0.5)])).toThrow(
    'judgements[0].given.variable must be below 3',
  )
})
