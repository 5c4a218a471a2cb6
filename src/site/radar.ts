/**
 * Where items lie on the radar: the sector says the category, or is one that the reader made, the distance from the
 * middle how far off the horizon is.
 * The drawing is 1000 wide and 570 high. Points never overlap: they slide along their arc and inside their year, never
 * out of it.
 */
import { categories, type Category } from '#items/category-titles.ts'

/** `sector`: the key of the one that it lies in, where that is not its category. */
export type RadarItem = { id: string; category: Category; year: number; sector?: string }
/** `category`: whose colour it has; null for none. */
export type RadarSector = { key: string; title: string; short: string; category: Category | null }
export type RadarPoint<I extends RadarItem> = { item: I; x: number; y: number }
export type Spot = { x: number; y: number }

export const radarSize = { width: 1000, height: 570 }
const middle = { x: 500, y: 505 }
export const radarReach = { from: 46, to: 430 }

/** The spot at an angle (0 is left, half a turn is right) and a distance from the middle. */
export function spotAt(angle: number, distance: number): Spot {
  return { x: middle.x - Math.cos(angle) * distance, y: middle.y - Math.sin(angle) * distance }
}

/** Where a point would stand if it were so much nearer to the middle or farther from it. */
export function alongRay({ x, y }: Spot, by: number): Spot {
  const distance = Math.hypot(x - middle.x, y - middle.y)
  const moved = Math.min(radarReach.to, Math.max(radarReach.from, distance + by)) / distance
  return { x: round(middle.x + (x - middle.x) * moved), y: round(middle.y + (y - middle.y) * moved) }
}

/** The same place across another of so many sectors, as far off. */
export function acrossSector(
  { x, y }: Spot,
  { from, to, sectors }: { from: number; to: number; sectors: number },
): Spot {
  const turn = Math.atan2(middle.y - y, middle.x - x) + ((to - from) * Math.PI) / sectors
  return spotAt(turn, Math.hypot(x - middle.x, y - middle.y))
}

/** The square root of the time left, so that the near years have room: now is at the inner rim, `end` at the outer. */
export function radarDistance(year: number, now: number, end: number): number {
  const share = Math.sqrt(Math.min(1, Math.max(0, year - now) / (end - now)))
  return radarReach.from + share * (radarReach.to - radarReach.from)
}

const allYears = [2030, 2035, 2040, 2050, 2060]
/** How far it reaches where nothing is asked for. */
export const radarEnd = 2060

/** Glyphs that touch cannot be told apart. */
export const radarGap = 24

/** The years whose arcs are drawn. */
export function radarYears(now: number, end: number): number[] {
  return allYears.filter((year) => year > now && year <= end)
}

/** Edges of so many sectors as angles, left to right. */
export function edgesOf(sectors: number): number[] {
  return Array.from({ length: sectors + 1 }, (_, i) => (i * Math.PI) / sectors)
}

/** Those of the categories. */
export const radarEdges: readonly number[] = edgesOf(categories.length)

/**
 * Places the items at least `gap` apart, across or down, the soonest first. Those for which their year has no room left
 * are counted in `left`. The same items always lie at the same places.
 */
export function layRadar<I extends RadarItem>(
  items: readonly I[],
  { now, end, gap, sectors = categories }: { now: number; end: number; gap: number; sectors?: readonly string[] },
): { points: RadarPoint<I>[]; left: number } {
  const points: RadarPoint<I>[] = []
  const inOrder = items.toSorted((a, b) => a.year - b.year || Number(a.id) - Number(b.id))
  const beside = Map.groupBy(inOrder, laneOf)
  for (const item of inOrder) {
    const alike = beside.get(laneOf(item)) ?? []
    const wish = (alike.indexOf(item) + 0.5) / alike.length
    const spot = firstSpot(item, { now, end, wish, sectors }, (one) =>
      points.every((point) => isApart(one, point, gap)),
    )
    if (spot) points.push({ item, x: round(spot.x), y: round(spot.y) })
  }
  return { points, left: items.length - points.length }
}

/** Of its sector. */
export const keyOf = ({ category, sector = category }: RadarItem) => sector
const laneOf = (item: RadarItem) => `${keyOf(item)} ${item.year}`

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
  item: RadarItem,
  { now, end, wish, sectors }: { now: number; end: number; wish: number; sectors: readonly string[] },
  isFree: (spot: Spot) => boolean,
): Spot | undefined {
  const sector = Math.PI / sectors.length
  const start = sectors.indexOf(keyOf(item)) * sector
  const left = places.map(({ across, cost }) => Math.abs(across - wish) + cost)
  for (;;) {
    const best = left.indexOf(Math.min(...left))
    const place = left[best] === Infinity ? undefined : places[best]
    if (!place) return undefined
    const distance = radarDistance(Math.max(item.year + place.part, now + 0.1), now, end)
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

const place = (angle: number, distance: number) => {
  const { x, y } = spotAt(angle, distance)
  return `${round(x)} ${round(y)}`
}

/** Parts of the drawing as paths: an arc of all places so far off, a sector from rim to rim, a line from rim to rim. */
export function radarArc(from: number, to: number, distance: number): string {
  return `M${place(from, distance)}A${distance} ${distance} 0 0 1 ${place(to, distance)}`
}

export function radarWedge(from: number, to: number): string {
  const { from: inner, to: outer } = radarReach
  return `${radarArc(from, to, outer)}L${place(to, inner)}A${inner} ${inner} 0 0 0 ${place(from, inner)}Z`
}

export function radarRay(angle: number): string {
  return `M${place(angle, radarReach.from)}L${place(angle, radarReach.to)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
