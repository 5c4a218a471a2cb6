/**
 * Where may the words of a drawing stand, so that none covers another and no line strikes any? Whoever comes first has
 * the choice; for what has no free place there is none, and it is left out.
 */
import type { Point } from './path.ts'

/** On which side of its point a label stands. */
export type LabelPlace = 'l' | 'r' | 'up' | 'down' | 'ur' | 'ul' | 'dr' | 'dl'

/**
 * How large the drawing is, and the words on it, in pixels or in points. Words stand beside their points, so what is
 * free at one width is free at every greater one.
 */
export type Size = {
  width: number
  height: number
  /** How wide a letter is, on average, and how high a line. */
  letter: number
  line: number
  /** Above the drawing there is room for words, and to its right for those that may stand there. */
  above: number
  beside: number
}
export type Box = { left: number; right: number; top: number; bottom: number }

/** Where words may stand: at which point (0 to 1000 both ways, y downwards) and on which side of it. */
export type Spot = { x: number; y: number; at: LabelPlace }
export type Wish = {
  /** In several lines where it has breaks. */
  text: string
  /** The best first. */
  spots: readonly Spot[]
  /** Where no place is free of what is drawn, rather across it than nowhere. */
  mayCover?: boolean
  /** May reach into the room to the right of the drawing. */
  mayReachOut?: boolean
  /** Stands in that room, and there alone. */
  isOutside?: boolean
}
export type Around = {
  /** What is drawn, each line of it by itself. */
  series: readonly (readonly Point[])[]
  /** Lines from above the drawing to its foot, which words may touch, and never lie on. */
  uprights: readonly number[]
  /** The same, from the top of the drawing: words above it stand over them. */
  posts?: readonly number[]
  /** Lines from left to right. */
  levels: readonly number[]
  /** Dots that no words but their own may cover. */
  dots: readonly Point[]
}

/** How far words stand off their point, as `Plot.module.css` has it. */
const off = { side: 6, corner: 5.6, above: 3.2, below: 4, over: 5.6, under: 6.4 }
const dotSize = 4.5

/** For each wish, in their order, its spot; null where there is none that is free. */
export function placeWords(wishes: readonly Wish[], around: Around, size: Size): (Spot | null)[] {
  const drawn = {
    ...around,
    taken: [] as Box[],
    dots: around.dots.map((dot) => dotBox(dot, size)),
    pieces: piecesOf(around.series, size),
    size,
  }
  return wishes.map((wish) => {
    const best = bestSpot(wish, drawn)
    if (best) drawn.taken.push(sweptTo(best, size))
    return best?.spot ?? null
  })
}

/** The first that is free of all lines, or else, for words that may cover some, of the fewest. */
function bestSpot(wish: Wish, drawn: Taken & { pieces: Pieces }): Placed | null {
  let best: (Placed & { covers: number }) | null = null
  const room = roomOf(wish.text, drawn.size)
  for (const spot of wish.spots) {
    const placed = { spot, box: boxAt(spot, room, drawn.size) }
    if (!isFree(placed.box, wish, spot, drawn)) continue
    const covers = wish.isOutside ? 0 : countThrough(sweptTo(placed, drawn.size), drawn.pieces)
    if (covers === 0) return placed
    if (wish.mayCover && covers < (best?.covers ?? Infinity)) best = { ...placed, covers }
  }
  return best
}

type Placed = { spot: Spot; box: Box }

const sweptTo = ({ box, spot }: Placed, size: Size): Box => sweptBy(box, pixels([spot.x, spot.y], size))

export function boxOf(text: string, spot: Spot, size: Size): Box {
  return boxAt(spot, roomOf(text, size), size)
}

type Room = { width: number; height: number }

function roomOf(text: string, { letter, line }: Size): Room {
  const lines = text.split('\n').map(({ length }) => length)
  return { width: Math.max(...lines) * letter, height: lines.length * line }
}

function boxAt({ x, y, at }: Spot, { width, height }: Room, size: Size): Box {
  const [across, down] = pixels([x, y], size)
  const left = at.includes('l')
    ? across - width - (at === 'l' ? off.side : off.corner)
    : at === 'up' || at === 'down'
      ? across - width / 2
      : across + (at === 'r' ? off.side : off.corner)
  const top = topOf(at, down, height)
  return { left, right: left + width, top, bottom: top + height }
}

function topOf(at: LabelPlace, y: number, height: number): number {
  if (at === 'l' || at === 'r') return y - height / 2
  if (at === 'up') return y - height - off.over
  if (at === 'down') return y + off.under
  return at.startsWith('u') ? y - height - off.above : y + off.below
}

type Taken = Pick<Around, 'uprights' | 'posts' | 'levels'> & {
  taken: readonly Box[]
  dots: readonly Box[]
  size: Size
}

