/** How far has a growing series come on its way to a limit? Only where the data tell of one. */
import { sayChance, sayEstimate, sayQuantity } from '#kit/numbers.ts'
import { DistributionBar } from '#kit/web/chart/Bars.tsx'
import { linearScale } from '#kit/chart/scale.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { TrendNumbers } from '../numbers.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'

export function Maturity({ maturity, series }: { maturity: NonNullable<TrendNumbers['maturity']>; series: Series }) {
  if (maturity.refused !== null) return null
  const { limit, low, high } = maturity
  const [, value] = lastOf(series)
  const say = (one: number) => sayEstimate(one, Math.max(high - low, limit / 100))
  const scale = linearScale(0, Math.max(high, value), { isNice: true })
  const sentence = `${sayShare(maturity.maturity)} of a limit of ${say(limit)}; the limit lies between ${say(low)} and ${say(high)} with a chance of 80%`
  return (
    <div className="spread">
      <p className="soft">
        The last value, {sayQuantity(value, series.unit)}, is <strong>{sayShare(maturity.maturity)}</strong> of the
        limit that an S-shaped curve ({maturity.curve}) finds: {say(limit)}, with a chance of 80% between {say(low)} and{' '}
        {say(high)}. The curve assumes that growth ends; it does not show that it will.
      </p>
      <DistributionBar
        quantiles={{ p5: low, p25: limit, p50: limit, p75: limit, p95: high }}
        scale={scale}
        measured={value}
        label={sentence}
      />
    </div>
  )
}

/** In its place: that no limit can be told. */
export function LimitUnknown() {
  return (
    <p className="fine soft">
      Maturity is not told: limits more than three times apart fit this series about as well.{' '}
      <Link to={paths.method('maturity')}>How maturity is found</Link>
    </p>
  )
}

/** By noise the last value may lie above the limit. */
const sayShare = (maturity: number) => (maturity > 1 ? 'all' : sayChance(maturity))
