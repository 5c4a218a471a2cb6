/** Where does a forecaster begin who takes up what the trend's projection says of a year? */
import type { Bounds } from '../distributions/cdf.ts'
import { fitQuantiles, type QuantileFit } from '../distributions/fit/quantile-fit.ts'
import { type Scale, valueAt } from '../distributions/scale.ts'
import { knotChances } from '../projection/bands/calibration.ts'
import { chanceOfAtLeast, quantilesOf, within } from '../projection/bands/knots.ts'
import type { Projection, ProjectionPoint } from '../projection/projection.ts'

type Fan = Pick<ProjectionPoint, 'knots'> & Pick<Projection, 'bounds'>

/**
 * The forecast CDF of one step of a projection: it has the seven quantiles of the fan (`knotChances`), so that its 50,
 * 80 and 95 % bands are those of the chart, and between and beyond them the fan's own shape (`chanceOfAtLeast`). Knots
 * 20, 30, 40, 50, 60, 70, 80 on 0 to 100 with open bounds are .1 at 30 and .4318 at 47.5.
 *
 * What the fan has beyond a closed bound of the question, or beyond what bounds the series, is heaped at that bound, as
 * in the fan's own chances; there `moved` says how far its quantiles had to be moved to lie apart. All in the unit of
 * the series, which must be that of the question. Throws `InvalidInput` for knots that are not seven or that fall.
 */
export function curveOfFan({ knots, bounds: series }: Fan, scale: Scale, bounds: Bounds): QuantileFit {
  const limits = {
    least: Math.max(series?.least ?? -Infinity, bounds.openBelow ? -Infinity : scale.min),
    most: Math.min(series?.most ?? Infinity, bounds.openAbove ? Infinity : scale.max),
  }
  const shape = (place: number) => 1 - chanceOfAtLeast(knots, valueAt(scale, place), limits)
  quantilesOf(knots) // refuses what are no knots
  const quantiles = knotChances.map((chance, i) => ({ probability: chance, value: within(limits, knots[i]!) }))
  return fitQuantiles(quantiles, scale, bounds, shape)
}