function isFree(
  box: Box,
  { isOutside = false, mayReachOut = false }: Wish,
  { x, y }: Spot,
  { taken, dots, levels, size, ...around }: Taken,
): boolean {
  const own = pixels([x, y], size)
  const swept = sweptBy(box, own)
  if (taken.some((other) => areBoth(swept, other))) return false
  if (isOutside) return true
  return (
    isWithin(box, size, mayReachOut ? size.beside : 0) &&
    !standingIn(swept, around).some((at) => isStruck(swept, pixels([at, y], size)[0])) &&
    !levels.some((level) => isCrossed(box, pixels([x, level], size)[1])) &&
    !dots.some((dot) => !isInside(dot, own) && areBoth(swept, dot))
  )
}

/** Posts end where the drawing does: above it none stands. */
function standingIn({ bottom }: Box, { uprights, posts = [] }: Pick<Around, 'uprights' | 'posts'>): readonly number[] {
  return bottom > 0 ? [...uprights, ...posts] : uprights
}

const isWithin = ({ left, right, top, bottom }: Box, { width, height, above }: Size, beside: number): boolean =>
  left >= 0 && right <= width + beside && top >= -above && bottom <= height

/** As far as their point: what lies between it and the words lies on them where the drawing is wider. */
const sweptBy = (box: Box, [x]: Point): Box => ({ ...box, left: Math.min(box.left, x), right: Math.max(box.right, x) })

export const areBoth = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
export const isStruck = ({ left, right }: Box, at: number): boolean => at > left && at < right

const isInside = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
const pixels = ([x, y]: Point, { width, height }: Size): Point => [(x * width) / 1000, (y * height) / 1000]

function dotBox(dot: Point, size: Size): Box {
  const [x, y] = pixels(dot, size)
  return { left: x - dotSize, right: x + dotSize, top: y - dotSize, bottom: y + dotSize }
}

/** Whether a line from left to right runs through the letters of a label: what it only touches it does not strike. */
export const isCrossed = ({ top, bottom }: Box, at: number): boolean => at > top + 1 && at < bottom - 1

/** Pieces of lines, each from place to place in the units of the size: four numbers each, as there are hundreds. */
type Pieces = Float64Array

/** Of one point too: it is a piece that goes nowhere. */
function piecesOf(series: readonly (readonly Point[])[], { width, height }: Size): Pieces {
  const pieces = new Float64Array(4 * series.reduce((count, line) => count + line.length, 0))
  let next = 0
  for (const line of series) {
    const first = next
    for (const point of line) {
      const x = (point[0] * width) / 1000
      const y = (point[1] * height) / 1000
      // The one before ended where this begins.
      pieces[next] = next === first ? x : placeIn(pieces, next - 2)
      pieces[next + 1] = next === first ? y : placeIn(pieces, next - 1)
      pieces[next + 2] = x
      pieces[next + 3] = y
      next += 4
    }
  }
  return pieces
}

/** How many pieces of the lines that are drawn run through the label. */
export const coveredBy = (box: Box, series: readonly (readonly Point[])[], size: Size): number =>
  countThrough(box, piecesOf(series, size))

function countThrough(box: Box, pieces: Pieces): number {
  let count = 0
  for (let i = 0; i < pieces.length; i += 4) {
    if (isBeside(box, pieces, i)) continue
    if (runsThrough(box, pointIn(pieces, i), pointIn(pieces, i + 2))) count++
  }
  return count
}

const placeIn = (pieces: Pieces, i: number): number => pieces[i] ?? 0
const pointIn = (pieces: Pieces, i: number): Point => [placeIn(pieces, i), placeIn(pieces, i + 1)]

/** Both ends on the far side of one edge, as with nearly every piece: there is nothing to cut. */
function isBeside({ left, right, top, bottom }: Box, pieces: Pieces, i: number): boolean {
  const x = placeIn(pieces, i)
  const y = placeIn(pieces, i + 1)
  const u = placeIn(pieces, i + 2)
  const v = placeIn(pieces, i + 3)
  return (x < left && u < left) || (x > right && u > right) || (y < top && v < top) || (y > bottom && v > bottom)
}

/** Whether a piece of a line has a part within the box: it is cut at each of its edges in turn (Liang and Barsky). */
function runsThrough({ left, right, top, bottom }: Box, [x, y]: Point, [u, v]: Point): boolean {
  let [from, to] = [0, 1]
  for (const [by, room] of [
    [x - u, x - left],
    [u - x, right - x],
    [y - v, y - top],
    [v - y, bottom - y],
  ] as const) {
    if (by === 0 && room < 0) return false
    if (by < 0) from = Math.max(from, room / by)
    if (by > 0) to = Math.min(to, room / by)
    if (from > to) return false
  }
  return true
}
