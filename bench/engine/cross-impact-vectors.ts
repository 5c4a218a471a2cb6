/** The published solutions and values of cross-impact matrices beside what the engine finds. */
import { consistencyMargin } from '#engine/cross-impact/consistency.ts'
import { consistentConfigurations } from '#engine/cross-impact/consistent-configurations.ts'
import {
  configurationCount,
  crossImpactMatrix,
  type CrossImpactMatrix,
} from '#engine/cross-impact/cross-impact-matrix.ts'
import { impactBalances, totalImpactScore } from '#engine/cross-impact/impact-balances.ts'
import { explainInconsistency } from '#engine/cross-impact/inconsistency.ts'
import type { Comparison } from './networks-comparison.ts'

/** A file `cib-*.json`: see its own `source` and `note`. */
export type CrossImpactVector = {
  readonly name: string
  readonly descriptors: readonly { readonly states: readonly string[] }[]
  readonly matrix: readonly (readonly number[])[]
  readonly n_configurations: number
  readonly published: {
    readonly solutions?: readonly {
      readonly state: number[]
      readonly total_impact_score: number
    }[]
    readonly consistent?: readonly number[][]
    readonly impact_balances_of?: { readonly state: number[]; readonly balances: number[] }
  }
  /** Configurations go by names such as "A1 B2": the first state of the first descriptor, the second of the second. */
  readonly computed_here?: {
    readonly total_impact_score: Readonly<Record<string, number>>
  }
}

/** One published matrix judges its outermost descriptor's own block, so that is allowed. */
export function matrixOf({ descriptors, matrix }: CrossImpactVector): CrossImpactMatrix {
  return crossImpactMatrix(
    descriptors.map(({ states }) => states.length),
    matrix,
    { scale: 'whole', ownBlocks: 'judged' },
  )
}

export function crossImpactComparisons(vector: CrossImpactVector): Comparison[] {
  const matrix = matrixOf(vector)
  return [
    ...solutionComparisons(vector, matrix),
    ...valueComparisons(vector, matrix),
    ...computedComparisons(vector, matrix),
  ].map((one) => ({ ...one, what: `${vector.name}, ${one.what}` }))
}

function exactly(what: string, ours: number, theirs: number): Comparison {
  return { what, ours, theirs, within: 0 }
}

/** Every published solution is found, and no other; 1 is found, 0 is not. */
function solutionComparisons(
  { published, n_configurations }: CrossImpactVector,
  matrix: CrossImpactMatrix,
): Comparison[] {
  const { solutions = [], consistent = [] } = published
  const known = new Set([...solutions.map(({ state }) => state), ...consistent].map(String))
  const { configurations, complete } = consistentConfigurations(matrix)
  const found = new Set(configurations.map(String))
  return [
    exactly('configurations', configurationCount(matrix), n_configurations),
    exactly('search complete', complete ? 1 : 0, 1),
    ...[...new Set([...known, ...found])].map((state) =>
      exactly(`solution ${state}`, found.has(state) ? 1 : 0, known.has(state) ? 1 : 0),
    ),
  ]
}

function valueComparisons({ published }: CrossImpactVector, matrix: CrossImpactMatrix): Comparison[] {
  const { solutions = [], impact_balances_of: example } = published
  const balances = example ? impactBalances(matrix, example.state).flat() : []
  return [
    ...solutions.map(({ state, total_impact_score: score }) =>
      exactly(`score of ${state}`, totalImpactScore(matrix, state), score),
    ),
    ...solutions.map(({ state }) =>
      exactly(`inconsistency of ${state}`, Math.min(0, consistencyMargin(matrix, state)), 0),
    ),
    ...solutions.map(({ state }) => exactly(`pulls on ${state}`, explainInconsistency(matrix, state).length, 0)),
    ...(example?.balances ?? []).map((balance, place) =>
      exactly(`balance ${place}`, balances[place] ?? Number.NaN, balance),
    ),
  ]
}

function computedComparisons({ computed_here: computed }: CrossImpactVector, matrix: CrossImpactMatrix): Comparison[] {
  return Object.entries(computed?.total_impact_score ?? {}).map(([name, score]) =>
    exactly(`score of ${name}`, totalImpactScore(matrix, stateOf(name)), score),
  )
}

function stateOf(name: string): number[] {
  return name.split(' ').map((one) => Number(one.slice(1)) - 1)
}
