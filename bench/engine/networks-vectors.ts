/** Reference values of bounds and joints beside what the engine finds. */
import { judgedTotals } from '#engine/networks/judged-totals.ts'
import { chanceOfStates } from '#engine/networks/joint.ts'
import type { Judgement } from '#engine/networks/judgement.ts'
import { jointFromMultipliers } from '#engine/networks/multiplier-joint.ts'
import { frechetBounds, independentChance } from '#engine/networks/scenario-bounds.ts'
import type { Comparison } from './networks-comparison.ts'

/** The files give ten decimals or more. */
const within = 1e-9

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
