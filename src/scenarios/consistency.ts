/**
 * Whether a world holds together by the judgements of its set, and what pulls it apart, by the names of descriptors and
 * states.
 */
import { consistentConfigurations } from '#engine/cross-impact/consistent-configurations.ts'
import { isConsistent } from '#engine/cross-impact/consistency.ts'
import {
  configurationCount,
  type CrossImpactMatrix,
  crossImpactMatrix,
} from '#engine/cross-impact/cross-impact-matrix.ts'
import { explainInconsistency } from '#engine/cross-impact/inconsistency.ts'
import type { ScenarioInput } from './known-world.ts'
import type { ScenarioNumbers } from './numbers.ts'
import type { ScenarioSet } from './set.ts'

type KnownSet = Pick<NonNullable<ScenarioInput['set']>, 'descriptors' | 'impacts'>

type States = Readonly<Record<string, string>>
type Consistency = NonNullable<ScenarioNumbers['consistency']>

/** `states`: one of each descriptor, as `whyNotInSet` checks. */
export function consistencyOf(set: KnownSet, states: States): Consistency {
  const matrix = matrixOf(set)
  const { configurations, complete } = consistentConfigurations(matrix)
  return {
    isConsistent: isConsistent(matrix, configurationOf(set, states)),
    pulls: pullsOf(set, matrix, states),
    consistentInSet: complete ? configurations.length : null,
    configurations: configurationCount(matrix),
  }
}

/** So many are found at the most, in so many steps: a page is drawn while its reader waits. */
const forPage = { configurations: 5000, visits: 200_000 }

/** Every way to combine the states of a set that holds together; null where they are too many for a page. */
export function waysThatHold(set: KnownSet): { ways: Record<string, string>[]; of: number } | null {
  const matrix = matrixOf(set)
  const { configurations, complete } = consistentConfigurations(matrix, forPage)
  if (!complete) return null
  const ways = configurations.map((configuration) =>
    Object.fromEntries(set.descriptors.map(({ id, states }, i) => [id, states[configuration[i] ?? 0] ?? ''])),
  )
  return { ways, of: configurationCount(matrix) }
}

/** What pulls apart what is chosen so far: descriptors without a choice say nothing, and are pulled nowhere. */
export function pullsSoFar({ descriptors, impacts }: KnownSet, states: States): Consistency['pulls'] {
  const chosen = descriptors.filter(({ id, states: possible }) => possible.includes(states[id] ?? ''))
  const set = { descriptors: chosen, impacts }
  return chosen.length < 2 ? [] : pullsOf(set, matrixOf(set), states)
}

/** A set by the names of its states alone. */
export function namesIn({ descriptors, crossImpacts }: ScenarioSet): KnownSet {
  return {
    descriptors: descriptors.map(({ id, states }) => ({ id, states: states.map((state) => state.id) })),
    impacts: crossImpacts,
  }
}

function pullsOf(set: KnownSet, matrix: CrossImpactMatrix, states: States): Consistency['pulls'] {
  const nameOf = (descriptor: number) => set.descriptors[descriptor]?.id ?? ''
  const stateOf = (descriptor: number, state: number) => set.descriptors[descriptor]?.states[state] ?? ''
  return explainInconsistency(matrix, configurationOf(set, states)).map(
    ({ descriptor, chosen, towards, excess, contributions }) => ({
      descriptor: nameOf(descriptor),
      chosen: stateOf(descriptor, chosen),
      towards: stateOf(descriptor, towards),
      excess,
      contributions: contributions.map((one) => ({
        descriptor: nameOf(one.descriptor),
        state: stateOf(one.descriptor, one.state),
        pull: one.pull,
      })),
    }),
  )
}

function configurationOf({ descriptors }: KnownSet, states: States): number[] {
  return descriptors.map(({ id, states: possible }) => possible.indexOf(states[id] ?? ''))
}

function matrixOf({ descriptors, impacts }: KnownSet): CrossImpactMatrix {
  const places = new Map(
    descriptors
      .flatMap(({ id, states }) => states.map((state) => `${id}.${state}`))
      .map((name, place) => [name, place]),
  )
  const rows = [...places].map(() => [...places].map(() => 0))
  for (const { from, to, judgement } of impacts) {
    const row = rows[places.get(from) ?? -1]
    const column = places.get(to)
    if (row && column !== undefined) row[column] = judgement
  }
  return crossImpactMatrix(
    descriptors.map(({ states }) => states.length),
    rows,
    { scale: 'whole' },
  )
}
