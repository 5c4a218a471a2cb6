/** Where what is drawn of a page may lie in its picture: below the title and above the foot, beside the number or below it. */
import type { Hue } from '../colours.ts'
import type { Frame } from '../frames.ts'
import type { Box } from '../svg.ts'

/** `top`: the last baseline of the title. */
export type Room = { frame: Frame; top: number; hue: Hue }

/** A line of words at the foot of a drawing. */
const below = 36

/** Beside the number, from below the title on where the number is no taller than that. */
export function besideNumber({ frame: { chart, foot, figure }, top }: Room): Box {
  const isBelow = chart.x === figure.x
  const y = isBelow ? chart.y : Math.max(top + 34, 190)
  return { ...chart, y, height: foot - below - y }
}

/** All of the width, below the words below the title. */
export function wholeWidth({ frame: { margin, width, foot }, top }: Room): Box {
  const y = top + 78
  return { x: margin, y, width: width - 2 * margin, height: foot - below - y }
}
