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

/** Letters that would be drawn as empty boxes, and those that are one. */
export function boxesIn(svg: string): string[] {
  return textsOf(svg).flatMap(({ font: name, text }) => {
    const font = fonts.get(named[name] ?? '')
    return Array.from(text).filter(
      (letter) => letter === '□' || !font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    )
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

/** The least room between what is drawn of a line and of the next one below it, among lines that begin at the left. */
export function leastGap(svg: string): number {
  const open = svg.slice(0, svg.indexOf('>') + 1)
  const boxes = [...svg.matchAll(element)].map(([whole]) => edgesOf(`${open}${whole}</svg>`))
  const lines = boxes.filter(({ left }) => left < 100).toSorted((a, b) => a.top - b.top)
  return Math.min(...lines.slice(1).map(({ top }, i) => top - (lines[i]?.bottom ?? 0)))
}

/** The least way between the baselines of two lines that begin below each other. */
export function leastLeading(svg: string): number {
  const places = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const ways = places.flatMap(([x, y]) =>
    places.filter(([other, below]) => Math.abs(other - x) < 12 && below > y).map(([, below]) => below - y),
  )
  return Math.min(...ways)
}

/** By what each of them would break a picture with. */
export const hostileTitles = {
  'eighty W': 'W'.repeat(80),
  'two hundred letters': 'Will the number of people who '.repeat(7).slice(0, 200),
  'one long word between others': `The ${'antidisestablishmentarianism'.repeat(4)} of it`,
  'words from the right': 'هل ستصل انبعاثات الكربون إلى ذروتها قبل عام 2030؟ והאם ירדו?',
  'signs of pictures': '👩‍👩‍👧‍👦 Will 🚀 fly 🇩🇪 to 🪐 by 2030? 👍🏽',
  'a script': '<script>alert(1)</script> &amp; "quoted" \'too\'',
  'piles of marks': `Z${'\u0310\u0311\u0312'.repeat(20)}a${'\u0323'.repeat(30)}lgo`,
  'signs that cannot be seen': 'a\u0000b\u202ec\u200bd\u0007e\ufefff \ud800 g\u2028h',
  'letters that no font has': '日本の人口は2050年に1億人を下回るか',
  'several alphabets in one': 'Ελλάδα, Россия, Հայաստան, km² and CO₂ by 2030',
}
