/** What a test looks at in a picture: every text of it with its font, and the box that all texts take. */
import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from '#kit/server/fonts/faces.ts'

const fonts = new Map<string, Font>()
for (const file of fontFiles) {
  const font = create(readFileSync(file))
  if ('hasGlyphForCodePoint' in font) fonts.set(font.postscriptName, font)
}
const named: Readonly<Record<string, string>> = {
  'Instrument Sans 400': 'InstrumentSans-Regular',
  'Instrument Sans 600': 'InstrumentSans-SemiBold',
  'Source Serif 4 400': 'SourceSerif4-Regular',
  'DejaVu Sans 400': 'DejaVuSans',
}

const element = /<text [^>]*font-family="([^"]+)" font-weight="(\d+)"[^>]*>([^<]*)<\/text>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export function textsOf(svg: string): { font: string; text: string }[] {
  return [...svg.matchAll(element)].map(([, family, weight, text = '']) => ({
    font: `${family} ${weight}`,
    text: text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  }))
}

/** Letters that would be drawn as empty boxes. */
export function boxesIn(svg: string): string[] {
  return textsOf(svg).flatMap(({ font: name, text }) => {
    const font = fonts.get(named[name] ?? '')
    return Array.from(text).filter((letter) => !font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  })
}

/** The edges of all that is written, as it is drawn. */
export function edgesOf(svg: string): { left: number; top: number; right: number; bottom: number } {
  const open = svg.slice(0, svg.indexOf('>') + 1)
  const written = [...svg.matchAll(element)].map(([whole]) => whole)
  const box = new Resvg(`${open}${written.join('')}</svg>`, { font: { loadSystemFonts: false, fontFiles } }).getBBox()
  if (!box) throw new Error('nothing is written')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}
