/**
 * One set of quantiles for a question of an amount of which both Farsight and the projection of the series that answers
 * it say something, and what the projection says by itself.
 */
import { quantilesOf } from '#engine/projection/bands/knots.ts'
import { pooledQuantilesWithModel } from '#engine/crowd/pool-with-model.ts'
import type { ModelWeight } from '#engine/crowd/pool-with-model.ts'
import { probability } from '#engine/units.ts'
import type { SeriesAt } from '#series/series-chance.ts'
import type { AmountAsked, Amounts } from '../question-type.ts'

const chances = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const
const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const

/**
 * What the projection says of the amount, null where the value is known or nothing is projected. What lies beyond the
 * range that is asked about is written as its end, as in every forecast of an amount.
 */
export function projectedAmounts({ observed, projected }: SeriesAt, { min, max }: AmountAsked): Amounts | null {
  if (observed !== null || !projected?.point) return null
  const { least, most } = projected.bounds
  const at = quantilesOf(projected.point.knots, { least: least ?? -Infinity, most: most ?? Infinity })
  return amounts((level) => Math.min(max, Math.max(min, at(probability(chances[level])))))
}

/** Quantile by quantile the mean of both, on the scale of the question, no finer than such a mean is known. */
export function pooledAmounts(
  house: Amounts,
  model: Amounts,
  { isLog }: AmountAsked,
  { weight }: ModelWeight,
): Amounts {
  const pooled = pooledQuantilesWithModel(inOrder(house), inOrder(model), { weight, isLog })
  const round = roundingFor(pooled, isLog)
  return amounts((level) => round(pooled[levels.indexOf(level)]!))
}

/** To some hundredth of what lies between the outermost two; on a logarithmic scale to three digits. */
function roundingFor(quantiles: readonly number[], isLog: boolean): (value: number) => number {
  const width = quantiles.at(-1)! - quantiles[0]!
  if (isLog || !(width > 0)) return (value) => Number(value.toPrecision(isLog ? 3 : 12))
  const step = 10 ** (Math.floor(Math.log10(width)) - 2)
  return (value) => Number((Math.round(value / step) * step).toPrecision(12))
}

function inOrder(of: Amounts): number[] {
  return levels.map((level) => of[level])
}

function amounts(at: (level: (typeof levels)[number]) => number): Amounts {
  return { p5: at('p5'), p25: at('p25'), p50: at('p50'), p75: at('p75'), p95: at('p95') }
}
