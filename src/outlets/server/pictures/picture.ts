/**
 * An item as one picture, as its link is shown elsewhere: what it is, its title, its number with what that counts, its
 * drawing, where it is from, and the years at its foot. Made of the item alone: the same bytes on every machine.
 */
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { decimalYear, sayDay } from '#kit/dates.ts'
import { draw, small } from './charts.ts'
import { colours, hues } from './colours.ts'
import { type Frame, frames, type Lettering, type Size } from './frames.ts'
import { drawHead, sheet } from './head.ts'
import { drawRuler } from './ruler.ts'
import { type Box, textAt } from './svg.ts'
import { cleanText, measureIn, shorten, type Style, wrap } from './text.ts'

export type PictureGiven = { view: SharedView; site: Site; size: Size }

const soft: Style = { face: 'sans', size: 24, color: colours.inkSoft }
/** Words where there is no number. */
const alone: Style = { face: 'sans', size: 34, color: colours.inkSoft }
const prose: Style = { face: 'serif', size: 27, color: colours.inkSoft }
const proseLeading = 37

export function pictureOf({ view, site, size }: PictureGiven): string {
  const frame = frames[size]
  const hue = hues[view.shape]
  const asOf = (view.madeAt ?? view.updatedAt).slice(0, 10)
  const now = decimalYear(asOf)
  const title = titleOf(view, frame)
  const below = summaryOf(view, frame, title)
  const figure = figureOf(view, frame)
  const box = boxFor(frame, below.bottom)
  return sheet(frame, [
    ...drawHead(frame, site.productName, {
      shape: view.shape,
      kind: view.kindTitle,
      category: categoryTitles[view.category],
    }),
    ...title.drawn,
    ...below.drawn,
    ...figure,
    ...(view.drawing ? draw(view.drawing, { box, hue, now }) : []),
    ...footOf(view, frame, { site, asOf }),
    ...drawRuler({
      width: frame.width,
      bottom: frame.height,
      margin: frame.margin,
      now,
      marks: view.marks.length > 0 ? view.marks : [view.horizon.to + 0.5],
      hue,
    }),
  ])
}

type Drawn = { drawn: string[]; bottom: number }

function titleOf(
  { title, kindTitle, id }: SharedView,
  { margin, width, title: { y, most, usual, long } }: Frame,
): Drawn {
  const clean = cleanText(title)
  // Of a title in letters that no font has nothing is left to read.
  const said = /[\p{L}\p{N}]/u.test(clean) ? clean : `${kindTitle} ${id}`
  const linesIn = (as: Lettering, count: number) => wrap(said, width - 2 * margin, count, measureIn(styleOf(as)))
  const as = linesIn(usual, most).length > 2 ? long : usual
  return stacked(linesIn(as, most), styleOf(as), { x: margin, y, leading: as.leading })
}

function styleOf({ size }: Lettering): Style {
  return { face: 'bold', size, color: colours.ink, spacing: -size / 42 }
}

/** Where the title leaves room. */
function summaryOf({ summary, drawing }: SharedView, frame: Frame, { drawn, bottom }: Drawn): Drawn {
  // Without a drawing there is room below a title of two lines too.
  const most = frame.summaryLines - Math.max(0, drawn.length - (drawing ? 1 : 2)) * 2
  if (most < 1) return { drawn: [], bottom }
  const lines = wrap(cleanText(summary, 'serif'), frame.summaryWidth, most, measureIn(prose))
  return stacked(lines, prose, { x: frame.margin, y: bottom + 52, leading: proseLeading })
}

type Stack = { x: number; y: number; leading: number }

/** `bottom`: the last baseline. */
function stacked(lines: readonly string[], style: Style, { x, y, leading }: Stack): Drawn {
  return {
    drawn: lines.map((text, i) => textAt(x, y + i * leading, text, style)),
    bottom: y + Math.max(0, lines.length - 1) * leading,
  }
}

/** The number, as large as its room allows, and what it counts. */
function figureOf({ figure, beside, isEstimate, drawing, shape }: SharedView, frame: Frame): string[] {
  const { x, y, size: most, width: room } = frame.figure
  const width = drawing ? room : frame.width - 2 * frame.margin
  const color = isEstimate ? hues[shape].full : colours.ink
  const said = cleanText(figure)
  const style = (size: number): Style => ({ face: 'bold', size, color, spacing: -size / 32 })
  const size = sizeFor(said, width, (at) => measureIn(style(at)), most)
  const text = shorten(said, width, measureIn(style(size)))
  if (text === '') return stacked(linesOf(beside, width, alone), alone, { x, y: y + 12, leading: 44 }).drawn
  const below = stacked(linesOf(beside, width, soft), soft, { x, y: y + 44, leading: 35 })
  return [textAt(x - size / 28, y, text, style(size)), ...below.drawn]
}

function linesOf(said: readonly string[], width: number, style: Style): string[] {
  return said.flatMap((one) => wrap(cleanText(one, style.face), width, 2, measureIn(style))).slice(0, 3)
}

const leastSize = 40

function sizeFor(text: string, width: number, measure: (size: number) => (text: string) => number, most: number) {
  const asked = measure(most)(text)
  return asked <= width ? most : Math.max(leastSize, Math.floor((most * width) / asked))
}

function boxFor({ chart }: Frame, below: number): Box {
  const y = Math.max(chart.y, below + 40)
  return { ...chart, y, height: chart.y + chart.height - y }
}

/** The day it is of, where it is from or when it ends, and where to find it. */
function footOf(view: SharedView, { width, foot, margin }: Frame, { site, asOf }: { site: Site; asOf: string }) {
  const path = view.isNewest ? paths.item(view.kind, view.id) : paths.itemThen(view.kind, view.id, view.version)
  const address = shorten(site.origin.replace(/^https?:\/\//, '') + path, width / 2 - margin, measureIn(small))
  const room = width - 2 * margin - measureIn(small)(address) - 40
  const measure = measureIn(small)
  const day = sayDay(asOf)
  const after = margin + measure(day) + 22
  return [
    textAt(margin, foot, day, { ...small, color: colours.inkSoft }),
    textAt(after, foot, shorten(cleanText(view.foot, 'sans'), margin + room - after, measure), small),
    textAt(width - margin, foot, address, { ...small, side: 'end' }),
  ]
}
