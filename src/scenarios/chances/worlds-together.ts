/**
 * A world beside the others of its set, of which at most one comes true: where they differ, and what their chances
 * leave for none of them.
 */
import { exclusiveSet } from '#engine/networks/exclusive-set.ts'
import type { World } from '../known-world.ts'
import type { Incoherence, ScenarioNumbers } from '../numbers.ts'

type Bound = { lowest: number; highest: number }
type Likely = Bound & { chance: number }
/**
 * `isWhole`: every member has a chance. Of the others the world may still fail, so that no lower bound holds, and it is
 * less likely than is said.
 */
export type ChancedWorld = World & { chance: (Bound & { likely: Likely; isWhole: boolean }) | null }
type Left = NonNullable<ScenarioNumbers['noneOfThese']>

/** Descriptors in the order of the set, where it is known. */
export function differencesOf(
  here: World,
  there: World,
  order: readonly string[],
): ScenarioNumbers['siblings'][number]['differs'] {
  const descriptors = new Set([...order, ...Object.keys(here.states), ...Object.keys(there.states)])
  return [...descriptors]
    .map((descriptor) => ({ descriptor, here: here.states[descriptor] ?? '', there: there.states[descriptor] ?? '' }))
    .filter((one) => one.here !== one.there)
}

/** What is left for "none of these", and whatever cannot be. Null where some world has no chance. */
export function noneOf(worlds: readonly ChancedWorld[]): { left: Left | null; incoherences: Incoherence[] } {
  const tellings = [...Map.groupBy(worlds, nameOf).values()]
  const bounds = tellings.map(boundOf)
  const known = bounds.filter((bound) => bound !== null)
  const lower = exclusiveSet(known.length > 0 ? known.map(({ lowest }) => lowest) : [0])
  if ('refused' in lower) {
    const items = worlds.filter(({ chance }) => chance?.isWhole && chance.lowest > 0).map(({ item }) => item)
    return { left: null, incoherences: [{ kind: 'siblings', items, total: lower.total }] }
  }
  if (known.length < bounds.length) return { left: null, incoherences: [] }
  const most = known.reduce((total, { highest }) => total + highest, 0)
  const bound = { lowest: Math.max(0, 1 - most), highest: lower.noneOfThese }
  const isLeast = worlds.some(({ chance }) => !chance?.isWhole)
  const shares = exclusiveSet(tellings.map(shareOf))
  if (!('refused' in shares)) return { left: { ...bound, chance: shares.noneOfThese, isLeast }, incoherences: [] }
  // Members without a chance may yet make room for all.
  const crowded = { kind: 'crowded' as const, items: worlds.map(({ item }) => item), total: shares.total }
  return { left: { ...bound, chance: null, isLeast }, incoherences: isLeast ? [] : [crowded] }
}

/** Worlds that choose the same states are told twice and are one. */
function nameOf({ states }: World): string {
  return Object.entries(states)
    .map(([descriptor, state]) => `${descriptor}.${state}`)
    .toSorted()
    .join(' ')
}

/** Of one world, however many tell it: it comes true if any of them does. */
function boundOf(tellings: readonly ChancedWorld[]): Bound | null {
  const chances = tellings.map(({ chance }) => chance)
  if (chances.some((chance) => chance === null)) return null
  const known = chances.filter((chance) => chance !== null)
  return {
    lowest: Math.max(...known.map(({ lowest, isWhole }) => (isWhole ? lowest : 0))),
    highest: Math.min(
      1,
      known.reduce((total, { highest }) => total + highest, 0),
    ),
  }
}

/** Of one world, that of the likeliest of its tellings. */
function shareOf(tellings: readonly ChancedWorld[]): number {
  return Math.max(...tellings.map(({ chance }) => chance?.likely.chance ?? 0))
}
