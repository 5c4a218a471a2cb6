/**
 * How many configurations end in each attractor. These are weights, counts of starting points: not probabilities, since
 * nothing says that the world starts anywhere at random. They are never shown as per cent.
 */
import { mustBeCount } from '../invalid-input.ts'
import { randomIndex, type Random } from '../random.ts'
import { configurationCount, type CrossImpactMatrix } from './cross-impact-matrix.ts'
import { attractorOf, succeed, type Attractor } from './succession.ts'

/** An attractor and how many of the starts ended in it. */
export type Basin = { readonly attractor: Attractor; readonly weight: number }

export type Basins =
  | { readonly basins: Basin[]; readonly starts: number }
  | { readonly refused: 'too-many-configurations'; readonly configurations: number; readonly most: number }

/** Above this many configurations not every one is followed: about a second's work. */
const mostConfigurations = 2 ** 20

/**
 * The basins of all attractors, heaviest first, from every configuration under global succession (Weimer-Jehle 2006;
 * ScenarioWizard manual 2013). The weights add up to `starts`, the number of configurations. Refused above 2^20
 * configurations: then `sampledBasins`. Worked: of the 36 configurations of CIB_global (SEI 2018) 17 end in a cycle, 12
 * in [2, 0, 2], 4 in [1, 2, 1], 2 in [0, 1, 2] and 1 in [1, 1, 1].
 */
export function basins(matrix: CrossImpactMatrix): Basins {
  const configurations = configurationCount(matrix)
  if (configurations > mostConfigurations)
    return { refused: 'too-many-configurations', configurations, most: mostConfigurations }
  const ends = endsOfAll(matrix, configurations)
  const weights = new Map<number, number>()
  for (const end of ends) weights.set(end, (weights.get(end) ?? 0) + 1)
  const found = [...weights].map(([end, weight]) => ({
    attractor: attractorOf(matrix, configurationAt(matrix, end)),
    weight,
  }))
  return { basins: found.toSorted(heaviestFirst), starts: configurations }
}

/**
 * The basins met from `draws` configurations drawn evenly at random, heaviest first; attractors with small basins may
 * be missing. A weight w of n draws has a standard error of sqrt(w (1 - w / n)). Throws `InvalidInput` unless `draws`
 * is at least 1. Worked: 100,000 draws of CIB_natl_regional (SEI 2018) end in [0, 0, 2, 2, 1, 1, 2, 0, 0, 0, 2, 0, 0,
 * 0, 0] about 33,250 times.
 */
export function sampledBasins(
  matrix: CrossImpactMatrix,
  random: Random,
  draws: number,
): { readonly basins: Basin[]; readonly starts: number } {
  mustBeCount('draws', draws, 1)
  const found: { attractor: Attractor; weight: number }[] = []
  /** The basin of every configuration passed on the way, so that no way is gone twice. */
  const basinOf = new Map<number | string, { attractor: Attractor; weight: number }>()
  const balances = new Float64Array(matrix.size)
  for (let draw = 0; draw < draws; draw++) {
    const states = Int32Array.from(matrix.states, (count) => randomIndex(random, count))
    const path = new Set<number | string>()
    let here = nameOf(matrix, states)
    while (!basinOf.has(here) && !path.has(here)) {
      path.add(here)
      succeed(matrix, states, balances)
      here = nameOf(matrix, states)
    }
    const basin = basinOf.get(here) ?? { attractor: attractorOf(matrix, [...states]), weight: 0 }
    if (basin.weight === 0) found.push(basin)
    basin.weight += 1
    for (const passed of path) basinOf.set(passed, basin)
  }
  return { basins: found.toSorted(heaviestFirst), starts: draws }
}

/** The number of a configuration, or its states where there are more configurations than numbers. */
function nameOf(matrix: CrossImpactMatrix, states: Int32Array): number | string {
  const number = numberOf(matrix, states)
  return Number.isSafeInteger(number) ? number : states.join()
}

function heaviestFirst(one: Basin, other: Basin): number {
  return other.weight - one.weight
}

/**
 * For every configuration, by its number, the number of one member of its attractor, the same for all that end there.
 */
function endsOfAll(matrix: CrossImpactMatrix, configurations: number): Int32Array {
  const unknown = -1
  const onPath = -2
  const ends = new Int32Array(configurations).fill(unknown)
  const balances = new Float64Array(matrix.size)
  const path: number[] = []
  for (let start = 0; start < configurations; start++) {
    let here = start
    const states = Int32Array.from(configurationAt(matrix, start))
    while (ends[here] === unknown) {
      ends[here] = onPath
      path.push(here)
      succeed(matrix, states, balances)
      here = numberOf(matrix, states)
    }
    // Either a path of known end was met, or this path has closed into a cycle of its own.
    const end = ends[here] === onPath ? here : ends[here]!
    for (const passed of path) ends[passed] = end
    path.length = 0
  }
  return ends
}

/** Configurations are numbered as the digits of a number, the last descriptor counting fastest. */
function configurationAt({ states }: CrossImpactMatrix, number: number): number[] {
  const configuration: number[] = []
  for (let descriptor = states.length - 1, rest = number; descriptor >= 0; descriptor--) {
    configuration[descriptor] = rest % states[descriptor]!
    rest = Math.floor(rest / states[descriptor]!)
  }
  return configuration
}

function numberOf({ states }: CrossImpactMatrix, configuration: ArrayLike<number>): number {
  return states.reduce((number, count, descriptor) => number * count + configuration[descriptor]!, 0)
}
