/**
 * A level, and perhaps a trend, that follow the series: simple, Holt's and damped exponential smoothing with additive
 * errors.
 */
import { InvalidInput, mustAllBeFinite, mustBeCount } from '../../invalid-input.ts'
import { nelderMead } from './nelder-mead.ts'
import { straightLine } from './straight-line.ts'

export type Trend = 'none' | 'linear' | 'damped'

/**
 * What is searched: the shares of the newest error that enter level and slope, and what is left of the slope after a
 * step.
 */
type Weights = { readonly alpha: number; readonly beta: number; readonly phi: number }

/** What one pass through the series leaves: the states after its last value and the sum of squared one-step errors. */
type Pass = { readonly level: number; readonly slope: number; readonly squares: number }

/** A fitted model; `variance` is that of the one-step errors. */
export type Smoothing = Weights & Pass & { readonly variance: number }

/**
 * A slope takes over at most this share of what the level takes over. The usual bound, 1, lets a short series change
 * its mind at every value: with it Holt's method has OWA .98 on the public M4 yearly series, with .1 it has .84.
 */
const largestBetaOfAlpha = 0.1
/** Below .8 a trend is forgotten at once, above .98 it is Holt's (Hyndman et al. 2008, section 2.5). */
const phiRange = { least: 0.8, most: 0.98 }

const between = (x: number, least: number, most: number) => least + (most - least) / (1 + Math.exp(-x))
const alphaAt = (x: number) => between(x, 1e-4, 0.9999)
const betaAt = (alpha: number, x: number) => alpha * between(x, 0, largestBetaOfAlpha)

type Kind = {
  readonly parameters: number
  readonly starts: readonly (readonly number[])[]
  weights(at: readonly number[]): Weights
}
const kinds: Record<Trend, Kind> = {
  none: { parameters: 2, starts: [[-2], [0], [2]], weights: ([a = 0]) => ({ alpha: alphaAt(a), beta: 0, phi: 0 }) },
  linear: {
    parameters: 4,
    starts: [
      [0, -1],
      [3, -1],
    ],
    weights: ([a = 0, b = 0]) => ({ alpha: alphaAt(a), beta: betaAt(alphaAt(a), b), phi: 1 }),
  },
  damped: {
    parameters: 5,
    starts: [
      [0, -1, 1],
      [3, -1, 1],
    ],
    weights: ([a = 0, b = 0, c = 0]) => ({
      alpha: alphaAt(a),
      beta: betaAt(alphaAt(a), b),
      phi: between(c, phiRange.least, phiRange.most),
    }),
  },
}

/**
 * Fits by least squares of the one-step errors (Hyndman et al. 2008, chapters 2 and 5). A trend begins on the straight
 * line through the whole series, a level alone where the errors are least. The fit moves and stretches with the series:
 * `[1, 2, 3, 4, 5]` has level 5 and slope 1 with a linear trend. Throws `InvalidInput` where `series` has fewer than
 * four values or one that is not finite.
 */
export function exponentialSmoothing(series: readonly number[], trend: Trend): Smoothing {
  mustAllBeFinite('series', series)
  if (series.length < 4) throw new InvalidInput('series', `must have at least 4 values, not ${series.length}`)
  const { parameters, starts, weights } = kinds[trend]
  const values = Float64Array.from(series)
  const line = straightLine(series)
  const pass = (w: Weights) => (trend === 'none' ? followLevel(values, w.alpha) : followTrend(values, w, line))
  const loss = (at: readonly number[]) => Math.log(pass(weights(at)).squares + Number.MIN_VALUE)
  const start = starts.reduce((best, other) => (loss(other) < loss(best) ? other : best))
  const { at } = nelderMead(
    loss,
    start,
    start.map(() => 1),
    { tolerance: 1e-6, rounds: 150 },
  )
  const last = pass(weights(at))
  return { ...weights(at), ...last, variance: last.squares / Math.max(1, series.length - parameters) }
}

/**
 * The forecasts 1 to `horizon` steps on, level + (phi + ... + phi^h) slope: from level 5, slope 1 and phi .9 they are
 * 5.9, 6.71, ...
 */
export function smoothingForecast({ level, slope, phi }: Pass & Weights, horizon: number): number[] {
  mustBeCount('horizon', horizon, 1)
  let reach = 0
  return Array.from({ length: horizon }, (_, i) => {
    reach += phi ** (i + 1)
    return level + reach * slope
  })
}

/**
 * The standard deviations of the forecasts' errors 1 to `horizon` steps on: the root of variance (1 + the sum of c_j^2
 * over j < h), with c_j = alpha + beta (phi + ... + phi^j) (Hyndman et al. 2008, table 6.1). With variance 4, alpha .5
 * and no trend: 2, 2.236, 2.449.
 */
export function smoothingDeviations(
  { alpha, beta, phi, variance }: Weights & { readonly variance: number },
  horizon: number,
): number[] {
  mustBeCount('horizon', horizon, 1)
  let [sum, reach] = [0, 0]
  return Array.from({ length: horizon }, (_, i) => {
    const deviation = Math.sqrt(variance * (1 + sum))
    reach += phi ** (i + 1)
    sum += (alpha + beta * reach) ** 2
    return deviation
  })
}

function followTrend(
  values: Float64Array,
  { alpha, beta, phi }: Weights,
  line: { intercept: number; slope: number },
): Pass {
  let [level, slope, squares] = [line.intercept, line.slope, 0]
  for (const value of values) {
    const expected = level + phi * slope
    const error = value - expected
    squares += error * error
    level = expected + alpha * error
    slope = phi * slope + beta * error
  }
  return { level, slope, squares }
}

/**
 * The errors are linear in the first level, `decay` of which is left at each step: the best first level is solved for,
 * not searched.
 */
function followLevel(values: Float64Array, alpha: number): Pass {
  let [level, decay] = [0, 1]
  let [errors, together, decays] = [0, 0, 0]
  for (const value of values) {
    const error = value - level
    errors += error * error
    together += error * decay
    decays += decay * decay
    level += alpha * error
    decay *= 1 - alpha
  }
  const first = together / decays
  return { level: level + first * decay, slope: 0, squares: Math.max(0, errors - first * together) }
}
