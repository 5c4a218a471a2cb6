/**
 * What a chart answers where a reader points at it, and where the keys lead from there. Imports nothing: it is a part
 * of the small script of embeds too.
 */

export type Reading = {
  /** What a link calls it, and nothing else on the chart: '2030', '2026-03'. */
  at: string
  /** Its place in the drawing, 0 to 1000 both ways. */
  x: number
  y: number
  /** From where to where it may as well lie, as places: upper and lower end. */
  span?: readonly [top: number, bottom: number]
  /** 'Mar 2026' */
  when: string
  /** 'expected 431 ppm' */
  value: string
  /** '80% between 428 and 434 (projected)' */
  more: string
}

/** '2030: expected 431 ppm, 80% between 428 and 434 (projected)', '2019: 411 ppm, measured' */
export function sayReading({ when, value, more }: Pick<Reading, 'when' | 'value' | 'more'>): string {
  return `${when}: ${value}${more && `, ${more}`}`
}

/** Which of them is nearest to a place between 0 and 1000. They stand in the order of `x`. */
export function nearestTo(readings: readonly Pick<Reading, 'x'>[], x: number): number {
  const after = readings.findIndex((one) => one.x >= x)
  if (after < 0) return readings.length - 1
  const [left, right] = [readings[after - 1], readings[after]]
  return left && right && x - left.x < right.x - x ? after - 1 : after
}

type Pressed = { key: string; shiftKey: boolean }

/** Where a key leads from number `at` of `count`; null for a key that means nothing here. */
export function movedBy({ key, shiftKey }: Pressed, at: number, count: number): number | null {
  const far = Math.max(2, Math.round(count / 10))
  const step = shiftKey ? far : 1
  const to = {
    ArrowLeft: at - step,
    ArrowDown: at - step,
    ArrowRight: at + step,
    ArrowUp: at + step,
    PageDown: at - far,
    PageUp: at + far,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}
