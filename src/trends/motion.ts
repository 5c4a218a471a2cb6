/**
 * How a series has moved of late: where it goes, whether it goes faster than it did, how far it has come on its way to
 * a limit.
 */
import { direction } from '#engine/momentum/direction.ts'
import { maturity } from '#engine/momentum/growth/maturity.ts'
import { momentum } from '#engine/momentum/momentum.ts'
import type { Period } from '#engine/projection/methods/central-forecast.ts'
import { isSeasonal, shrunkPattern, withoutSeasons } from '#engine/projection/methods/seasonality.ts'
import { seededRandom } from '#engine/random.ts'
import type { TrendNumbers } from './numbers.ts'
import { rounded } from '#series/rounding.ts'
import { howOften } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'
import { changesByFactor, type Scale, type ValueBounds } from '#series/value-bounds.ts'

export type Motion = Pick<TrendNumbers, 'direction' | 'momentum' | 'maturity'>

const seed = 1

type Measured = { values: readonly number[]; frequency: Frequency; bounds: ValueBounds } & Scale

/** Of evenly spaced `values`, the latest last. */
export function motionOf({ values: seen, frequency, kind, unit, bounds }: Measured): Motion {
  const { perYear, directed, canMature } = howOften[frequency]
  const values = perYear > 1 ? withoutItsSeasons(seen, perYear) : seen
  return {
    direction: directionOf(values.slice(-directed)),
    momentum: momentumOf(values, changesByFactor({ kind, unit }, seen) ? undefined : 'linear'),
    maturity: canMature && hasLimit(kind, bounds) ? maturityOf(values, bounds.most) : null,
  }
}

/** Else a summer would be taken for a rise. */
function withoutItsSeasons(values: readonly number[], period: Period): readonly number[] {
  return isSeasonal(values, period, 1) ? withoutSeasons(values, shrunkPattern(values, period)) : values
}

function directionOf(values: readonly number[]): Motion['direction'] {
  const found = direction(values)
  return 'refused' in found
    ? found
    : { refused: null, direction: found.direction, score: rounded(found.score), values: values.length }
}

function momentumOf(values: readonly number[], asked: 'linear' | undefined): Motion['momentum'] {
  const found = momentum(values, seededRandom(seed), asked && { scale: asked })
  if ('refused' in found) return found
  const { score, scale, recentSlope, longSlope } = found
  return {
    refused: null,
    momentum: found.momentum,
    score: rounded(score),
    scale,
    recentSlope: rounded(recentSlope),
    longSlope: rounded(longSlope),
  }
}

/** An S-curve rises from nothing to a limit: only quantities of a thing do that. A price or an index has no such limit. */
function hasLimit(kind: Scale['kind'], { least }: ValueBounds): boolean {
  return least === 0 && (kind === 'level' || kind === 'share' || kind === 'count')
}

function maturityOf(values: readonly number[], ceiling: number): Motion['maturity'] {
  const found = maturity(values, { ceiling })
  if ('refused' in found) return { refused: found.refused }
  const { curve, maturity: reached, limit, low, high } = found
  return {
    refused: null,
    curve,
    maturity: rounded(reached),
    limit: rounded(limit),
    low: rounded(low),
    high: rounded(high),
  }
}
