/**
 * Why is a Brier score what it is? Because chances were off, because they told cases apart, and because the world is
 * uncertain.
 */
import { InvalidInput } from '../../invalid-input.ts'
import { brierScore } from '../brier-score.ts'
import type { CalibrationEntry } from './calibration.ts'

/** brier = reliability - resolution + uncertainty + withinGroups. */
export type MurphyDecomposition = {
  readonly brier: number
  /** How far forecasts of a group are from what happened there; 0 is perfect. */
  readonly reliability: number
  /** How far what happened in the groups is from what happened overall; the more the better. */
  readonly resolution: number
  /** The Brier score of one who always says how often it happens, f (1 - f): not the forecaster's doing. */
  readonly uncertainty: number
  /** What is lost by taking different forecasts for equal; 0 where groups hold equal forecasts. May be negative. */
  readonly withinGroups: number
}

/** What the decomposition asks of an entry. */
export type Forecasted = Pick<CalibrationEntry, 'probability' | 'happened' | 'weight'>

/**
 * The decomposition of Murphy (1973) of the weighted mean Brier score of yes-no forecasts, with the rest that grouping
 * leaves (Stephenson, Coelho and Jolliffe 2008). Of .8 (happened), .8 (did not) and .2 (did not), weighing 1 each:
 * Brier .24, reliability .0733, resolution .0556, uncertainty .2222.
 *
 * `groupOf` says which chances count as equal: those that are, unless told otherwise; `calibrationBin` groups as the
 * calibration curve does. Throws `InvalidInput` for no entries with weight, for weights that are negative or not finite
 * and for chances outside 0 to 1.
 */
export function murphyDecomposition(
  entries: readonly Forecasted[],
  groupOf: (p: number) => number = (p) => p,
): MurphyDecomposition {
  mustBeEntries(entries)
  const total = entries.reduce((sum, { weight }) => sum + weight, 0)
  if (!(total > 0 && total < Infinity))
    throw new InvalidInput('entries', `must have a finite weight above 0 between them, not ${total}`)
  const groups = Map.groupBy(entries, (entry) => groupOf(entry.probability))
  const overall = meansOf(entries)
  let [reliability, resolution] = [0, 0]
  for (const group of groups.values()) {
    const { weight, forecast, frequency } = meansOf(group)
    if (weight === 0) continue
    reliability += (weight / total) * (forecast - frequency) ** 2
    resolution += (weight / total) * (frequency - overall.frequency) ** 2
  }
  const uncertainty = overall.frequency * (1 - overall.frequency)
  return {
    brier: overall.brier,
    reliability,
    resolution,
    uncertainty,
    withinGroups: overall.brier - (reliability - resolution + uncertainty),
  }
}

function meansOf(entries: readonly Forecasted[]): {
  weight: number
  forecast: number
  frequency: number
  brier: number
} {
  let [weight, forecast, frequency, brier] = [0, 0, 0, 0]
  for (const entry of entries) {
    weight += entry.weight
    forecast += entry.weight * entry.probability
    frequency += entry.happened ? entry.weight : 0
    brier += entry.weight * brierScore(entry.probability, entry.happened)
  }
  return { weight, forecast: forecast / weight, frequency: frequency / weight, brier: brier / weight }
}

function mustBeEntries(entries: readonly Forecasted[]): void {
  entries.forEach(({ weight, probability: p }, i) => {
    if (!(weight >= 0 && weight < Infinity))
      throw new InvalidInput(`entries[${i}].weight`, `must be finite and not negative, but is ${weight}`)
    if (!(p >= 0 && p <= 1)) throw new InvalidInput(`entries[${i}].probability`, `must lie between 0 and 1, not ${p}`)
  })
}
