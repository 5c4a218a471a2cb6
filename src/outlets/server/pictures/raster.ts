/** A drawing as PNG. It reads the house's own fonts and nothing else: no other file, no address. */
import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from '#kit/server/fonts/faces.ts'
import { packedPng } from './packed-png.ts'

/** In bytes: messengers leave out what is larger. */
const most = 90_000

/** As wide as it is drawn, where no width is named. */
export function pngOf(svg: string, width?: number): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans' }
  const fitTo = width === undefined ? ({ mode: 'original' } as const) : ({ mode: 'width', value: width } as const)
  const image = new Resvg(svg, { font, fitTo, logLevel: 'off' }).render()
  const png = image.asPng()
  return png.length > most ? packedPng(image.pixels, image.width, image.height) : png
}
