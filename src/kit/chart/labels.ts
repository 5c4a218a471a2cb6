/**
 * Where may the words of a drawing stand, so that none covers another, and no upright line strikes any? Whoever comes
 * first has the choice; for what has no free place there is none, and it is left out.
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
  /** Rather nowhere than across more of what is drawn than this. */
  mostCovered?: number
  /** May reach into the room to the right of the drawing. */
  mayReachOut?: boolean
  /** Stands in that room, and there alone. */
  isOutside?: boolean
}
export type Around = {
  /** Better kept off: what is drawn. */
  series: readonly Point[]
  /** Lines from the top to the foot of the drawing, which words may touch, and never lie on. */
  uprights: readonly number[]
  /** Lines from left to right, better kept off. */
  levels: readonly number[]
  /** Dots that no words but their own may cover. */
  dots: readonly Point[]
}

/** How far words stand off their point, as `Plot.module.css` has it. */
const off = { side: 6, corner: 5.6, above: 3.2, below: 4, over: 5.6, under: 6.4 }
const dotSize = 4.5

/** For each wish, in their order, its spot; null where there is none that is free. */
export function placeWords(wishes: readonly Wish[], around: Around, size: Size): (Spot | null)[] {
  const dots = around.dots.map((dot) => dotBox(dot, size))
  const taken: Box[] = []
  return wishes.map((wish) => {
    const free = wish.spots
      .map((spot, i) => ({ spot, i, box: boxOf(wish.text, spot, size) }))
      .filter(({ box, spot }) => isFree(box, wish, spot, { taken, dots, uprights: around.uprights, size }))
      .map((one) => ({ ...one, covers: covered(one.box, around.series, size) }))
      .filter(({ covers }) => covers <= (wish.mostCovered ?? Infinity))
    const best = cheapest(free, ({ box, covers, i }) => i * 0.5 + covers + 2 * crossed(box, around.levels, size))
    if (best) taken.push(sweptBy(best.box, pixels([best.spot.x, best.spot.y], size)))
    return best?.spot ?? null
  })
}

export function boxOf(text: string, { x, y, at }: Spot, size: Size): Box {
  const lines = text.split('\n').map(({ length }) => length)
  const [width, height] = [Math.max(...lines) * size.letter, lines.length * size.line]
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

type Taken = { taken: readonly Box[]; dots: readonly Box[]; uprights: readonly number[]; size: Size }

function isFree(
  box: Box,
  { isOutside = false, mayReachOut = false }: Wish,
  { x, y }: Spot,
  { taken, dots, uprights, size }: Taken,
): boolean {
  const own = pixels([x, y], size)
  const swept = sweptBy(box, own)
  if (taken.some((other) => areBoth(swept, other))) return false
  if (isOutside) return true
  return (
    isWithin(box, size, mayReachOut ? size.beside : 0) &&
    !uprights.some((at) => isStruck(swept, pixels([at, y], size)[0])) &&
    !dots.some((dot) => !isInside(dot, own) && areBoth(swept, dot))
  )
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

/** The first of those that cost least. */
function cheapest<Choice>(choices: readonly Choice[], costOf: (choice: Choice) => number): Choice | null {
  const judged = choices.map((choice) => ({ choice, cost: costOf(choice) }))
  return judged.reduce<(typeof judged)[number] | null>((a, b) => (a && a.cost <= b.cost ? a : b), null)?.choice ?? null
}

/** How many lines from left to right run through the label. */
function crossed({ top, bottom }: Box, levels: readonly number[], { height }: Size): number {
  return levels.filter((level) => {
    const y = (level / 1000) * height
    return y > top + 1 && y < bottom - 1
  }).length
}

/** How many pieces of the series run through the label. */
function covered(box: Box, series: readonly Point[], size: Size): number {
  let count = 0
  let before: Point | null = null
  for (const point of series) {
    const here = pixels(point, size)
    if (runsThrough(box, before ?? here, here)) count++
    before = here
  }
  return Math.min(count, 10)
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
