/** Whether the quantiles of a forecast are in order, and in the range of their question. */
const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
type Level = (typeof levels)[number]

/** 'its 5% value' */
const sayLevel = (level: Level) => `its ${level.slice(1)}% value`

/** Quantiles may stay equal (mass beyond the range is written as its last value) but never fall. */
export function whyNotIncreasing<V extends number | string>(q: Record<Level, V>): string | null {
  const fallen = levels.findIndex((level, i) => i > 0 && q[level] < q[levels[i - 1] as Level])
  const [level, before] = [levels[fallen], levels[fallen - 1]]
  return level && before ? `has ${sayLevel(level)} below ${sayLevel(before)}` : null
}

/**
 * Mass beyond an open end is written as that end, so every quantile lies in the range; `say` says one of its ends, as
 * its question does.
 */
export function whyNotWithin<V extends number | string>(
  q: Record<Level, V>,
  { min, max }: { min: V; max: V },
  say: (end: V) => string,
): string | null {
  const outside = levels.find((level) => q[level] < min || q[level] > max)
  return outside ? `has ${sayLevel(outside)} outside the range of the question, ${say(min)} to ${say(max)}` : null
}
