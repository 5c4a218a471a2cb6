/** A curve over an axis as lines of a drawing. Knows nothing of what it is a curve of. */
import { linePath, type Point } from '../../../chart/path.ts'
import type { Scale } from '../../../chart/scale.ts'

/** As values of the axis and heights above it. */
export type CurvePoint = readonly [value: number, height: number]
type Axis = Pick<Scale, 'min' | 'max' | 'at'>

/** What of a curve lies between two values, with its heights there; nothing where none of it does. */
export function cutTo(points: readonly CurvePoint[], from: number, to: number): CurvePoint[] {
  const inside = points.filter(([value]) => value > from && value < to)
  const ends = [from, to].map((value) => [value, heightAt(points, value)] as const)
  const [first, last] = ends.map(([value, height]): CurvePoint[] => (height === null ? [] : [[value, height]]))
  return [...(first ?? []), ...inside, ...(last ?? [])]
}

/** Null beyond its ends. */
function heightAt(points: readonly CurvePoint[], value: number): number | null {
  const after = points.findIndex(([at]) => at >= value)
  const [next, before] = [points[after], points[after - 1]]
  if (!next) return null
  if (next[0] === value) return next[1]
  return before ? before[1] + ((next[1] - before[1]) * (value - before[0])) / (next[0] - before[0]) : null
}

/** `top`: the height at the upper edge of the drawing; what is higher is cut there. */
export function curvePath(points: readonly CurvePoint[], x: Axis, top: number): string {
  return linePath(placed(cutTo(points, x.min, x.max), x, top))
}

/** Down to the axis. */
export function areaPath(points: readonly CurvePoint[], x: Axis, top: number): string {
  const line = placed(cutTo(points, x.min, x.max), x, top)
  const [first, last] = [line[0], line.at(-1)]
  return first && last ? `${linePath([[first[0], 1000], ...line, [last[0], 1000]])}Z` : ''
}

function placed(points: readonly CurvePoint[], x: Axis, top: number): Point[] {
  return points.map(([value, height]) => [x.at(value), 1000 - 1000 * Math.min(1, Math.max(0, height / top))])
}

/** In a drawing of a narrow telephone a finger's 24 px are so many of its 1000 places. */
const apart = 90

/**
 * In which row each of these handles hangs below the axis, 0 next to it: one in two hangs lower, so that each can be
 * taken hold of, and lower still where those of its row are too near. `places` from 0 to 1000, in any order.
 */
export function rowsOf(places: readonly number[]): number[] {
  const rows = new Map<number, { row: number; place: number }>()
  const inOrder = [...places.entries()].toSorted(([, one], [, other]) => one - other)
  for (const [nth, [i, place]] of inOrder.entries()) {
    const isTaken = (row: number) => [...rows.values()].some((one) => one.row === row && place - one.place < apart)
    let row = nth % 2
    while (isTaken(row)) row += 2
    rows.set(i, { row, place })
  }
  return places.map((_, i) => rows.get(i)?.row ?? 0)
}
