/** Parts of a curve while they are set: one is moved, added, or made of five quantiles. */
import type { Knot } from '#engine/distributions/fit/knot.ts'
import { placeOf, valueAt } from '#engine/distributions/scale.ts'
import { nearestComponent } from '#engine/elicitation/components/nearest-component.ts'
import type { Amounts } from '../question-type.ts'
import { whyNotParts } from '../in-parts/fits.ts'
import type { Part } from '../in-parts/part.ts'
import { type Steps, stepsFrom } from './steps.ts'
import { chances, levels, type Line } from './through.ts'

export type PartPoint = 'from' | 'top' | 'to'
type On = { line: Line; steps: Steps }

/** `to`: as exact as a pointer is; it comes to lie on a round value. */
export function partPulled(part: Part, point: PartPoint, to: number, on: On): Part {
  return partMovedTo(part, point, on.steps.nearest(to), on)
}

/** So many steps up, down where they are negative. */
export function partStepped(part: Part, point: PartPoint, count: number, on: On): Part {
  return partMovedTo(part, point, stepsFrom(on.steps, part[point], count), on)
}

/**
 * The top takes its ends along; an end comes no nearer to it than a step, and goes no further than the range: beyond an
 * open one it is typed. Closed ends stop all three.
 */
function partMovedTo(part: Part, point: PartPoint, to: number, { line, steps }: On): Part {
  const { min, max } = line.scale
  const moved = {
    from: () => ({ ...part, from: Math.max(Math.min(min, part.from), Math.min(to, steps.next(part.top, -1))) }),
    top: () => movedWhole(part, Math.min(max, Math.max(min, to)), line),
    to: () => ({ ...part, to: Math.min(Math.max(max, part.to), Math.max(to, steps.next(part.top, 1))) }),
  }[point]()
  // Where nothing is left to move into it stays.
  return whyNotParts(line, [moved], String) === null ? moved : part
}

function reachOf({ scale: { min, max }, bounds }: Line): [least: number, most: number] {
  return [bounds.openBelow ? -Infinity : min, bounds.openAbove ? Infinity : max]
}

/** As far on the scale as its top goes: what would pass a closed end stays at it. */
function movedWhole(part: Part, top: number, line: Line): Part {
  const { scale } = line
  const [least, most] = reachOf(line)
  const by = placeOf(scale, top) - placeOf(scale, part.top)
  const along = (value: number) => {
    const moved = scale.zeroPoint === null ? value + top - part.top : valueAt(scale, placeOf(scale, value) + by)
    return Math.min(most, Math.max(least, Number(moved.toPrecision(6))))
  }
  return { ...part, from: along(part.from), top, to: along(part.to) }
}

/** The one part that is nearest to five quantiles, on round values; in the middle of the range where there are none. */
export function nearestPart(line: Line, five: Amounts | null, steps: Steps): Part {
  const { centre, left, right } = five
    ? nearestComponent(inSight(line, five))
    : { centre: 0.5, left: 0.15, right: 0.15 }
  return partAround(line, { centre, left, right }, steps)
}

/** What lies beyond an open end is written as that end: as long as two others say something, it says less than they. */
function inSight({ scale, bounds }: Line, five: Amounts): Knot[] {
  const all = levels.map((level) => ({ place: placeOf(scale, five[level]), probability: chances[level] }))
  const inside = all.filter(({ place }) => (place > 0 || !bounds.openBelow) && (place < 1 || !bounds.openAbove))
  return inside.length >= 2 ? inside : all
}

/** One more where the parts leave the most room, half as wide as that. */
export function partBeside(line: Line, parts: readonly Part[], steps: Steps): Part {
  const places = parts
    .map((part) => ({ from: placeOf(line.scale, part.from), to: placeOf(line.scale, part.to) }))
    .toSorted((one, other) => one.from - other.from)
  const ends = [0, ...places.flatMap(({ from, to }) => [from, to]), 1]
  const gaps = ends.flatMap((end, i) => (i % 2 === 0 ? [{ from: end, width: (ends[i + 1] ?? 1) - end }] : []))
  const [room] = gaps.toSorted((one, other) => other.width - one.width)
  const { from, width } = room && room.width > 0.05 ? room : { from: 0.25, width: 0.5 }
  return partAround(line, { centre: from + width / 2, left: width / 4, right: width / 4 }, steps)
}

type Around = { centre: number; left: number; right: number }

/** On round values where that leaves a part. */
function partAround(line: Line, { centre, left, right }: Around, steps: Steps): Part {
  const [least, most] = reachOf(line)
  const valueOf = (place: number) => Math.min(most, Math.max(least, valueAt(line.scale, place)))
  const exact = { from: valueOf(centre - left), top: valueOf(centre), to: valueOf(centre + right), weight: 1 }
  const round = {
    from: steps.nearest(exact.from),
    top: steps.nearest(exact.top),
    to: steps.nearest(exact.to),
    weight: 1,
  }
  const found = [round, exact].find((part) => whyNotParts(line, [part], String) === null)
  if (found) return found
  return { from: valueOf(0.25), top: valueOf(0.5), to: valueOf(0.75), weight: 1 }
}
