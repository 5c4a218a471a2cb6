/** Reference values of bounds, joints and Bayesian networks beside what the engine finds. */
import { bayesianNetwork } from '#engine/networks/bayesian/bayesian-network.ts'
import { exactMarginals } from '#engine/networks/bayesian/exact-marginals.ts'
import { judgedTotals } from '#engine/networks/judged-totals.ts'
import { chanceOfStates } from '#engine/networks/joint.ts'
import type { Judgement } from '#engine/networks/judgement.ts'
import { jointFromMultipliers } from '#engine/networks/multiplier-joint.ts'
import { sampledMarginals } from '#engine/networks/bayesian/sampled-marginals.ts'
import { frechetBounds, independentChance } from '#engine/networks/scenario-bounds.ts'
import { seededRandom } from '#engine/random.ts'
import type { Comparison } from './networks-comparison.ts'

/** The files give ten decimals or more. */
const within = 1e-9
const draws = 100_000

/** A file `frechet*.json`. */
export type BoundsVector = {
  readonly cases: readonly { readonly p: number[]; readonly bounds: [number, number]; readonly independent: number }[]
}

export function boundsComparisons({ cases }: BoundsVector): Comparison[] {
  return cases.flatMap(({ p, bounds, independent }) => {
    const { lowest, highest } = frechetBounds(p)
    return [
      { what: `lowest of ${p}`, ours: lowest, theirs: bounds[0], within },
      { what: `highest of ${p}`, ours: highest, theirs: bounds[1], within },
      { what: `independent ${p}`, ours: independentChance(p).probability, theirs: independent, within },
    ]
  })
}

/** A file `ci-*.json`: multipliers in the upper blocks of a square table over all states of all factors. */
export type MultiplierVector = {
  readonly name: string
  readonly marginals: readonly number[][]
  readonly multipliers_upper_blocks: readonly number[][]
  readonly coherence_row_sums: readonly {
    readonly factor: number
    readonly given: number
    readonly state: number
    readonly sum: number
  }[]
  readonly computed_here: {
    readonly joint: readonly unknown[]
    readonly top: readonly { readonly p: number; readonly state: number[] }[]
  }
}

export function multiplierComparisons(vector: MultiplierVector): Comparison[] {
  const { name, marginals, coherence_row_sums: sums, computed_here: theirs } = vector
  const judgements = judgementsOf(vector)
  const found = jointFromMultipliers(marginals, judgements)
  if ('refused' in found) return [{ what: `${name} refused`, ours: found.largestMiss, theirs: 0, within: 0 }]
  const cells = theirs.joint.flat(marginals.length - 1) as number[] // one level a factor
  const totals = judgedTotals(marginals, judgements)
  return [
    ...cells.map((chance, cell) => ({
      what: `${name} joint[${cell}]`,
      ours: found.joint.chances[cell] ?? Number.NaN,
      theirs: chance,
      within,
    })),
    ...theirs.top.map(({ p, state }) => ({
      what: `${name} top ${state}`,
      ours: chanceOfStates(
        found.joint,
        state.map((one, variable) => ({ variable, state: one })),
      ),
      theirs: p,
      within,
    })),
    ...sums.map(({ factor, given, state, sum }) => ({
      what: `${name} sum of ${factor}.${state} over ${given}`,
      ours:
        totals.find((one) => one.given.variable === factor && one.given.state === state && one.variable === given)
          ?.total ?? Number.NaN,
      theirs: sum,
      within,
    })),
  ]
}

function judgementsOf({ marginals, multipliers_upper_blocks: table }: MultiplierVector): Judgement[] {
  const states = marginals.flatMap((chances, variable) => chances.map((_, state) => ({ variable, state })))
  return states.flatMap((given, row) =>
    states.flatMap((of, column) =>
      of.variable > given.variable
        ? [{ kind: 'multiplier' as const, of, given, value: table[row]?.[column] ?? Number.NaN }]
        : [],
    ),
  )
}

/** A file `bn-*.json`: tables by the names of the parents' states. */
export type NetworkVector = {
  readonly name: string
  readonly variables: Readonly<
    Record<
      string,
      { readonly states: string[]; readonly parents: string[]; readonly cpt: Readonly<Record<string, number[]>> }
    >
  >
  readonly queries: readonly {
    readonly evidence: Readonly<Record<string, string>>
    readonly p_evidence: number
    readonly marginals: Readonly<Record<string, Readonly<Record<string, number>>>>
  }[]
}

export function networkComparisons(vector: NetworkVector): Comparison[] {
  const names = Object.keys(vector.variables)
  const network = networkOf(vector)
  return vector.queries.flatMap(({ evidence, p_evidence, marginals }) => {
    const given = Object.entries(evidence).map(([name, state]) => ({
      variable: names.indexOf(name),
      state: vector.variables[name]?.states.indexOf(state) ?? -1,
    }))
    const exact = exactMarginals(network, given)
    const sampled = sampledMarginals(network, given, seededRandom(1), draws)
    const what = `${vector.name} given ${JSON.stringify(evidence)}`
    if ('refused' in exact || 'refused' in sampled) return [{ what: `${what} refused`, ours: 1, theirs: 0, within: 0 }]
    const values = Object.entries(marginals).flatMap(([name, chances]) =>
      Object.entries(chances).flatMap(([state, theirs]): Comparison[] => {
        const [variable, place] = [names.indexOf(name), vector.variables[name]?.states.indexOf(state) ?? -1]
        const { chance, standardError } = sampled.marginals[variable]?.[place] ?? {
          chance: Number.NaN,
          standardError: 0,
        }
        return [
          { what: `${what}: ${name} ${state}`, ours: exact.marginals[variable]?.[place] ?? Number.NaN, theirs, within },
          // What is seen has no error; the reference is rounded.
          { what: `${what}: ${name} ${state}, sampled`, ours: chance, theirs, within: 3 * standardError + within },
        ]
      }),
    )
    return [{ what: `${what}: its chance`, ours: exact.evidenceChance, theirs: p_evidence, within }, ...values]
  })
}

function networkOf({ variables }: NetworkVector) {
  const names = Object.keys(variables)
  return bayesianNetwork(
    Object.values(variables).map(({ states, parents, cpt }) => ({
      states: states.length,
      parents: parents.map((parent) => names.indexOf(parent)),
      table: combinations(parents.map((parent) => variables[parent]?.states ?? [])).map(
        (row) => cpt[row.join(',')] ?? [],
      ),
    })),
  )
}

function combinations(lists: readonly string[][]): string[][] {
  return lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]])
}
