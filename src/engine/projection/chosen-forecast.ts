/** Which forecast a series gets, judged by how the candidates would have fared on it before. */
import { coverage } from './accuracy.ts'
import { pastForecasts, pastScaledError, type PastForecast } from './backtest.ts'
import { centralForecast, type CentralForecast, type Period } from './methods/central-forecast.ts'
import { chooseMethod, type Method } from './method-choice.ts'
import { admittedCurves, type AdmittedCurve } from './methods/take-off.ts'

/**
 * How the chosen method would have fared: mean errors in mean changes (MASE), beside the naive forecast's, and the
 * shares of values inside its bands.
 */
export type Backtest = {
  readonly origins: number
  readonly error: number
  readonly naiveError: number
  readonly coverage: { readonly 50: number; readonly 80: number; readonly 95: number }
  readonly past: readonly PastBands[]
}

/**
 * What would have been said from the first `known` values: at each step that has come since, the values at
 * `knotChances`.
 */
export type PastBands = { readonly known: number; readonly knots: readonly (readonly number[])[] }

export type ChosenForecast = {
  readonly method: Method
  readonly forecast: readonly number[]
  readonly central: CentralForecast
  readonly curves: readonly AdmittedCurve[]
  readonly past: readonly PastForecast[]
  /** What the chosen method would have said at each origin. */
  readonly pastForecasts: readonly (readonly number[])[]
}

/**
 * The combination; with growth curves that won, on a series that took off, each weighing by the inverse of its past
 * error (Bates and Granger 1969); or the random walk with drift where all that has clearly lost (see `chooseMethod`).
 * `most` is a limit that cannot be passed; the past is forecast `lookBack` steps at a time, the horizon where it is
 * left out.
 */
export function chosenForecast(
  series: readonly number[],
  period: Period,
  horizon: number,
  {
    tookOff = false,
    most = Infinity,
    lookBack = horizon,
  }: { readonly tookOff?: boolean; readonly most?: number; readonly lookBack?: number } = {},
): ChosenForecast {
  const central = centralForecast(series, period, horizon)
  const past = pastForecasts(series, period, lookBack)
  const common = { central, past }
  if (past.length === 0)
    return { ...common, method: 'combination', forecast: central.forecast, curves: [], pastForecasts: [] }
  const errorOf = (pick: (one: PastForecast) => readonly number[]) =>
    pastScaledError(series, period, past, past.map(pick))
  const curves = tookOff ? admittedCurves(series, period, past, { horizon, most }) : []
  const weights = inverses([errorOf(({ central: one }) => one.forecast), ...curves.map(({ error }) => error)])
  const combined = past.map((one, i) =>
    weighted([one.central.forecast, ...curves.map((curve) => curve.past[i]!)], weights),
  )
  const drifts = past.map((one) => one.central.drift)
  const method = chooseMethod({
    origins: past.length,
    combination: pastScaledError(series, period, past, combined),
    drift: pastScaledError(series, period, past, drifts),
    naive: errorOf(({ naive }) => naive),
  })
  if (method === 'random-walk-with-drift')
    return { ...common, method, curves, forecast: central.drift, pastForecasts: drifts }
  const forecast = weighted([central.forecast, ...curves.map(({ member }) => member.forecast)], weights)
  return { ...common, method, curves, forecast, pastForecasts: combined }
}

/** How the medians of `knots`, one for each past origin, would have fared; null where there is nothing to look back on. */
export function backtestOf(
  series: readonly number[],
  period: Period,
  past: readonly Pick<PastForecast, 'known' | 'truth' | 'naive'>[],
  knots: readonly (readonly (readonly number[])[])[],
): Backtest | null {
  if (past.length === 0) return null
  const medians = knots.map((steps) => steps.map((at) => at[3]!))
  const naives = past.map(({ naive }) => naive)
  const truth = past.flatMap((one) => one.truth)
  const inside = (low: number, high: number) => {
    const intervals = knots.flat().map((values) => ({ low: values[low]!, high: values[high]! }))
    return coverage(truth, intervals)
  }
  return {
    origins: past.length,
    error: pastScaledError(series, period, past, medians),
    naiveError: pastScaledError(series, period, past, naives),
    coverage: { 50: inside(2, 4), 80: inside(1, 5), 95: inside(0, 6) },
    past: past.map(({ known }, i) => ({ known, knots: knots[i]! })),
  }
}

/**
 * Weights of sum 1 by the inverse of errors: of 1 and 3 they are .75 and .25. A perfect past is taken for an error of a
 * billionth.
 */
function inverses(errors: readonly number[]): number[] {
  const inverse = errors.map((error) => 1 / Math.max(error, 1e-9))
  const sum = inverse.reduce((a, b) => a + b, 0)
  return inverse.map((value) => value / sum)
}

function weighted(forecasts: readonly (readonly number[])[], weights: readonly number[]): number[] {
  return forecasts[0]!.map((_, i) => forecasts.reduce((sum, forecast, j) => sum + weights[j]! * forecast[i]!, 0))
}
