/** The five quantiles of an estimate, as a form asks for them. */
const quantileNames = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
type QuantileName = (typeof quantileNames)[number]
type Five<V> = Record<QuantileName, V>

/** Each goes on from 'The value lies below this …'. */
export const quantileLabels: Five<string> = {
  p5: 'with 5% chance',
  p25: 'with 25%',
  p50: 'with 50%',
  p75: 'with 75%',
  p95: 'with 95%',
}

export function blankQuantiles<V>(empty: V): Five<V> {
  return { p5: empty, p25: empty, p50: empty, p75: empty, p95: empty }
}

/** The five, where all are there and none falls; else null. */
export function rising<V extends number | string>(five: Five<V | null>): Five<V> | null {
  const values = quantileNames.map((name) => five[name])
  const isRising = values.every((value, i) => value !== null && (i === 0 || value >= (values[i - 1] ?? value)))
  return isRising ? (five as Five<V>) : null // none of them is null
}
