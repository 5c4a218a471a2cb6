/**
 * Where items lie on the radar: the sector says the category, the distance from the middle how far off the horizon is.
 * The drawing is 1000 wide and 570 high. Points never overlap: they slide along their arc and inside their year, never
 * out of it.
 */
import { categories, type Category } from '#items/category-titles.ts'

export type RadarItem = { id: string; category: Category; year: number }
export type RadarPoint<I extends RadarItem> = { item: I; x: number; y: number }
export type Spot = { x: number; y: number }

export const radarSize = { width: 1000, height: 570 }
const middle = { x: 500, y: 505 }
export const radarReach = { from: 46, to: 430 }
const sector = Math.PI / categories.length

/** The spot at an angle (0 is left, half a turn is right) and a distance from the middle. */
export function spotAt(angle: number, distance: number): Spot {
  return { x: middle.x - Math.cos(angle) * distance, y: middle.y - Math.sin(angle) * distance }
}

/** The square root of the time left, so that the near years have room: now is at the inner rim, `end` at the outer. */
export function radarDistance(year: number, now: number, end: number): number {
  const share = Math.sqrt(Math.min(1, Math.max(0, year - now) / (end - now)))
  return radarReach.from + share * (radarReach.to - radarReach.from)
}

/** Edges of the sectors as angles, left to right. */
export const radarEdges: readonly number[] = Array.from({ length: categories.length + 1 }, (_, i) => i * sector)

/**
 * Places the items at least `gap` apart, across or down, the soonest first. Those for which their year has no room left
 * are counted in `left`. The same items always lie at the same places.
 */
export function layRadar<I extends RadarItem>(
  items: readonly I[],
  { now, end, gap }: { now: number; end: number; gap: number },
): { points: RadarPoint<I>[]; left: number } {
  const points: RadarPoint<I>[] = []
  const inOrder = items.toSorted((a, b) => a.year - b.year || Number(a.id) - Number(b.id))
  const beside = Map.groupBy(inOrder, laneOf)
  for (const item of inOrder) {
    const alike = beside.get(laneOf(item)) ?? []
    const wish = (alike.indexOf(item) + 0.5) / alike.length
    const spot = firstSpot(item, { now, end, wish }, (one) => points.every((point) => isApart(one, point, gap)))
    if (spot) points.push({ item, x: round(spot.x), y: round(spot.y) })
  }
  return { points, left: items.length - points.length }
}

const laneOf = ({ category, year }: RadarItem) => `${category} ${year}`

/** As near to the edge of its sector as a point may come: half its width and a little. */
const fromEdge = 20
/** Parts of its year that an item may lie in, the best first: the middle comes before the ends. */
const arcs = [0.5, 0.1, 0.9, 0.3, 0.7]
const steps = 20
const places = arcs.flatMap((part, arc) =>
  Array.from({ length: steps + 1 }, (_, i) => ({ part, across: i / steps, cost: arc * 0.04 })),
)

/**
 * The best that is free of the places across its sector, on arcs inside the item's year. Those that share a sector and
 * a year wish to stand evenly (`wish` runs 0 to 1 across). Most find room at once: no place is worked out before it is
 * asked for.
 */
function firstSpot(
  { category, year }: RadarItem,
  { now, end, wish }: { now: number; end: number; wish: number },
  isFree: (spot: Spot) => boolean,
): Spot | undefined {
  const start = categories.indexOf(category) * sector
  const left = places.map(({ across, cost }) => Math.abs(across - wish) + cost)
  for (;;) {
    const best = left.indexOf(Math.min(...left))
    const place = left[best] === Infinity ? undefined : places[best]
    if (!place) return undefined
    const distance = radarDistance(Math.max(year + place.part, now + 0.1), now, end)
    const margin = Math.min(0.5, Math.max(0.1, fromEdge / (distance * sector)))
    const spot = spotAt(start + sector * (margin + (1 - 2 * margin) * place.across), distance)
    if (isFree(spot)) return spot
    left[best] = Infinity
  }
}

/** Measured as squares are, for each point is one to press on. */
function isApart(a: Spot, b: Spot, gap: number): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= gap
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
