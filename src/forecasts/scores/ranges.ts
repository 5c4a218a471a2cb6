/** What numbers and dates share: the mass of a curve in 200 buckets of the range, and beyond its open ends. */
import { poolWeights } from '#engine/crowd/pool.ts'
import { bucketMasses, bucketOf } from '#engine/distributions/buckets.ts'
import { placeOf } from '#engine/distributions/scale.ts'
import type { OpenBounds } from '#engine/scores/baseline-score.ts'
import { type OutcomeKind, rangeOutcome } from '#engine/scores/resolved-question.ts'
import type { Masses } from '#engine/scores/standing-forecast.ts'
import { curveSaid, type Said } from '#predictions/curves/said.ts'
import type { Line } from '#predictions/curves/through.ts'
import type { Weighing } from './scored-type.ts'
import type { SaidBy } from './ways.ts'

const openBounds: readonly OpenBounds[] = [0, 1, 2]

export function kindOfRange({ bounds: { openBelow, openAbove } }: Line): OutcomeKind {
  return rangeOutcome(openBounds[Number(openBelow) + Number(openAbove)] ?? 0)
}

export function massesOn(line: Line, said: Said): Masses {
  return bucketMasses(curveSaid(line, said))
}

/**
 * The masses of the crowd's mixture of curves are the mixture of their masses. Of the 202 none but that of the outcome
 * is ever asked for, and a crowd is read a hundred times.
 */
export function mixedMasses(
  standing: readonly Masses[],
  outcome: number,
  { skills }: Pick<Weighing, 'skills'>,
): Masses {
  return mixedBy(poolWeights(standing.length, skills), standing, outcome)
}

/** The mean is the mixture in which all count alike. */
export function waysOfRange(standing: readonly Masses[], outcome: number, pooled: Masses): SaidBy[] {
  const alike = new Float64Array(standing.length).fill(1)
  return [
    { way: 'pool', masses: pooled },
    { way: 'mean', masses: mixedBy(alike, standing, outcome) },
  ]
}

function mixedBy(weights: ArrayLike<number>, standing: readonly Masses[], outcome: number): Masses {
  let [sum, total] = [0, 0]
  standing.forEach((masses, k) => {
    const weight = weights[k] ?? 0
    sum += weight * (masses[outcome] ?? 0)
    total += weight
  })
  const mixed = new Float64Array(standing[0]?.length ?? 0)
  mixed[outcome] = sum / total
  return mixed
}

/** Nobody could say more of what lies beyond a closed end than that end: it counts as that. */
export function bucketAt({ scale, bounds }: Line, value: number): number {
  const place = value === Infinity ? Infinity : placeOf(scale, value)
  if (place < 0 && !bounds.openBelow) return bucketOf(0)
  return bucketOf(place > 1 && !bounds.openAbove ? 1 : place)
}
