/** Do the chances of one question for several thresholds, or several years, hold together? Said, never repaired. */
import { risingNearest } from '../../isotonic.ts'
import { type Probability, probability } from '../../units.ts'

/** `falling`: more of a quantity is never more likely. `rising`: by a later year is never less likely. */
export type Order = 'falling' | 'rising'

export type OutOfOrder = {
  /** The places of those that go against the one before. */
  readonly against: number[]
  /** The nearest chances that are in order: an offer, for whoever forecasts to take or leave. */
  readonly nearest: Probability[]
}

/** Chances out of order by less than this are rounding. */
const tolerance = 1e-9

/**
 * What is out of order among the chances of a group, or null where nothing is: P(at least t) falls with the threshold t,
 * P(by year y) rises with the year. `nearest` has the least sum of squared differences (`risingNearest`), so that all
 * its Brier scores together are never worse than those of `chances`, whatever happens (de Finetti 1974). By 2030, 2035
 * and 2040 with .2, .5 and .4: the third is against the second, nearest are .2, .45 and .45.
 *
 * `chances` are in the order of the thresholds or years. Throws `InvalidInput` naming the chance that is none.
 */
export function outOfOrder(chances: readonly number[], order: Order): OutOfOrder | null {
  const checked = chances.map((chance, i) => probability(chance, `chances[${i}]`))
  const sign = order === 'rising' ? 1 : -1
  const rising = checked.map((chance) => sign * chance)
  const against = rising.flatMap((chance, i) => (chance < (rising[i - 1] ?? -Infinity) - tolerance ? [i] : []))
  if (against.length === 0) return null
  return { against, nearest: risingNearest(rising).map((chance) => probability(sign * chance)) }
}
