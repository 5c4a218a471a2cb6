import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { gibbsChance } from './fitting/gibbs-chance.ts'
import { chanceOfStates } from './joint.ts'
import { memberJudgement, type Judgement } from './judgement.ts'
import { marginalsOfMembers } from './marginals.ts'
import { nearestCoherentJudgements } from './nearest-coherent-judgements.ts'
import { nearestJoint } from './fitting/nearest-joint.ts'
import { conditionalChances, drawApart, pairwiseModel, sweep } from './fitting/pairwise-model.ts'
import { pairTables } from './fitting/pair-targets.ts'
import { scenarioProbability } from './scenario-probability.ts'

const never = () => {
  throw new Error('nothing to draw')
}

test('two members with a judgement: bounds, independence, and what was said', () => {
  expect(scenarioProbability([0.5, 0.4], [memberJudgement(0, 1, 0.6)], never)).toEqual({
    bounds: { lowest: 0, highest: 0.4 },
    independent: { probability: expect.closeTo(0.2, 12), assumption: 'independence' },
    elicited: { method: 'exact', chance: expect.closeTo(0.24, 10), standardError: 0 },
  })
})

test('without judgements nothing is elicited', () => {
  expect(scenarioProbability([0.5], [], never).elicited).toEqual({ refused: 'nothing-judged' })
})

test('contradictions are refused and shown; the nearest coherent judgements are taken only when passed', () => {
  const judgements = [memberJudgement(0, 1, 0.6), memberJudgement(1, 0, 0.4)]
  const { elicited } = scenarioProbability([0.5, 0.4], judgements, never)
  expect(elicited).toMatchObject({ refused: 'incoherent', violations: [{ kind: 'reciprocity' }] })
  const repaired = nearestCoherentJudgements(marginalsOfMembers([0.5, 0.4]), judgements).judgements
  expect(scenarioProbability([0.5, 0.4], repaired, never).elicited).toMatchObject({ chance: expect.closeTo(0.22, 8) })
})

test('members that nothing ties are multiplied', () => {
  const { elicited } = scenarioProbability(
    [0.5, 0.9, 0.4, 0.6, 0.7],
    [memberJudgement(0, 2, 0.6), memberJudgement(4, 3, 0.8)],
    never,
  )
  expect(elicited).toMatchObject({ method: 'exact', chance: expect.closeTo(0.24 * 0.9 * 0.48, 10) })
})

test('the elicited chance lies within the bounds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.1, max: 0.9, noNaN: true }), { minLength: 2, maxLength: 4 }),
      fc.nat(),
      (chances, seed) => {
        const drawn = seededRandom(seed)
        const said = chances.slice(1).map((_, place) => memberJudgement(place, place + 1, drawn()))
        const repaired = nearestCoherentJudgements(marginalsOfMembers(chances), said).judgements
        const { bounds, elicited } = scenarioProbability(chances, repaired, never)
        if ('refused' in elicited) throw new Error(elicited.refused)
        expect(elicited.chance).toBeGreaterThan(bounds.lowest - 1e-6)
        expect(elicited.chance).toBeLessThan(bounds.highest + 1e-6)
      },
    ),
    { numRuns: 40 },
  )
})

test('contradictions among too many members to check together are found when they are not met', () => {
  const chances = Array.from({ length: 13 }, () => 0.5)
  const chain = chances.slice(1).map((_, place) => memberJudgement(place + 1, place, 0.5))
  const { elicited } = scenarioProbability(
    [0.5, ...chances],
    [...chain.map(shifted), memberJudgement(1, 2, 0), memberJudgement(3, 1, 0), memberJudgement(3, 2, 0)].filter(
      firstOfItsPair,
    ),
    never,
  )
  expect(elicited).toMatchObject({ refused: 'not-met' })
  if (!('judgements' in elicited)) throw new Error('told which')
  expect(elicited.judgements.length).toBeGreaterThan(0)
})

/** The same judgement one member on. */
function shifted({ of, given, value }: Judgement): Judgement {
  return memberJudgement(of.variable + 1, given.variable + 1, value)
}

/** Drops the links of the chain that the contradiction speaks of itself. */
function firstOfItsPair({ of, given, value }: Judgement): boolean {
  return value === 0 || of.variable > 3 || given.variable > 3
}

