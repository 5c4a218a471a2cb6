/** A drawing as PNG. It reads the house's own fonts and nothing else: no other file, no address. */
import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from '#kit/server/fonts/faces.ts'

export function pngOf(svg: string): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans' }
  return new Resvg(svg, { font, logLevel: 'off' }).render().asPng()
}
