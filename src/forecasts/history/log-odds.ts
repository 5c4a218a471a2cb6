/** How far one estimate is from another, in log-odds. */
import { clip, logOdds, probability } from '#engine/units.ts'
import type { Amounts } from '#predictions/question-type.ts'

/** No forecast says more. */
const surest = 0.001

/** From 50% to 67% it is .71. */
export function apartInLogOdds(before: number, after: number): number {
  return Math.abs(logOddsOf(after) - logOddsOf(before))
}

const logOddsOf = (chance: number) => logOdds(clip(probability(chance), surest))

const chances = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const
const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const

/**
 * Of five quantiles: how far the new middle is from the old one by what was said before. Before, it was not passed with
 * the chance that lies on straight lines between the quantiles; that is held against a half. From 10, 20, 30, 40 and 50
 * to a middle of 37 it is .73, since .675 of it lay below that.
 */
export function middlesApart(before: Amounts, after: Amounts): number {
  return apartInLogOdds(0.5, chanceBelow(after.p50, before))
}

/** Beyond the outermost it is that of a bit farther than these, on either side. */
function chanceBelow(value: number, quantiles: Amounts): number {
  const above = levels.findIndex((level) => value <= quantiles[level])
  const [low, high] = [levels[above - 1], levels[above]]
  if (!high) return 1
  if (!low) return value === quantiles[high] ? chances[high] : 0
  const width = quantiles[high] - quantiles[low]
  const part = width > 0 ? (value - quantiles[low]) / width : 1
  return chances[low] + part * (chances[high] - chances[low])
}
