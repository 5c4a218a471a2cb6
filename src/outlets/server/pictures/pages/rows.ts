/** The first items of a list, each with its number and what that counts. */
import type { PageDrawing, SharedRow } from '#items/sharing/shared-page.ts'
import { colours, hues } from '../colours.ts'
import { glyph } from '../head.ts'
import { sizeFor } from '../parts.ts'
import { type Box, line, textAt } from '../svg.ts'
import { cleanText, measureIn, shorten, type Style } from '../text.ts'
import { type Room, wholeWidth } from './room.ts'

/** Where there is room, a row is so high; three have to stand there. */
const rowHeight = 150
const fewest = 3

export function drawRows({ rows }: Extract<PageDrawing, { of: 'rows' }>, room: Room): string[] {
  const box = wholeWidth(room)
  const count = Math.max(fewest, Math.floor(box.height / rowHeight))
  const height = Math.min(rowHeight, box.height / count)
  return rows.slice(0, count).flatMap((row, i) => drawRow(row, { ...box, y: box.y + i * height, height }))
}

const title: Style = { face: 'bold', size: 28, color: colours.ink, spacing: -0.4 }
const words: Style = { face: 'sans', size: 21, color: colours.inkSoft }

function drawRow({ shape, title: said, figure, beside, isEstimate }: SharedRow, box: Box): string[] {
  const { x, y, width, height } = box
  const middle = y + height / 2
  const color = isEstimate ? hues[shape].full : colours.ink
  const style = (size: number): Style => ({ face: 'bold', size, color, spacing: -size / 36, side: 'end' })
  const number = cleanText(figure)
  const most = width * 0.34
  const size = sizeFor(number, most, (at) => measureIn(style(at)), { most: 46, least: 28 })
  const text = shorten(number, most, measureIn(style(size)))
  const left = x + 46
  const room = width - 46 - (text ? measureIn(style(size))(text) + 40 : 0)
  return [
    line(`M${x} ${y}h${width}`, colours.line, 1),
    glyph(shape, x, middle - 15, 30),
    textAt(left, middle - 5, shorten(cleanText(said), room, measureIn(title)), title),
    textAt(left, middle + 27, shorten(cleanText(beside.join('; '), 'sans'), room, measureIn(words)), words),
    textAt(x + width, middle + size * 0.34, text, style(size)),
  ]
}
