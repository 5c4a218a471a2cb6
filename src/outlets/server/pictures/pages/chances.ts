/** Several things with how likely each is, and how sure that is: the worlds of a set, and that it is none of them. */
import { firstChances, type PageDrawing, type SharedChance, sayMore } from '#items/sharing/shared-page.ts'
import { colours, type Hue } from '../colours.ts'
import { type Box, rectangle, textAt } from '../svg.ts'
import { cleanText, measureIn, shorten, type Style } from '../text.ts'
import { besideNumber, type Room } from './room.ts'

/** A row is as high as there is room for, down to where the words of one would touch the bar of another. */
const highest = 58
const lowest = 40
const name: Style = { face: 'sans', size: 21, color: colours.ink }
const bar = 11

export function drawChances(drawing: Extract<PageDrawing, { of: 'chances' }>, room: Room): string[] {
  const { x, y, width, height } = besideNumber(room)
  const { first, more } = firstChances(drawing, Math.floor(height / lowest))
  const { rest } = drawing
  const drawn = [
    ...first.map((row) => (box: Box) => drawChance(row, box, room.hue)),
    ...(more > 0 ? [({ x: left, y: top }: Box) => [textAt(left, top + 24, sayMore(more), words)]] : []),
    ...(rest ? [(box: Box) => drawChance(rest, box, room.hue)] : []),
  ]
  const each = Math.min(highest, height / drawn.length)
  const top = y + (height - drawn.length * each) / 2
  return drawn.flatMap((draw, i) => draw({ x, y: top + i * each, width, height: each }))
}

const words: Style = { ...name, color: colours.inkSoft }

function drawChance(
  { name: said, figure, chance, band }: SharedChance,
  { x, y, width, height }: Box,
  hue: Hue,
): string[] {
  const number = cleanText(figure)
  const style: Style = { face: 'bold', size: 21, color: hue.full, side: 'end' }
  const wide = (share: number) => Math.min(1, Math.max(0, share)) * width
  const base = y + height / 2 - 7
  const strip = { y: base + 9, height: bar }
  const left = width - measureIn(style)(number) - 24
  return [
    textAt(x, base, shorten(cleanText(said, 'sans'), left, measureIn(name)), name),
    textAt(x + width, base, number, style),
    rectangle({ x, width, ...strip }, colours.mistDeep),
    ...(band
      ? [rectangle({ x: x + wide(band.lowest), width: wide(band.highest - band.lowest), ...strip }, hue.second)]
      : []),
    ...(chance === null
      ? []
      : [rectangle({ x: x + wide(chance) - 3, y: strip.y - 3, width: 6, height: bar + 6 }, hue.full)]),
  ]
}
