import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomIndex, seededRandom } from '../../random.ts'
import { bayesianNetwork, type BayesianNetwork, type NetworkVariable } from './bayesian-network.ts'
import { exactMarginals } from './exact-marginals.ts'
import { multiply, restrict, sumOut, type Factor } from './factor.ts'
import type { StateOf } from '../marginals.ts'
import { sampledMarginals } from './sampled-marginals.ts'

/** Rain, and whether it is wet: the example of the documentation, children first. */
const wet: NetworkVariable = { states: 2, parents: [1], table: [[0.9, 0.1], [0.3, 0.7]] } // prettier-ignore
const rain: NetworkVariable = { states: 2, parents: [], table: [[0.2, 0.8]] }
const weather = bayesianNetwork([wet, rain])
const seenWet = [{ variable: 0, state: 0 }]

function answered<Answer extends object>(found: Answer): Exclude<Answer, { refused: string }> {
  if ('refused' in found) throw new Error(String(found.refused))
  return found as Exclude<Answer, { refused: string }> // just looked
}

test('parents come before children', () => {
  expect(weather.order).toEqual([1, 0])
  expect(bayesianNetwork([rain]).order).toEqual([0])
})

test('the worked example, seen and unseen', () => {
  expect(exactMarginals(weather)).toEqual({
    evidenceChance: expect.closeTo(1, 12),
    marginals: [
      [expect.closeTo(0.42, 12), expect.closeTo(0.58, 12)],
      [expect.closeTo(0.2, 12), expect.closeTo(0.8, 12)],
    ],
  })
  expect(exactMarginals(weather, seenWet)).toEqual({
    evidenceChance: expect.closeTo(0.42, 12),
    marginals: [
      [1, 0],
      [expect.closeTo(0.18 / 0.42, 12), expect.closeTo(0.24 / 0.42, 12)],
    ],
  })
})

/** A network of some variables, each with up to two of those before it as parents, then renumbered backwards. */
const drawn = fc.nat().map((seed) => {
  const random = seededRandom(seed)
  const sizes = Array.from({ length: 2 + randomIndex(random, 4) }, () => 1 + randomIndex(random, 3))
  const last = sizes.length - 1
  const variables = sizes.map((states, place): NetworkVariable => {
    const parents = [...new Set([0, 1].filter(() => place > 0 && random() < 0.7).map(() => randomIndex(random, place)))]
    const rows = parents.reduce((product, parent) => product * sizes[parent]!, 1)
    const table = Array.from({ length: rows }, () => {
      const parts = Array.from({ length: states }, () => (random() < 0.15 ? 0 : random()) + 1e-3)
      return parts.map((part) => part / parts.reduce((sum, one) => sum + one, 0))
    })
    return { states, parents: parents.map((parent) => last - parent), table }
  })
  const network = bayesianNetwork(variables.toReversed())
  const evidence = network.variables.flatMap(({ states }, variable) =>
    random() < 0.4 ? [{ variable, state: randomIndex(random, states) }] : [],
  )
  return { network, evidence }
})

/** By adding up every combination of states. */
function enumerated({ variables }: BayesianNetwork, evidence: readonly StateOf[]) {
  const sums = variables.map(({ states }) => Array.from({ length: states }, () => 0))
  let total = 0
  const walk = (states: number[]): void => {
    if (states.length < variables.length) {
      for (let state = 0; state < variables[states.length]!.states; state++) walk([...states, state])
      return
    }
    if (evidence.some(({ variable, state }) => states[variable] !== state)) return
    const chance = variables.reduce((product, { parents, table }, variable) => {
      const row = parents.reduce((number, parent) => number * variables[parent]!.states + states[parent]!, 0)
      return product * table[row]![states[variable]!]!
    }, 1)
    total += chance
    states.forEach((state, variable) => (sums[variable]![state]! += chance))
  }
  walk([])
  return { total, marginals: sums.map((chances) => chances.map((chance) => chance / total)) }
}

test('elimination finds what adding up every combination finds', () => {
  fc.assert(
    fc.property(drawn, ({ network, evidence }) => {
      const { total, marginals } = enumerated(network, evidence)
      const found = answered(exactMarginals(network, evidence))
      expect(found.evidenceChance).toBeCloseTo(total, 12)
      expect(found.marginals).toEqual(marginals.map((chances) => chances.map((chance) => expect.closeTo(chance, 11))))
    }),
    { numRuns: 100 },
  )
})

