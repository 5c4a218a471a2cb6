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

/** 'Together 80%, 20% are left.' */
export function sayTotal(chances: readonly (number | null)[]): string {
  const total = Math.round(chances.reduce<number>((sum, chance) => sum + (chance ?? 0), 0) * 1e4) / 100
  const rest = Math.round((100 - total) * 100) / 100
  if (rest === 0) return 'Together 100%.'
  return rest > 0 ? `Together ${total}%, ${rest}% are left.` : `Together ${total}%, ${-rest}% too much.`
}
