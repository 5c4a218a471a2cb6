/** What the networks see of a series: its last values, its length and its size, in no unit. */

/** Differences beyond this many values count as no differences, and more values than this as this many. */
const longest = 60
/** So that the size of a value that is 0 has a logarithm. */
const lift = 1e-3

/** How many numbers `windowFeatures` gives. */
export function countOfFeatures(window: number): number {
  return 2 * window + 3
}

/**
 * Of the last `window` steps of `series`, oldest first: the differences and, less the last value, the levels that they
 * start from, both in `scale` and through the inverse hyperbolic sine, which leaves small numbers and tames large ones;
 * 0 where the series is shorter. Then ln n, n / 60 (at most 1), and ln of the last value's size over `scale`. Of 1, 2, 4 with scale 1.5 and window 2: asinh of .667 and 1.333, asinh of -2 and -1.333, ln 3, .05, ln 2.668.
 */
export function windowFeatures(series: readonly number[], scale: number, window: number): number[] {
  const n = series.length
  const last = series[n - 1]!
  const differences: number[] = []
  const levels: number[] = []
  for (let t = n - window; t < n; t++) {
    differences.push(t < 1 ? 0 : Math.asinh((series[t]! - series[t - 1]!) / scale))
    levels.push(t < 1 ? 0 : Math.asinh((series[t - 1]! - last) / scale))
  }
  const size = Math.log(Math.abs(last) / scale + lift)
  return [...differences, ...levels, Math.log(n), Math.min(n, longest) / longest, size]
}