test('what cannot be is refused, by either way', () => {
  const certain = bayesianNetwork([{ states: 2, parents: [], table: [[1, 0]] }, { states: 2, parents: [0], table: [[1, 0], [0, 1]] }]) // prettier-ignore
  const impossible = [{ variable: 1, state: 1 }]
  expect(exactMarginals(certain, impossible)).toEqual({ refused: 'impossible' })
  expect(sampledMarginals(certain, impossible, seededRandom(1), 100)).toEqual({ refused: 'no-draw-fits' })
})

test('much evidence does not vanish', () => {
  // 660 signs, half for and half against, of a chance below all numbers together.
  const signs = Array.from({ length: 660 }, (_, sign): NetworkVariable => ({
    states: 2,
    parents: [0],
    table: sign % 2 === 0 ? [[0.1, 0.9], [0.2, 0.8]] : [[0.2, 0.8], [0.1, 0.9]], // prettier-ignore
  }))
  const network = bayesianNetwork([rain, ...signs])
  const evidence = signs.map((_, sign) => ({ variable: sign + 1, state: 0 }))
  const exact = answered(exactMarginals(network, evidence))
  expect(exact.evidenceChance).toBe(0)
  expect(exact.marginals[0]![0]).toBeCloseTo(0.2, 12)
  expect(answered(sampledMarginals(network, evidence, seededRandom(1), 1000)).marginals[0]![0]!.chance).toBeCloseTo(
    0.2,
    3,
  )
})

test('a network too closely knit is left to sampling', () => {
  const roots = Array.from({ length: 24 }, (): NetworkVariable => ({ states: 2, parents: [], table: [[0.5, 0.5]] }))
  const pairs = roots.flatMap((_, one) => roots.slice(one + 1).map((__, more) => [one, one + 1 + more]))
  const same = pairs.map((parents): NetworkVariable => ({ states: 2, parents, table: [[0.6, 0.4], [0.5, 0.5], [0.5, 0.5], [0.6, 0.4]] })) // prettier-ignore
  const evidence = same.map((_, place) => ({ variable: 24 + place, state: 0 }))
  expect(exactMarginals(bayesianNetwork([...roots, ...same]), evidence)).toEqual({ refused: 'too-wide', most: 2 ** 23 })
})

test('sampled chances lie within three standard errors of the exact ones', () => {
  let beyond = 0
  let all = 0
  fc.assert(
    fc.property(drawn, ({ network, evidence }) => {
      const exact = answered(exactMarginals(network, evidence))
      const { marginals, effectiveDraws } = answered(sampledMarginals(network, evidence, seededRandom(9), 1000))
      expect(effectiveDraws).toBeLessThanOrEqual(1000 + 1e-6)
      marginals.forEach((chances, variable) => {
        expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
        chances.forEach(({ chance, standardError }, state) => {
          all += 1
          if (Math.abs(chance - exact.marginals[variable]![state]!) > 3 * standardError + 1e-12) beyond += 1
        })
      })
    }),
    { numRuns: 100 },
  )
  expect(beyond / all).toBeLessThan(0.03)
})

test('standard errors are those of independent draws', () => {
  const { marginals, effectiveDraws } = answered(sampledMarginals(weather, [], seededRandom(2), 10_000))
  expect(effectiveDraws).toBeCloseTo(10_000, 6)
  expect(marginals[1]![0]!.standardError).toBeCloseTo(Math.sqrt((0.2 * 0.8) / 10_000), 5)
  // A root is spread evenly over its chances, so it is hit to one draw.
  expect(Math.abs(marginals[1]![0]!.chance - 0.2)).toBeLessThan(2e-4)
  const weighted = answered(sampledMarginals(weather, seenWet, seededRandom(2), 10_000))
  // Weights are .9 with chance .2 and .3 with chance .8: (.42)^2 / (.2 * .81 + .8 * .09) of the draws count.
  expect(weighted.effectiveDraws / 10_000).toBeCloseTo(0.42 ** 2 / 0.234, 3)
  const p = 0.18 / 0.42
  const error = Math.sqrt((0.2 * 0.81 * (1 - p) ** 2 + 0.8 * 0.09 * p ** 2) / 10_000) / 0.42
  expect(weighted.marginals[1]![0]!.standardError).toBeCloseTo(error, 5)
  expect(weighted.marginals[0]).toEqual([
    { chance: 1, standardError: 0 },
    { chance: 0, standardError: 0 },
  ])
})

