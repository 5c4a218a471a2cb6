/**
 * The Theta method whose line is drawn anew at each step and whose theta is fitted: the dynamic optimised Theta model.
 */
import { InvalidInput, mustAllBeFinite, mustBeCount } from '../../invalid-input.ts'
import { nelderMead } from './nelder-mead.ts'

/** The straight line through the first t values, for each t: value at time s is a[t - 1] + b[t - 1] s. */
type Lines = { readonly a: Float64Array; readonly b: Float64Array }
/** `share` is 1 - 1/theta, the weight of the line; `level` the smoothed level after the last value. */
type Fit = { readonly alpha: number; readonly share: number; readonly level: number; readonly squares: number }

const alphaAt = (x: number) => 0.1 + 0.89 / (1 + Math.exp(-x))
/** The first steps' lines hang on one or two values: their errors say nothing. */
const stepsUntold = 3

/**
 * Forecasts 1 to `horizon` steps on (Fiorucci et al. 2016, "Models for optimising the theta method"): f_t = l + (1 -
 * 1/theta) ((1 - alpha)^(t-1) A + (1 - (1 - alpha)^t) / alpha B), where A + B t is the line so far. Alpha (.1 to .99)
 * is searched; for each alpha the first level and 1 - 1/theta (0 to 1) are solved for, as the errors are linear in
 * them. Of `[1, 2, 3, 4, 5, 6]` they are 7, 8, 9. Nothing is clipped at zero. Throws `InvalidInput` where `series` has
 * fewer than six values or one that is not finite.
 */
export function dynamicTheta(series: readonly number[], horizon: number): number[] {
  mustAllBeFinite('series', series)
  mustBeCount('horizon', horizon, 1)
  if (series.length < 6) throw new InvalidInput('series', `must have at least 6 values, not ${series.length}`)
  const lines = runningLines(series)
  const loss = ([x = 0]: readonly number[]) => Math.log(fit(series, lines, alphaAt(x)).squares + Number.MIN_VALUE)
  const start = [-2, 0, 2, 4].reduce((best, x) => (loss([x]) < loss([best]) ? x : best))
  const [x = start] = nelderMead(loss, [start], [1], { rounds: 60 }).at
  return continued(series, lines, fit(series, lines, alphaAt(x)), horizon)
}

function runningLines(series: readonly number[]): Lines {
  const a = new Float64Array(series.length)
  const b = new Float64Array(series.length)
  let line = { mean: series[0]!, a: series[0]!, b: 0 }
  for (let t = 1; t <= series.length; t++) {
    if (t > 1) line = withValue(line, series[t - 1]!, t)
    a[t - 1] = line.a
    b[t - 1] = line.b
  }
  return { a, b }
}

/** The line through t values from that through t - 1, their mean, and the newest. */
function withValue({ mean, b }: { mean: number; b: number }, value: number, t: number) {
  const slope = ((t - 2) * b + (6 * (value - mean)) / t) / (t + 1)
  const newMean = mean + (value - mean) / t
  return { mean: newMean, a: newMean - ((t + 1) / 2) * slope, b: slope }
}

function fit(series: readonly number[], { a, b }: Lines, alpha: number): Fit {
  const keep = 1 - alpha
  let [level, decay] = [alpha * series[0]!, keep]
  // Sums of products of the error without first level and line (e), what the first level adds (d) and what the line
  // adds (v).
  let [ee, ed, ev, dd, dv, vv] = [0, 0, 0, 0, 0, 0]
  for (let t = 2; t <= series.length; t++) {
    if (t > stepsUntold) {
      const e = series[t - 1]! - level
      const v = decay * a[t - 2]! + ((1 - decay * keep) / alpha) * b[t - 2]!
      ee += e * e
      ed += e * decay
      ev += e * v
      dd += decay * decay
      dv += decay * v
      vv += v * v
    }
    level = alpha * series[t - 1]! + keep * level
    decay *= keep
  }
  const determinant = dd * vv - dv * dv
  const free = determinant > 1e-12 * dd * vv ? (ev * dd - ed * dv) / determinant : 0
  const share = Math.min(1, Math.max(0, free))
  const first = (ed - share * dv) / dd
  const squares = ee - 2 * (first * ed + share * ev) + first * first * dd + 2 * first * share * dv + share * share * vv
  return { alpha, share, level: level + first * decay, squares: Math.max(0, squares) }
}

/** Each forecast is taken for a value, and level and line go on with it. */
function continued(series: readonly number[], lines: Lines, { alpha, share, level }: Fit, horizon: number): number[] {
  const n = series.length
  let line = { mean: series.reduce((sum, value) => sum + value / n, 0), a: lines.a[n - 1]!, b: lines.b[n - 1]! }
  let smoothed = level
  return Array.from({ length: horizon }, (_, i) => {
    const t = n + 1 + i
    const decay = (1 - alpha) ** (t - 1)
    const forecast = smoothed + share * (decay * line.a + ((1 - decay * (1 - alpha)) / alpha) * line.b)
    smoothed = alpha * forecast + (1 - alpha) * smoothed
    line = withValue(line, forecast, t)
    return forecast
  })
}
