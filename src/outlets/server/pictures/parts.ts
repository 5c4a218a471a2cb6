/** The parts that pictures have in common: a title, words below it, a number with what it counts, a foot. */
import type { Site } from '#items/sharing.ts'
import { sayDay } from '#kit/dates.ts'
import { small } from './charts.ts'
import { colours } from './colours.ts'
import type { Frame, Lettering } from './frames.ts'
import { textAt } from './svg.ts'
import { cleanText, measureIn, shorten, shortenAtClause, type Style, wrap } from './text.ts'

/** `bottom`: the last baseline. */
export type Drawn = { drawn: string[]; bottom: number }

const soft: Style = { face: 'sans', size: 24, color: colours.inkSoft }
/** Words where there is no number. */
const alone: Style = { face: 'sans', size: 34, color: colours.inkSoft }
const prose: Style = { face: 'serif', size: 27, color: colours.inkSoft }
const proseLeading = 37
/** Of a number. */
const leastSize = 40

/** `otherwise`: of a title in letters that no font has nothing is left to read. */
export function drawTitle(
  title: string,
  otherwise: string,
  { margin, width, title: { y, most, usual, long } }: Frame,
): Drawn {
  const clean = cleanText(title)
  const said = /[\p{L}\p{N}]/u.test(clean) ? clean : otherwise
  const linesIn = (as: Lettering, count: number) => wrap(said, width - 2 * margin, count, measureIn(styleOf(as)))
  const as = linesIn(usual, most).length > 2 ? long : usual
  return stacked(linesIn(as, most), styleOf(as), { x: margin, y, leading: as.leading })
}

function styleOf({ size }: Lettering): Style {
  return { face: 'bold', size, color: colours.ink, spacing: -size / 42 }
}

/** At most so many lines of it below the title. */
export function drawSummary(summary: string, most: number, frame: Frame, bottom: number): Drawn {
  if (most < 1) return { drawn: [], bottom }
  const lines = wrap(cleanText(summary, 'serif'), frame.summaryWidth, most, measureIn(prose))
  return stacked(lines, prose, { x: frame.margin, y: bottom + 52, leading: proseLeading })
}

type Stack = { x: number; y: number; leading: number }

function stacked(lines: readonly string[], style: Style, { x, y, leading }: Stack): Drawn {
  return {
    drawn: lines.map((text, i) => textAt(x, y + i * leading, text, style)),
    bottom: y + Math.max(0, lines.length - 1) * leading,
  }
}

/** The number, as large as its room allows, and what it counts. `width`: of that room. */
export function drawFigure(
  { figure, beside, color }: { figure: string; beside: readonly string[]; color: string },
  { figure: { x, y, size: most } }: Frame,
  width: number,
): string[] {
  const said = cleanText(figure)
  const style = (size: number): Style => ({ face: 'bold', size, color, spacing: -size / 32 })
  const size = sizeFor(said, width, (at) => measureIn(style(at)), { most, least: leastSize })
  const text = shorten(said, width, measureIn(style(size)))
  if (text === '') return stacked(linesOf(beside, width, alone), alone, { x, y: y + 12, leading: 44 }).drawn
  const below = stacked(linesOf(beside, width, soft), soft, { x, y: y + stepBelow(text, size), leading: 35 })
  return [textAt(x - size / 28, y, text, style(size)), ...below.drawn]
}

/** To the first line below a number: further where letters of it, or a comma, reach below their line. */
function stepBelow(text: string, size: number): number {
  return /[gjpqyQ,;()]/.test(text) ? Math.max(44, Math.round(size * 0.23) + 28) : 44
}

function linesOf(said: readonly string[], width: number, style: Style): string[] {
  return said.flatMap((one) => wrap(cleanText(one, style.face), width, 2, measureIn(style))).slice(0, 3)
}

/** As large as it may be, or as small as it has to. */
export function sizeFor(
  text: string,
  width: number,
  measure: (size: number) => (text: string) => number,
  { most, least }: { most: number; least: number },
): number {
  const asked = measure(most)(text)
  return asked <= width ? most : Math.max(least, Math.floor((most * width) / asked))
}

/** The day it is of, where it is from or when it ends, and where to find it. */
export function drawFoot(
  { asOf, says, path }: { asOf: string; says: string; path: string },
  { width, foot, margin }: Frame,
  site: Site,
): string[] {
  const measure = measureIn(small)
  const address = shorten(site.origin.replace(/^https?:\/\//, '') + path, width / 2 - margin, measure)
  const room = width - 2 * margin - measure(address) - 40
  const day = sayDay(asOf)
  const after = margin + measure(day) + 22
  return [
    textAt(margin, foot, day, { ...small, color: colours.inkSoft }),
    textAt(after, foot, shortenAtClause(cleanText(says, 'sans'), margin + room - after, measure), small),
    textAt(width - margin, foot, address, { ...small, side: 'end' }),
  ]
}
