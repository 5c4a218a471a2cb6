/** The radar: the same ground, arcs and places as on its page. */
import { categories, categoryTitles } from '#items/category-titles.ts'
import type { PageDrawing } from '#items/sharing/shared-page.ts'
import {
  radarArc,
  radarDistance,
  radarEdges,
  radarRay,
  radarReach,
  radarSize,
  radarWedge,
  radarYears,
  type Spot,
  spotAt,
} from '#site/radar.ts'
import { colours } from '../colours.ts'
import { glyph } from '../head.ts'
import { area, arrow, line, textAt } from '../svg.ts'
import type { Side, Style } from '../text.ts'
import { besideNumber, type Room } from './room.ts'

const words: Style = { face: 'sans', size: 19, color: colours.inkSoft }
const sides: readonly Side[] = ['end', 'end', 'middle', 'start', 'start']
/** Of the years that are drawn those whose names do not touch. */
const namedYears = [2030, 2040, 2060]
/** A glyph in the drawing, and the room that the names of the outer sectors take on each side. */
const size = 26
const aside = 78
/** Of the drawing's height, what is used: below it nothing is drawn but the years. */
const lowest = 550

export function drawRadar({ points, now, end }: Extract<PageDrawing, { of: 'radar' }>, room: Room): string[] {
  const beside = besideNumber(room)
  // It may come nearer to the number than others: its corners are empty.
  const box = beside.x > room.frame.margin ? { ...beside, x: beside.x - 30, width: beside.width + 30 } : beside
  const scale = Math.min(box.width / (radarSize.width + 2 * aside), box.height / lowest)
  const left = box.x + (box.width - radarSize.width * scale) / 2
  const years = radarYears(now, end)
  const ground = [
    ...categories.map((_, i) =>
      area(radarWedge(radarEdges[i] ?? 0, radarEdges[i + 1] ?? 0), i % 2 === 1 ? colours.mistDeep : colours.mist),
    ),
    ...years.map((year) => line(radarArc(0, Math.PI, radarDistance(year, now, end)), colours.lineFirm, 1.5)),
    ...radarEdges.slice(1, -1).map((angle) => line(radarRay(angle), colours.line, 1.5)),
    line(radarArc(0, Math.PI, radarReach.to), colours.lineFirm, 2),
    ...points.map(({ x, y, shape }) => glyph(shape, x - size / 2, y - size / 2, size)),
    arrow(500, 505, colours.needle, 26),
  ]
  /** Words keep their size, however large the drawing is. */
  const word = ({ x, y }: Spot, text: string, side: Side) =>
    textAt(left + x * scale, box.y + y * scale, text, { ...words, side })
  return [
    `<g transform="translate(${left} ${box.y}) scale(${scale})">${ground.join('')}</g>`,
    ...categories.map((category, i) => {
      const middle = ((radarEdges[i] ?? 0) + (radarEdges[i + 1] ?? 0)) / 2
      return word(spotAt(middle, radarReach.to + 22), categoryTitles[category], sides[i] ?? 'middle')
    }),
    ...years
      .filter((year) => namedYears.includes(year))
      .map((year) => word({ ...spotAt(Math.PI, radarDistance(year, now, end)), y: 540 }, String(year), 'middle')),
  ]
}
