/**
 * How the bands' constants are found: scales by gradient descent on the interval score, then conformal quantiles by
 * length. Run by scripts/fit-projection.ts.
 */
import { InvalidInput } from '../../invalid-input.ts'
import { quantileOfSorted } from '../../statistics.ts'
import type { BandFeatures } from './band-features.ts'
import { bandScales, knotChances, lengthBucket, type BandModel } from './calibration.ts'

/**
 * One forecast whose truth is known. `error` is truth less forecast, `change` the series' mean change, by which its
 * score is divided.
 */
export type KnownForecast = BandFeatures & {
  readonly error: number
  readonly change: number
  /**
   * The number of values of the series, and its say in the regression: quantiles are taken over those of weight 1
   * alone.
   */
  readonly count: number
  readonly weight: number
}

/** The level whose interval score is made small. */
const level = 0.9
const rounds = 500
const ridge = 0.05

/**
 * Fits a band model; `lengths` as in `Calibration`, `steps` the number of forecasts that come from one
 * series: as they go together, they count as root `steps` of their own.
 * Throws `InvalidInput` where there are no rows, or none of weight 1 in a bucket of lengths.
 */
export function fitBandModel(rows: readonly KnownForecast[], lengths: readonly number[], steps: number): BandModel {
  if (rows.length === 0) throw new InvalidInput('rows', 'must not be empty')
  const sides = { below: fitSide(rows, -1), above: fitSide(rows, 1) }
  const buckets = Array.from({ length: lengths.length + 1 }, (): number[] => [])
  for (const row of rows) {
    const scales = bandScales(sides, row)
    if (row.weight === 1)
      buckets[lengthBucket(lengths, row.count)]!.push(row.error / (row.error < 0 ? scales.below : scales.above))
  }
  return { ...sides, quantiles: buckets.map((values) => conformalQuantiles(values, values.length / Math.sqrt(steps))) }
}

/**
 * Quantiles with the conformal correction for `count` independent values: at ((n + 1) p - 1) / (n - 1), so at p = .025
 * and n = 250 the quantile .0212.
 */
export function conformalQuantiles(values: readonly number[], count: number): number[] {
  const sorted = Float64Array.from(values).toSorted()
  return knotChances.map((p) => quantileOfSorted(sorted, Math.min(1, Math.max(0, ((count + 1) * p - 1) / (count - 1)))))
}

/** The weights that make one side's interval score small: width plus 2 / (1 - level) times what lies beyond. */
function fitSide(rows: readonly KnownForecast[], side: 1 | -1): number[] {
  const { standard, restore } = standardised(rows)
  const penalty = 2 / (1 - level)
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  // Side by side in memory: there are hundreds of thousands, and each is looked at in every round.
  const beyond = Float64Array.from(rows, ({ error }) => side * error)
  const units = Float64Array.from(rows, ({ unit }) => unit)
  const says = Float64Array.from(rows, ({ weight }) => weight / total)
  const changes = Float64Array.from(rows, ({ change }) => change)
  const gradient = (weights: Float64Array) => {
    const count = weights.length
    const slope = weights.map((weight, j) => (j === 0 ? 0 : 2 * ridge * weight))
    for (let i = 0; i < beyond.length; i++) {
      let sum = 0
      for (let j = 0; j < count; j++) sum += weights[j]! * standard[i * count + j]!
      const scale = Math.exp(sum) * units[i]!
      const push = (says[i]! * scale * (1 - (beyond[i]! > scale ? penalty : 0))) / changes[i]!
      for (let j = 0; j < count; j++) slope[j]! += push * standard[i * count + j]!
    }
    return slope
  }
  const start = new Float64Array(rows[0]!.features.length)
  start[0] = 1
  return restore(descend(gradient, start))
}

/** Adam (Kingma and Ba 2015) with a pace that dies away. */
function descend(gradient: (at: Float64Array) => Float64Array, start: Float64Array): Float64Array {
  const at = Float64Array.from(start)
  const [first, second] = [new Float64Array(at.length), new Float64Array(at.length)]
  for (let round = 1; round <= rounds; round++) {
    const slope = gradient(at)
    const pace = 0.1 * (1 - (round - 1) / rounds)
    for (let j = 0; j < at.length; j++) {
      first[j] = 0.9 * first[j]! + 0.1 * slope[j]!
      second[j] = 0.999 * second[j]! + 0.001 * slope[j]! ** 2
      at[j]! -= (pace * (first[j]! / (1 - 0.9 ** round))) / (Math.sqrt(second[j]! / (1 - 0.999 ** round)) + 1e-9)
    }
  }
  return at
}

/** Features with mean 0 and deviation 1, but for the constant, row after row; and the way back for their weights. */
function standardised(rows: readonly KnownForecast[]) {
  const size = rows[0]!.features.length
  const centre = Array.from({ length: size }, (_, j) =>
    j === 0 ? 0 : rows.reduce((sum, row) => sum + row.features[j]!, 0) / rows.length,
  )
  const width = Array.from({ length: size }, (_, j) =>
    j === 0
      ? 1
      : Math.sqrt(rows.reduce((sum, row) => sum + (row.features[j]! - centre[j]!) ** 2, 0) / rows.length) || 1,
  )
  return {
    standard: Float64Array.from(
      rows.flatMap((row) => row.features.map((feature, j) => (feature - centre[j]!) / width[j]!)),
    ),
    restore(weights: Float64Array): number[] {
      const plain = Array.from(weights, (weight, j) => weight / width[j]!)
      plain[0] = plain.reduce((sum, weight, j) => (j === 0 ? sum : sum - weight * centre[j]!), plain[0]!)
      return plain
    },
  }
}
