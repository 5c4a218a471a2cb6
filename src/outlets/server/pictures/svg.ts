/** The few elements that a picture is drawn with, as text. Numbers and colours are ours; words are escaped. */
import { round } from '#kit/chart/path.ts'
import { escapeHtml } from '#kit/escape-html.ts'
import { type Face, type Run, widthOf } from '#kit/server/fonts/faces.ts'
import { piecesOf, type Side, type Style } from './text.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** As the files say themselves. The one that knows most scripts has one weight. */
const families: Readonly<Record<Face, string>> = {
  sans: 'font-family="Instrument Sans" font-weight="400"',
  bold: 'font-family="Instrument Sans" font-weight="600"',
  serif: 'font-family="Source Serif 4" font-weight="400"',
  other: 'font-family="DejaVu Sans" font-weight="400"',
}

/**
 * Each piece is a text of its own: pieces of one would all be drawn in the font that has the letters of one of them
 * (seen in resvg 0.34).
 */
export function textAt(x: number, y: number, text: string, style: Style): string {
  const { face, size, color, spacing = 0, side = 'start' } = style
  const runs = piecesOf(text, face)
  const rest = `y="${round(y)}" font-size="${round(size)}" fill="${color}"${spacing === 0 ? '' : ` letter-spacing="${spacing}"`}`
  const drawn = (run: Run, at: number, anchor: Side) =>
    `<text x="${round(at)}" ${rest} ${families[run.face]} text-anchor="${anchor}" xml:space="preserve">${escapeHtml(run.text)}</text>`
  const [first] = runs
  if (runs.length < 2) return first ? drawn(first, x, side) : ''
  const widths = runs.map((run) => widthOf(run) * size + Array.from(run.text).length * spacing)
  let at = x - shares[side] * widths.reduce((sum, width) => sum + width, 0)
  return runs
    .map((run, i) => {
      const here = at
      at += widths[i] ?? 0
      return drawn(run, here, 'start')
    })
    .join('')
}

const shares: Readonly<Record<Side, number>> = { start: 0, middle: 0.5, end: 1 }

export function rectangle({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`
}

export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="butt"/>`
}

export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** Pointing down, its point at a place. */
export function arrow(x: number, y: number, fill: string, size = 18): string {
  return area(`M${round(x - size / 2)} ${round(y - size * 0.65)}h${size}L${round(x)} ${round(y)}Z`, fill)
}
