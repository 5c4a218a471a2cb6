/** The chances of options while the options themselves are still being written. Pure. */
import { rounded } from '#kit/numbers.ts'

type Chances = Record<string, number | null>

/** A chance, or none yet, for each of these options and for no other. */
export function chancesFor(options: readonly string[], chances: Chances): Chances {
  return Object.fromEntries(
    options.map((option) => [option, Object.hasOwn(chances, option) ? (chances[option] ?? null) : null]),
  )
}

/** An option that is renamed keeps its chance, but for one that was written twice: the other has it. So does one that moves. */
export function followingChances(chances: Chances, before: readonly string[], after: readonly string[]): Chances {
  const renamed =
    before.length === after.length
      ? after.findIndex((option, i) => option !== before[i] && !before.includes(option))
      : -1
  const old = before[renamed]
  const next = after[renamed]
  const known = chancesFor(before, chances)
  const isRenamed = old !== undefined && next !== undefined && !after.includes(old)
  return chancesFor(after, isRenamed ? { ...known, [next]: known[old] ?? null } : known)
}

/** As a field shows it, in per cent: '41.8417', or '' where nobody has given it. */
export function percentOf(chance: number | null): string {
  return chance === null ? '' : String(rounded(chance * 100, 4))
}

/** As whoever does not see its slider hears it: that moves in whole per cents, and stands somewhere before it says anything. */
export function sayGiven(chance: number | null): string {
  return chance === null ? 'not given yet' : `${percentOf(chance)}%`
}

/** 'Together 80%, 20% are left.' */
export function sayTotal(chances: readonly (number | null)[]): string {
  const rest = leftOf(chances)
  if (rest === 0) return 'Together 100%.'
  const total = `Together ${rounded(100 - rest, 2)}%`
  return rest > 0 ? `${total}, ${rest}% are left.` : `${total}, ${-rest}% too much.`
}

/** In per cent, below 0 where they are too much. */
function leftOf(chances: readonly (number | null)[]): number {
  return rounded(100 - 100 * chances.reduce<number>((sum, chance) => sum + (chance ?? 0), 0), 2) + 0 // never "minus nought"
}

/**
 * `isHeld`: which of them stay; `isStuck`: which cannot be moved. `isFirst`: one was given, and nobody has said anything of
 * the others.
 */
type Moves = { isHeld: readonly boolean[]; isStuck: readonly boolean[]; isFirst: boolean }

/** What can be done with them next. */
export function sayMoves(chances: readonly (number | null)[], { isHeld, isStuck, isFirst }: Moves): string {
  if (chances.length < 2) return 'One can be moved once there are two.'
  if (chances.every((chance) => chance === null))
    return 'Move one, and the others share the rest evenly until you say otherwise.'
  if (isFirst) return 'The others share the rest evenly so far. Move each to where you see it; a lock holds it there.'
  if (isHeld.every(Boolean)) return 'All are held, and none can be moved. Let one go, and the others can.'
  if (isHeld.some(Boolean) && isStuck.some(Boolean))
    return 'All others are held: the last that is free cannot be moved. Let one go, and it can.'
  if (chances.includes(null)) return 'What has no chance yet counts as an even share once one is moved.'
  if (leftOf(chances) !== 0) return 'Move one, and together they are 100% again.'
  return 'Move one and the others give way in proportion; a lock holds it. Arrow keys move it one point, with Shift five.'
}