test('sampling finds what the joint says, within three of its standard errors', () => {
  const marginals = [
    [0.6, 0.4],
    [0.2, 0.3, 0.5],
    [0.7, 0.3],
  ]
  const loop: Judgement[] = [
    { kind: 'multiplier', of: { variable: 0, state: 0 }, given: { variable: 1, state: 2 }, value: 1.3 },
    { kind: 'conditional', of: { variable: 2, state: 0 }, given: { variable: 1, state: 2 }, value: 0.8 },
    { kind: 'conditional', of: { variable: 2, state: 0 }, given: { variable: 0, state: 0 }, value: 0.85 },
  ]
  const states = [0, 2, 0].map((state, variable) => ({ variable, state }))
  const joint = nearestJoint(marginals, loop)
  const sampled = gibbsChance(marginals, loop, states, seededRandom(4))
  if ('refused' in joint || 'refused' in sampled) throw new Error('met')
  const exact = chanceOfStates(joint.joint, states)
  expect(exact).toBeGreaterThan(0.3)
  expect(Math.abs(sampled.chance - exact)).toBeLessThan(3 * sampled.standardError)
  expect(sampled.standardError).toBeLessThan(0.02 * exact)
  expect(sampled.standardError).toBeGreaterThan(0.0005 * exact)
  expect(sampled.largestMiss).toBeLessThan(0.03)
  expect(sampled.largestMiss).toBeGreaterThan(0)
})

test('sampling refuses what cannot be met', () => {
  const neverTwo = [memberJudgement(0, 1, 0), memberJudgement(0, 2, 0), memberJudgement(1, 2, 0)]
  const found = gibbsChance(marginalsOfMembers([0.5, 0.5, 0.5]), neverTwo, [{ variable: 0, state: 0 }], seededRandom(1))
  if (!('refused' in found)) throw new Error('met')
  // Three halves that exclude each other: the nearest that can be is 1/6 for each pair instead of 0.
  expect(found.largestMiss).toBeGreaterThan(0.1)
})

test('one state alone need not be sampled, and without loops nothing is fitted', () => {
  const pair = marginalsOfMembers([0.5, 0.4])
  expect(gibbsChance(pair, [memberJudgement(0, 1, 0.6)], [{ variable: 1, state: 1 }], never)).toEqual({
    chance: expect.closeTo(0.6, 12),
    standardError: expect.closeTo(0, 12),
    largestMiss: 0,
  })
})

test('states that make no sense cannot be sampled', () => {
  const one = marginalsOfMembers([0.5])
  expect(() => gibbsChance(one, [], [], never)).toThrow('states must not be empty')
  expect(() => gibbsChance(one, [], [{ variable: 3, state: 0 }], never)).toThrow('states[0].variable must be below 1')
  expect(() => gibbsChance([[0.5]], [], [], never)).toThrow('marginals[0] must add up to 1')
})

test('a model without loops has the chances it was made from', () => {
  const marginals = marginalsOfMembers([0.6, 0.5])
  const model = pairwiseModel(marginals, pairTables(marginals, [memberJudgement(0, 1, 0.8)]))
  const chancesAt = (states: number[], variable: number) => [
    ...conditionalChances(model, Int32Array.from(states), variable),
  ]
  expect(chancesAt([0, 0], 0)).toEqual([0.8, 0.2].map((chance) => expect.closeTo(chance, 12)))
  expect(chancesAt([0, 1], 0)[0]).toBeCloseTo(0.4, 12)
  expect(chancesAt([1, 1], 1)[0]).toBeCloseTo(0.25, 12)
})

test('where chances fall short of 1 by rounding, the last state takes the rest', () => {
  const nearly = pairwiseModel([[0.5, 0.25]], [])
  expect([...drawApart(nearly, () => 0.99)]).toEqual([1])
  expect([...drawApart(nearly, () => 0.5)]).toEqual([1])
  expect([...drawApart(nearly, () => 0.49)]).toEqual([0])
})

test('a walk visits states as often as they are likely, and leaves alone what is held', () => {
  const marginals = marginalsOfMembers([0.6, 0.5])
  const model = pairwiseModel(marginals, pairTables(marginals, [memberJudgement(0, 1, 0.8)]))
  const walk = seededRandom(3)
  const states = drawApart(model, walk)
  let together = 0
  for (let round = 0; round < 20_000; round++) {
    sweep(model, states, walk)
    if (states[0] === 0 && states[1] === 0) together += 1
  }
  expect(together / 20_000).toBeCloseTo(0.4, 1.7)
  const held = Int32Array.from([0, 1])
  for (let round = 0; round < 50; round++) sweep(model, held, walk, new Set([1]))
  expect(held[1]).toBe(1)
})

test('more members than can be written down are sampled, and the error says so', () => {
  const chances = Array.from({ length: 22 }, () => 0.9)
  // A chain can be calculated by hand: .9 times .92 for every link.
  const chain = chances.slice(1).map((_, place) => memberJudgement(place + 1, place, 0.92))
  const { elicited } = scenarioProbability(chances, chain, seededRandom(6))
  if ('refused' in elicited) throw new Error(elicited.refused)
  expect(elicited.method).toBe('sampled')
  expect(elicited.standardError).toBeGreaterThan(0)
  expect(Math.abs(elicited.chance - 0.9 * 0.92 ** 21)).toBeLessThan(3 * elicited.standardError)
})
