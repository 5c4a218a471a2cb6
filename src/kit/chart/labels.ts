/** Where on a chart may the words of a threshold stand, so that they cover neither the series nor each other? */
import type { Point } from './path.ts'

/** On which side of its point a label stands. */
export type LabelPlace = 'l' | 'r' | 'up' | 'down' | 'ur' | 'ul' | 'dr' | 'dl'

/** A piece of the drawing, 0 to 1000 both ways, y downwards. */
export type Box = { left: number; right: number; top: number; bottom: number }
export type Placed = { side: 'left' | 'right'; isAbove: boolean; box: Box }

/**
 * Sizes of a 12 px label on a chart of about 680 by 330 px, the usual one. On narrow charts most labels are left out.
 */
const perLetter = 8.6
const lineHeight = 50

function boxOf(text: string, y: number, side: 'left' | 'right', isAbove: boolean): Box {
  const width = Math.min(1000, text.length * perLetter)
  const [left, right] = side === 'left' ? [8, 8 + width] : [992 - width, 992]
  return isAbove ? { left, right, top: y - lineHeight, bottom: y } : { left, right, top: y, bottom: y + lineHeight }
}

/**
 * For each line (its height and its words) the freest of its four corners, given the drawn series and what already
 * stands there.
 */
export function placeLabels(
  lines: readonly { y: number; text: string }[],
  series: readonly Point[],
  taken: readonly Box[] = [],
): Placed[] {
  const boxes = [...taken]
  const heights = lines.map(({ y }) => y)
  return lines.map(({ y, text }) => {
    const corners = (['left', 'right'] as const).flatMap((side) =>
      [true, false].map((isAbove) => ({ side, isAbove, box: boxOf(text, y, side, isAbove) })),
    )
    const cost = ({ box }: Placed) =>
      covered(box, series) + 30 * overlaps(box, boxes) + 20 * crossings(box, y, heights) + 100 * outside(box)
    const best = cheapest(corners, cost)
    boxes.push(best.box)
    return best
  })
}

/** What a dot hides. */
export function dotBox([x, y]: Point): Box {
  return { left: x - 9, right: x + 9, top: y - 18, bottom: y + 18 }
}

type Corner = 'ul' | 'dl' | 'ur' | 'dr'

/** What a label keeps off: the drawn lines, the needle of today, and what already stands there. */
export type Around = { series: readonly Point[]; needle: number; taken?: readonly Box[] }

/** The freest corner of a dot for its words, off the series, off the needle and off what already stands there. */
export function placeDot(
  [x, y]: Point,
  text: string,
  { series, needle, taken = [] }: Around,
): { at: Corner; box: Box } {
  const width = text.length * perLetter
  const corners = (['ul', 'dl', 'ur', 'dr'] as const).map((at) => {
    const [left, right] = at.endsWith('l') ? [x - 12 - width, x - 12] : [x + 12, x + 12 + width]
    const [top, bottom] = at.startsWith('u') ? [y - lineHeight - 12, y - 12] : [y + 12, y + 12 + lineHeight]
    return { at, box: { left, right, top, bottom } }
  })
  const cost = ({ box }: { box: Box }) =>
    covered(box, series) +
    30 * overlaps(box, taken) +
    (needle > box.left && needle < box.right ? 6 : 0) +
    100 * outside(box) +
    (hasRoom(text, x, box.left < x) ? 0 : 100)
  return cheapest(corners, cost)
}

/** The first of those that cost least; each is judged once. */
function cheapest<Choice>(choices: readonly Choice[], cost: (choice: Choice) => number): Choice {
  const judged = choices.map((choice) => ({ choice, cost: cost(choice) }))
  return judged.reduce((a, b) => (b.cost < a.cost ? b : a)).choice
}

/** Half the width of a usual chart leaves half the room. */
function hasRoom(text: string, x: number, isLeft: boolean): boolean {
  const width = text.length * perLetter * 2.2
  return isLeft ? x - width > 0 : x + width < 1000
}

const parts = [0, 0.25, 0.5, 0.75]

/** How much of the label the series runs through: its points and the middles between them. */
function covered(box: Box, series: readonly Point[]): number {
  let count = 0
  let before = series[0]
  for (const point of series) {
    const [x, y] = point
    const [u, v] = before ?? point
    before = point
    // Most pieces lie wholly to one side of the label.
    if (
      Math.max(x, u) < box.left ||
      Math.min(x, u) > box.right ||
      Math.max(y, v) < box.top ||
      Math.min(y, v) > box.bottom
    )
      continue
    for (const part of parts) if (isInside(box, x + (u - x) * part, y + (v - y) * part)) count++
  }
  return Math.min(count, 10)
}

const isInside = ({ left, right, top, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom
const overlaps = (a: Box, boxes: readonly Box[]) =>
  boxes.filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).length
const crossings = ({ top, bottom }: Box, own: number, heights: readonly number[]) =>
  heights.filter((y) => y !== own && y > top && y < bottom).length
const outside = ({ top, bottom }: Box) => (top < -20 || bottom > 1000 ? 1 : 0)
