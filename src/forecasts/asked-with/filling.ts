/** How are the empty fields of a table filled from those that are filled? What was typed never changes. */
import { chanceOf, clip, logOdds, probability } from '#engine/units.ts'
import { isChance } from './chance.ts'
import { sendable } from './sendable.ts'

/** A number for each question, null where none is given yet. */
export type Given = readonly (number | null)[]
/** On what the numbers lie: which of them are any, and where halfway between two is. */
export type Line = {
  isAny(one: number | null | undefined): one is number
  placeOf(one: number): number
  /** The number at a place, as it may be sent; `width`: how far those apart are between which it lies. */
  at(place: number, width: number): number
}

/** No chance that may be sent is nearer to certainty, and 0 and 1 have no odds. */
const margin = 0.001
/** Halfway between .2 and .8 is .5, between .5 and .9 it is .75: in log-odds. */
export const ofChances: Line = {
  isAny: isChance,
  placeOf: (chance) => logOdds(clip(probability(chance), margin)),
  at: (place) => sendable(chanceOf(place)),
}

/** Each empty one takes what stands above it. Of .2, nothing and nothing: .2, .2 and .2. */
export function copiedDown(given: Given, { isAny }: Pick<Line, 'isAny'>): (number | null)[] {
  let above: number | null = null
  return given.map((one) => {
    if (isAny(one)) above = one
    return one ?? above
  })
}

/**
 * Each empty one between two that are filled lies between them as far on their line as in its place: of chances of .2 at
 * 2030 and .8 at 2040, .5 at 2035. `places` rise.
 */
export function filledBetween(
  given: Given,
  places: readonly number[],
  { isAny, placeOf, at }: Line,
): (number | null)[] {
  return given.map((one, i) => {
    const before = given.findLastIndex((other, where) => where < i && isAny(other))
    const after = given.findIndex((other, where) => where > i && isAny(other))
    if (one !== null || before < 0 || after < 0) return one
    const [from, to] = [given[before] ?? 0, given[after] ?? 0]
    const [first = 0, last = 0, here = 0] = [places[before], places[after], places[i]]
    const share = (here - first) / (last - first)
    return at(placeOf(from) + (placeOf(to) - placeOf(from)) * share, Math.abs(to - from))
  })
}