test('where chances fall short of 1 by rounding, the last state takes the rest', () => {
  const short = bayesianNetwork([{ states: 2, parents: [], table: [[0.5, 0.5 - 9e-10]] }])
  expect(
    answered(sampledMarginals(short, [], () => 1 - 2 ** -53, 1)).marginals[0]!.map(({ chance }) => chance),
  ).toEqual([0, 1])
})

test('where all draws agree the error is one draw', () => {
  const rare = bayesianNetwork([{ states: 2, parents: [], table: [[1e-9, 1 - 1e-9]] }])
  expect(answered(sampledMarginals(rare, [], seededRandom(3), 1000)).marginals).toEqual([
    [
      { chance: 0, standardError: expect.closeTo(0.001, 12) },
      { chance: 1, standardError: expect.closeTo(0.001, 12) },
    ],
  ])
})

test('factors are multiplied, summed out and restricted', () => {
  const a: Factor = { variables: [7], sizes: [2], values: Float64Array.from([2, 3]) }
  const b: Factor = { variables: [4], sizes: [2], values: Float64Array.from([5, 7]) }
  const product = multiply([a, b])
  expect(product).toEqual({ variables: [7, 4], sizes: [2, 2], values: Float64Array.from([10, 14, 15, 21]) })
  expect(sumOut(product, 4)).toEqual({ variables: [7], sizes: [2], values: Float64Array.from([24, 36]) })
  expect(sumOut(product, 7)).toEqual({ variables: [4], sizes: [2], values: Float64Array.from([25, 35]) })
  expect(restrict(product, 4, 1)).toEqual({ variables: [7], sizes: [2], values: Float64Array.from([14, 21]) })
  expect(restrict(product, 9, 1)).toBe(product)
  expect(multiply([])).toEqual({ variables: [], sizes: [], values: Float64Array.from([1]) })
  const wide: Factor = {
    variables: [4, 1, 7],
    sizes: [2, 3, 2],
    values: Float64Array.from({ length: 12 }, (_, cell) => cell),
  }
  expect([...multiply([a, wide]).values]).toEqual([0, 4, 8, 12, 16, 20, 3, 9, 15, 21, 27, 33])
  expect([...sumOut(wide, 1).values]).toEqual([6, 9, 24, 27])
})

test.each<[string, NetworkVariable[], string]>([
  ['no variables', [], 'variables must not be empty'],
  ['no states', [{ states: 0, parents: [], table: [[]] }], 'variables[0].states must be a whole number of at least 1'],
  ['a parent that does not exist', [{ ...rain, parents: [1] }], 'variables[0].parents[0] must be below 1, not 1'],
  ['half a parent', [rain, { ...wet, parents: [0.5] }], 'variables[1].parents[0] must be a whole number'],
  [
    'a parent twice',
    [rain, { states: 2, parents: [0, 0], table: [] }],
    'variables[1].parents[1] must not name 0 again',
  ],
  ['a row too few', [wet, { ...rain, table: [] }], 'variables[1].table must have 1 rows, not 0'],
  ['a row too short', [{ ...rain, table: [[1]] }], 'variables[0].table[0] must hold 2 chances, not 1'],
  ['a row that does not add up', [{ ...rain, table: [[0.2, 0.7]] }], 'variables[0].table[0] must add up to 1'],
  ['a negative chance', [{ ...rain, table: [[1.2, -0.2]] }], 'variables[0].table[0][0] must lie between 0 and 1'],
  ['itself as a parent', [{ ...wet, parents: [0] }], 'variables must not depend on themselves in a circle'],
  ['a circle', [wet, { ...wet, parents: [0] }], 'variables must not depend on themselves in a circle'],
])('a network with %s is refused', (_, variables, message) => {
  expect(() => bayesianNetwork(variables)).toThrow(message)
})

test('evidence and draws are checked', () => {
  const twice = [0, 1].map((state) => ({ variable: 0, state }))
  for (const ask of [
    (evidence: StateOf[]) => exactMarginals(weather, evidence),
    (evidence: StateOf[]) => sampledMarginals(weather, evidence, seededRandom(1), 10),
  ]) {
    expect(() => ask([{ variable: 2, state: 0 }])).toThrow('evidence[0].variable must be below 2')
    expect(() => ask([{ variable: 0, state: 2 }])).toThrow('evidence[0].state must be below 2')
    expect(() => ask(twice)).toThrow('evidence[1] must not put variable 0 in a second state')
  }
  expect(() => sampledMarginals(weather, [], seededRandom(1), 0)).toThrow('draws must be a whole number of at least 1')
})
