/** Which part of its scale a drawing of curves shows: wide enough for all of them, and no wider than they can be read. */

/** Places of a scale, 0 to 1. */
export type Window = { from: number; to: number }

/** The least that is shown: thirty of the two hundred steps of a curve. */
const narrowest = 0.15
const whole: Window = { from: 0, to: 1 }
/** An axis begins and ends on one of so many places of its scale. */
const notches = 20

/**
 * `spans`: of each curve where its nine tenths lie. What was shown `before` stays as long as all of them lie well within
 * it and fill a third of it, so that the axis does not run away from whoever moves along it.
 */
export function windowFor(spans: readonly Window[], before: Window | null): Window {
  if (spans.length === 0) return whole
  const [from, to] = [Math.min(...spans.map((one) => one.from)), Math.max(...spans.map((one) => one.to))]
  if (before && isWellWithin({ from, to }, before) && isFull(to - from, before)) return before
  const around = Math.max((to - from) / 2, (narrowest - (to - from)) / 2, 0)
  return {
    from: Math.max(0, Math.floor((from - around) * notches) / notches),
    to: Math.min(1, Math.ceil((to + around) * notches) / notches),
  }
}

const isFull = (width: number, { from, to }: Window) => to - from <= Math.max(width * 3, narrowest + 2 / notches)

function isWellWithin({ from, to }: Window, shown: Window): boolean {
  const air = (shown.to - shown.from) / 25
  return (shown.from === 0 || from >= shown.from + air) && (shown.to === 1 || to <= shown.to - air)
}
