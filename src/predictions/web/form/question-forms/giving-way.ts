/**
 * Chances of options that are 100% together at any time: where one is moved, the others give way in proportion. All are
 * between 0 and 1, in the order of the options. Pure.
 */
import { leastChance } from '../../../question-types/least-chance.ts'

/** Chances are moved in tenths of a per cent, which is as finely as anybody types them. */
const tenths = 1000

/** Null where nobody has given it yet. */
type Chances = readonly (number | null)[]

/** `isHeld`: which of them stay as they are. */
type Move = { place: number; to: number; isHeld: readonly boolean[] }

/**
 * The chances once that at `place` is `to`, or as near to it as those that are held and the least chance of the others
 * let it be. Of 50, 40 and 10 %, and the first moved to 60: 60, 32 and 8. One that nobody has given yet counts as an even
 * share; none falls below the least, and rounding leaves no rest. Null where it cannot be moved: all the others are
 * held, or leave no room.
 */
export function movedTo(chances: Chances, { place, to, isHeld }: Move): number[] | null {
  const most = mostFor(chances, place, isHeld)
  if (most === null) return null
  const even = 1 / chances.length
  const own = Math.min(most, Math.round(Math.max(leastChance, to) * tenths) / tenths)
  const free = freeOf(chances, place, isHeld)
  const shares = sharedOut(
    most + leastChance * free.length - own,
    free.map((i) => chances[i] ?? even),
  )
  const moved = chances.map((chance, i) => (i === place ? own : (chance ?? even)))
  free.forEach((i, k) => (moved[i] = shares[k] ?? even))
  return moved
}

/** As far as one can be moved; null where it cannot. */
export function mostFor(chances: Chances, place: number, isHeld: readonly boolean[]): number | null {
  const free = freeOf(chances, place, isHeld)
  const held = chances.map((chance, i) => (i === place || free.includes(i) ? 0 : (chance ?? 0)))
  const most = tidy(1 - held.reduce((sum, chance) => sum + chance, 0) - leastChance * free.length)
  return free.length === 0 || most < leastChance ? null : most
}

/** The places of those that give way: what nobody has given yet cannot be held. */
function freeOf(chances: Chances, place: number, isHeld: readonly boolean[]): number[] {
  return chances.flatMap((chance, i) => (i !== place && (chance === null || !isHeld[i]) ? [i] : []))
}

/** Without the dust of binary fractions. */
const tidy = (chance: number) => Number(chance.toFixed(9))

/** Those that were given nothing share evenly what nobody else takes. */
const nothing = 1e-9

/**
 * `total` in proportion to the weights, none below the least: whoever would be stays there, and the others share what is
 * left, until nobody else would be. Of .9 by .8, .0005 and .0004: .898, .001 and .001.
 */
function sharedOut(total: number, weights: readonly number[]): number[] {
  const some = weights.map((weight) => Math.max(weight, nothing))
  const shareWith = (isLow: readonly boolean[]): number[] => {
    const left = total - leastChance * isLow.filter(Boolean).length
    const sum = some.reduce((all, weight, i) => all + (isLow[i] ? 0 : weight), 0)
    const shares = some.map((weight, i) => (isLow[i] ? leastChance : (left * weight) / sum))
    const isNext = shares.map((share) => share <= leastChance)
    return isNext.every((one, i) => one === isLow[i] || isNext.every(Boolean)) ? shares : shareWith(isNext)
  }
  return inTenths(shareWith(some.map(() => false)), total)
}

/** By largest remainders; what is finer than tenths of a per cent goes to the largest. `total`: of the shares. */
export function inTenths(shares: readonly number[], total: number): number[] {
  const parts = shares.map((share) => Math.floor(share * tenths + 1e-6))
  const rest = (i: number) => (shares[i] ?? 0) * tenths - (parts[i] ?? 0)
  const whole = Math.floor(total * tenths + 1e-6)
  const left = whole - parts.reduce((sum, part) => sum + part, 0)
  const places = parts.map((_, i) => i).toSorted((a, b) => rest(b) - rest(a))
  const isMore = new Set(places.slice(0, left))
  const told = parts.map((part, i) => (part + (isMore.has(i) ? 1 : 0)) / tenths)
  const largest = told.indexOf(Math.max(...told))
  return told.map((share, i) => (i === largest ? tidy(share + total - whole / tenths) : share))
}
