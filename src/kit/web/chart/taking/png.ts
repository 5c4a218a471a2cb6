/** A drawing as a PNG file: painted with the fonts that the page has, which a file of SVG could not take along. */
import type { Drawing, Mark } from './drawing.ts'

/** At least so wide, and twice as fine as the screen: it may be printed, or shown large. */
const leastWidth = 1200

export async function pngOf({ width, height, ground, marks }: Drawing): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  const fine = Math.max(2, leastWidth / width)
  canvas.width = Math.round(width * fine)
  canvas.height = Math.round(height * fine)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser paints no pictures.')
  pen.scale(fine, fine)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  for (const mark of marks) paint(pen, mark)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}

function paint(pen: CanvasRenderingContext2D, mark: Mark): void {
  if (mark.is === 'path') return paintPath(pen, mark)
  pen.globalAlpha = 1
  pen.fillStyle = mark.fill
  if (mark.is === 'bar') return pen.fillRect(mark.x, mark.y, mark.width, mark.height)
  pen.font = `${mark.weight} ${mark.size} ${mark.font}`
  // Words that stand narrow on the page do so here.
  pen.fillText(mark.text, mark.x, mark.y, Number.isFinite(mark.width) ? mark.width : undefined)
}

/** Its places stretch, its strokes do not. */
function paintPath(
  pen: CanvasRenderingContext2D,
  { d, x, y, across, down, style }: Extract<Mark, { is: 'path' }>,
): void {
  const path = new Path2D()
  path.addPath(new Path2D(d), new DOMMatrix([across, 0, 0, down, x, y]))
  pen.globalAlpha = Number(style.opacity)
  if (style.fill !== 'none') {
    pen.fillStyle = style.fill
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path is filled here, no array
    pen.fill(path)
  }
  if (style.stroke === 'none') return
  pen.strokeStyle = style.stroke
  pen.lineWidth = Number.parseFloat(style['stroke-width'])
  pen.lineCap = style['stroke-linecap'] as CanvasLineCap // both know the same words
  pen.lineJoin = style['stroke-linejoin'] as CanvasLineJoin
  pen.setLineDash(
    style['stroke-dasharray'] === 'none' ? [] : (style['stroke-dasharray'].match(/[\d.]+/g) ?? []).map(Number),
  )
  pen.stroke(path)
}
