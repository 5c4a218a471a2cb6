/** How are the empty fields of a table of chances filled from those that are filled? What was typed never changes. */
import { chanceOf, clip, logOdds, probability } from '#engine/units.ts'
import { isChance } from './chance.ts'
import { sendable } from './sendable.ts'

/** A chance for each question, null where none is given yet. */
export type Chances = readonly (number | null)[]

/** Each empty one takes the chance that stands above it. Of .2, nothing and nothing: .2, .2 and .2. */
export function copiedDown(chances: Chances): (number | null)[] {
  let above: number | null = null
  return chances.map((chance) => {
    if (isChance(chance)) above = chance
    return chance ?? above
  })
}

/** No chance that may be sent is nearer to certainty, and 0 and 1 have no odds. */
const margin = 0.001

/**
 * Each empty one between two that are filled lies between them as far in log-odds as in its place: of .2 at 2030 and .8
 * at 2040, .5 at 2035. `places` rise.
 */
export function filledBetween(chances: Chances, places: readonly number[]): (number | null)[] {
  return chances.map((chance, i) => {
    const before = chances.findLastIndex((one, at) => at < i && isChance(one))
    const after = chances.findIndex((one, at) => at > i && isChance(one))
    if (chance !== null || before < 0 || after < 0) return chance
    const [from, to] = [oddsOf(chances[before]), oddsOf(chances[after])]
    const [first = 0, last = 0, here = 0] = [places[before], places[after], places[i]]
    return sendable(chanceOf(from + ((to - from) * (here - first)) / (last - first)))
  })
}

const oddsOf = (chance: number | null | undefined) => logOdds(clip(probability(chance ?? margin), margin))
