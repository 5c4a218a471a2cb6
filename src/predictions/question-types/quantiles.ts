/** Whether the quantiles of a forecast are in order, and in the range of their question. */
type Level = 'p5' | 'p25' | 'p50' | 'p75' | 'p95'

/** Quantiles may stay equal (mass beyond the range is written as its last value) but never fall. */
export function whyNotIncreasing<V extends number | string>(q: Record<Level, V>): string | null {
  const values = [q.p5, q.p25, q.p50, q.p75, q.p95]
  return values.every((value, i) => i === 0 || value >= (values[i - 1] as V)) ? null : 'has quantiles that fall'
}

/** Mass beyond an open end is written as that end, so every quantile lies in the range. */
export function whyNotWithin<V extends number | string>(
  { p5, p95 }: Record<'p5' | 'p95', V>,
  { min, max }: { min: V; max: V },
): string | null {
  return p5 >= min && p95 <= max ? null : 'has a quantile outside the range of the question'
}
