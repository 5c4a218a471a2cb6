/** Do the chances of options, of which one and only one will be, hold together? Said, never repaired. */
import { InvalidInput } from '../../invalid-input.ts'
import { type Probability, probability } from '../../units.ts'

export type NotWhole = {
  /** The sum of the chances. */
  readonly total: number
  /** The nearest chances that sum to 1: an offer, for whoever forecasts to take or leave. */
  readonly nearest: Probability[]
}

/** Sums that miss 1 by less than this are rounding. */
const tolerance = 1e-9

/**
 * What the chances of options sum to and which would sum to 1, or null where they do. `nearest` has the least sum of
 * squared differences with each at `least` or more: all move by the same, but for those that would fall below it (Held,
 * Wolfe and Crowder 1974; nearest in the Brier score, as for `outOfOrder`). Of .5, .4 and .3 the total is 1.2 and the
 * nearest are .4333, .3333 and .2333.
 *
 * Throws `InvalidInput` naming the chance that is none, for fewer than two options and for a `least` of more than all
 * can have.
 */
export function notWhole(chances: readonly number[], least = 0): NotWhole | null {
  const count = chances.length
  if (count < 2) throw new InvalidInput('chances', `must be at least 2, not ${count}`)
  if (!(least >= 0 && least * count <= 1))
    throw new InvalidInput('least', `must leave room for ${count}, not be ${least}`)
  const checked = chances.map((chance, i) => probability(chance, `chances[${i}]`))
  const total = checked.reduce((sum, chance) => sum + chance, 0)
  if (Math.abs(total - 1) <= tolerance) return null
  const shift = shiftTo(
    1 - count * least,
    checked.map((chance) => chance - least),
  )
  return { total, nearest: checked.map((chance) => probability(Math.min(1, Math.max(least, chance + shift)))) }
}

/** What must be added to all `values`, those that would fall below 0 being taken for 0, for a sum of `whole`. */
function shiftTo(whole: number, values: readonly number[]): number {
  const descending = values.toSorted((a, b) => b - a)
  let sum = 0
  let shift = 0
  for (const [i, value] of descending.entries()) {
    sum += value
    const next = (whole - sum) / (i + 1)
    // From the greatest down, for as long as the least of them stays above 0.
    if (i > 0 && value + next <= 0) break
    shift = next
  }
  return shift
}
