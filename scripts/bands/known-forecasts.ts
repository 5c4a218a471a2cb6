/** Forecasts of the methods whose truth is known, as the regression of the bands and its judge want them. */
import { bandFeatures, isPositive, scaleOf } from '../../src/engine/projection/bands/band-features.ts'
import type { KnownForecast } from '../../src/engine/projection/bands/fit-band-model.ts'
import { chosenForecast } from '../../src/engine/projection/chosen-forecast.ts'
import { centralForecast, type Period } from '../../src/engine/projection/methods/central-forecast.ts'
import { naive2 } from '../../src/engine/projection/methods/naive.ts'

/** A series up to some time; what came next is known of some. */
export type StoredSeries = {
  readonly m: Period
  readonly h: number
  readonly train: readonly number[]
  readonly test?: readonly number[]
}
/** One step of one forecast. Window 0 is the test values, 1 the last `h` of `train`, 2 those before, and so on. */
export type Row = KnownForecast & {
  readonly window: number
  readonly forecast: number
  readonly truth: number
  readonly naive: number
}

/** Shorter series are projected too, but say little of how bands hold; nor is anything said of fewer than three periods. */
const fewestKnown = 13

/**
 * The steps of the forecast of one window of a series; none where too little is known before it, or nothing after. Of a
 * `positive` model's rows all values are positive; of the other's, methods on logarithms had no say.
 */
export function rowsOf(
  { m, h, train, test = [] }: StoredSeries,
  { window, weight, positive }: { readonly window: number; readonly weight: number; readonly positive: boolean },
): Row[] {
  const count = train.length - window * h
  const known = train.slice(0, Math.max(0, count))
  const truth = window === 0 ? test : train.slice(count, count + h)
  if (count < Math.max(fewestKnown, 3 * m) || truth.length < h || known.every((value) => value === known[0])) return []
  if (positive && !isPositive(known)) return []
  const { central, forecast } = positive ? chosenForecast(known, m, h) : onValuesOnly(known, m, h)
  const naive = naive2(known, m, h)
  const common = { window, count, weight, change: scaleOf(known, m) }
  return bandFeatures(known, m, { ...central, forecast }, positive).map((features, i) => {
    const step = { forecast: forecast[i]!, truth: truth[i]!, naive: naive[i]!, error: truth[i]! - forecast[i]! }
    return { ...features, ...common, ...step }
  })
}

/** What a series that is not all positive gets, but for the rare change of method. */
function onValuesOnly(known: readonly number[], period: Period, horizon: number) {
  const central = centralForecast(known, period, horizon, { logarithms: false })
  return { central, forecast: central.forecast }
}
