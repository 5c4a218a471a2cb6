/** The worlds of a set side by side: in which order they are told, which two choices tell them apart, what is on. */
import type { ScenarioNumbers } from './numbers.ts'
import type { ScenarioSet } from './set.ts'
import type { ToldWorld } from './told-world.ts'

/** The number stands for the world wherever there is no room for its title. */
export type Numbered = ToldWorld & { number: number }

/** The set's own, the likeliest first, then those of others; numbered as they are told. */
export function inOrder(worlds: readonly ToldWorld[]): { own: Numbered[]; others: Numbered[] } {
  const own = worlds.filter(({ authorId }) => authorId === null).toSorted((a, b) => chanceOf(b) - chanceOf(a))
  const others = worlds.filter(({ authorId }) => authorId !== null)
  const numbered = [...own, ...others].map((world, i) => ({ ...world, number: i + 1 }))
  return { own: numbered.slice(0, own.length), others: numbered.slice(own.length) }
}

/** Below all others where it is not known. */
const chanceOf = ({ numbers }: ToldWorld) => numbers?.chance?.likely?.chance ?? -1

/** What is left for none of them, where the chances of all are known. */
export function leftOf(own: readonly ToldWorld[]): { chance: number; isLeast: boolean } | null {
  return leftIn(own.find(({ numbers }) => numbers)?.numbers ?? null)
}

/** The same by the numbers of one of them. */
export function leftIn(
  numbers: Pick<ScenarioNumbers, 'noneOfThese'> | null,
): { chance: number; isLeast: boolean } | null {
  const left = numbers?.noneOfThese
  // What was made before there was one number has none.
  return typeof left?.chance === 'number' ? { chance: left.chance, isLeast: left.isLeast } : null
}

export type Pair = { across: string; down: string }

/** The two choices that an address names, as far as it can be one of any set. */
export function readPair(query: { get(name: string): string | null }): Pair | null {
  const [across = '', down = ''] = [query.get('across') ?? '', query.get('down') ?? '']
  return across !== down && [across, down].every((id) => /^[a-z0-9-]{1,80}$/.test(id)) ? { across, down } : null
}

/** The first two choices of a set that tell most of its worlds apart. */
export function tellingPair({ descriptors }: Pick<ScenarioSet, 'descriptors'>, worlds: readonly ToldWorld[]): Pair {
  const ids = descriptors.map(({ id }) => id)
  const pairs = ids.flatMap((across, i) => ids.slice(i + 1).map((down) => ({ across, down })))
  const apart = ({ across, down }: Pair) =>
    new Set(worlds.map(({ states }) => `${states[across]} ${states[down]}`)).size
  const [first = { across: '', down: '' }, ...rest] = pairs
  return rest.reduce((best, pair) => (apart(pair) > apart(best) ? pair : best), first)
}

/** How many signposts of these worlds there are, and how many of them are on. */
export function signsOf(worlds: readonly ToldWorld[]): { all: number; on: number } {
  return {
    all: worlds.reduce((sum, { signposts }) => sum + signposts.length, 0),
    on: worlds.reduce((sum, { numbers }) => sum + (numbers?.signs.filter(({ isOn }) => isOn).length ?? 0), 0),
  }
}
