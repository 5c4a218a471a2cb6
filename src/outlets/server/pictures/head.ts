/** The sheet of every picture, and what stands at its head: the kind with its shape, and whose picture it is. */
import { type Shape, shapes } from '#items/sharing/shapes.ts'
import { colours, hues } from './colours.ts'
import { area, rectangle, textAt } from './svg.ts'
import { measureIn, type Style } from './text.ts'

type Sized = { width: number; height: number; margin: number }

export function sheet({ width, height }: Sized, parts: readonly string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return [open, rectangle({ x: 0, y: 0, width, height }, colours.paper), ...parts, '</svg>'].join('')
}

const name: Style = { face: 'bold', size: 30, color: colours.ink, spacing: -0.6 }

export function drawHead(
  { width, margin }: Sized,
  productName: string,
  { shape, kind, category }: { shape: Shape | null; kind: string; category: string },
): string[] {
  const style: Style = { face: 'bold', size: 26, color: shape ? hues[shape].full : colours.ink }
  const left = margin + (shape ? 46 : 0)
  const after = left + measureIn(style)(kind) + 16
  return [
    ...(shape ? [glyph(shape, margin, 52, 34)] : []),
    textAt(left, 79, kind, style),
    textAt(after, 79, category, { face: 'sans', size: 24, color: colours.inkFaint }),
    ...drawName(width - margin, 81, productName),
  ]
}

function drawName(right: number, y: number, productName: string): string[] {
  const left = right - measureIn(name)(productName) - 58
  return [
    `<g transform="translate(${left} ${y - 33}) scale(1.35)">${mark}</g>`,
    textAt(right, y, productName, { ...name, side: 'end' }),
  ]
}

/** As `kit/web/theme/icons/mark.svg`. */
export const mark = [
  area('M9 15.5 29 3v19.5Z', colours.trend2),
  area('M9 15.5 29 8.6v9.3Z', colours.trend),
  area('M5 3h4v26H5Z', colours.ink),
].join('')

export function glyph(shape: Shape, x: number, y: number, size: number): string {
  const color = hues[shape].full
  const paths = shapes[shape].map(({ d, width }) =>
    width === null
      ? area(d, color)
      : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size / 16})">${paths.join('')}</g>`
}
