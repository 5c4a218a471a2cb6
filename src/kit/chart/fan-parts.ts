/**
 * The parts of a fan: what has come by now and nobody has measured yet, what is to come as far as the method was
 * checked, and what lies beyond.
 */
import { firstDayOf } from '../periods.ts'
import type { FanPoint } from './fan-extent.ts'
import type { Point } from './path.ts'

export type Part = 'unseen' | 'near' | 'far'

/** How many of the points, the first of them, are of years, quarters or months that have begun: of 2026 in all of 2026. */
export function countUnseen(points: readonly FanPoint[], today: string): number {
  const ahead = points.findIndex(({ at }) => !isUnseen(at, today))
  return ahead < 0 ? points.length : ahead
}

/** Whether a year, quarter or month that was not measured has begun by a day. */
export function isUnseen(at: string, today: string): boolean {
  return firstDayOf(at) <= today.slice(0, 10)
}

/**
 * Parts a line of the fan, which begins at the last observation: at `today`, a place across the drawing (null where
 * nothing before it is unseen), and after so many points that were checked. Parts that meet both hold the place where
 * they do.
 */
export function cutter(last: Point, { validated, today }: { validated: number; today: number | null }) {
  return (line: readonly Point[]): Record<Part, Point[]> => {
    const whole = [last, ...line]
    const near = whole.slice(0, validated + 1)
    const far = validated < line.length ? whole.slice(validated) : []
    if (today === null) return { unseen: [], near, far }
    const before = [...leftOf(near, today), ...leftOf(far, today).slice(near.length > 0 ? 1 : 0)]
    return { unseen: before, near: rightOf(near, today), far: rightOf(far, today) }
  }
}

/** Nothing where not even two of its places are left: that is no line. */
const aLine = (line: Point[]) => (line.length > 1 ? line : [])

function leftOf(line: readonly Point[], x: number): Point[] {
  return aLine([...line.filter(([at]) => at < x), ...crossing(line, x)])
}

function rightOf(line: readonly Point[], x: number): Point[] {
  return aLine([...crossing(line, x), ...line.filter(([at]) => at > x)])
}

/** The place where a line that runs to the right passes `x`, on the straight between its neighbours. */
function crossing(line: readonly Point[], x: number): Point[] {
  const after = line.findIndex(([at]) => at >= x)
  const [from, to] = [line[after - 1], line[after]]
  if (!to) return []
  if (!from) return to[0] === x ? [to] : []
  const share = (x - from[0]) / (to[0] - from[0])
  return [[x, from[1] + share * (to[1] - from[1])]]
}

/** So far apart, of a drawing 1000 wide. */
const apart = 9

/** Upright lines between the upper and the lower edge of a band. */
export function hatchBetween(upper: readonly Point[], lower: readonly Point[]): [Point, Point][] {
  const [first, end] = [upper[0]?.[0] ?? 0, upper.at(-1)?.[0] ?? 0]
  const hatched: [Point, Point][] = []
  for (let x = first + apart; x < end; x += apart) {
    const [top] = crossing(upper, x)
    const [bottom] = crossing(lower, x)
    if (top && bottom) hatched.push([top, bottom])
  }
  return hatched
}
