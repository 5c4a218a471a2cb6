/** The distributions that the chosen forecast comes with, now and at each past origin. */
import type { ChosenForecast } from './chosen-forecast.ts'
import type { Period } from './methods/central-forecast.ts'
import { mixedKnots } from './networks/mixed-knots.ts'
import type { Network } from './networks/network.ts'
import { networkKnots } from './networks/network-knots.ts'
import { pastOf } from './networks/past.ts'
import { isExploding, withExplosion } from './bands/exploding.ts'
import { withLasting } from './bands/lasting/lasting.ts'
import { withLateSteps } from './bands/late-steps.ts'
import { isSteady, withSteadiness } from './bands/steady.ts'
import { stepKnots } from './bands/step-knots.ts'

/** For each step ahead the values at `knotChances`. */
type Knots = readonly (readonly number[])[]

export type ChosenKnots = {
  readonly knots: Knots
  /** Of each of the chosen forecast's `past`. */
  readonly past: readonly Knots[]
  /** Whether networks had a say. */
  readonly networks: boolean
  /** Whether the first steps' bands are clearly narrower since the series keeps its pace. */
  readonly steady: boolean
}

/**
 * The calibrated knots of the chosen forecast, mixed with what `networks` say of the same values, if there are any, and
 * widened at late steps, growing by how far changes go on where they are of quarters, narrowed where a yearly series keeps its pace and neither `tookOff` nor explodes. What did both has a
 * higher upper band. Networks are asked once for all origins.
 */
export function chosenKnots(
  series: readonly number[],
  period: Period,
  { forecast, central, past, pastForecasts }: ChosenForecast,
  { networks, tookOff }: { readonly networks: readonly Network[]; readonly tookOff: boolean },
): ChosenKnots {
  const views = [
    { values: series, forecast, central },
    ...past.map((one, i) => ({
      values: series.slice(0, one.known),
      forecast: pastForecasts[i]!,
      central: one.central,
    })),
  ]
  const said = networkKnots(
    networks,
    views.map(({ values, central: { seasonality } }) => pastOf(values, period, seasonality)),
    period,
  )
  const [knots = [], ...earlier] = views.map(({ values, forecast: line, central: { deviations } }, i) => {
    const mixed = mixedKnots(stepKnots(values, period, line, deviations), said[i] ?? [])
    if (period === 4) return withLasting(mixed, values)
    if (period === 12) return withLateSteps(mixed, period)
    const explodes = isExploding(values)
    const late = withLateSteps(tookOff && explodes ? withExplosion(mixed, values) : mixed, period)
    return tookOff || explodes ? late : withSteadiness(late, values)
  })
  const steady = period === 1 && !tookOff && !isExploding(series) && isSteady(series)
  return { knots, past: earlier, networks: networks.length > 0, steady }
}
