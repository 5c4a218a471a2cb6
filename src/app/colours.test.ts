/** Every colour has one place, where it stands with what it is in the dark: nothing else names one. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colours as onPaper } from '#analyses/server/exports/colours.ts'
import { ink, paper } from '#kit/paper.ts'
import { colours as onPictures } from '#outlets/server/pictures/colours.ts'
import { colourOf, colours, colourSheet } from '../../test/colours.ts'

/** Where no style sheet is. Each is held against the sheet below. */
const copies = ['src/kit/paper.ts', 'src/analyses/server/exports/colours.ts', 'src/outlets/server/pictures/colours.ts']

/** https://www.w3.org/TR/css-color-4/#named-colors, without shades: `darkred` ends with one of these. */
const names =
  'aqua(?:marine)?|azure|beige|bisque|black|blanchedalmond|blue(?:violet)?|brown|burlywood|chartreuse|chocolate|coral|cornsilk|crimson|cyan|firebrick|fuchsia|gainsboro|gold(?:enrod)?|gr[ae]y|green(?:yellow)?|honeydew|indigo|ivory|khaki|lavender(?:blush)?|lawngreen|lime(?:green)?|linen|magenta|maroon|mint(?:cream)?|mistyrose|moccasin|navy|oldlace|olive(?:drab)?|orange(?:red)?|orchid|papayawhip|peachpuff|peru|pink|plum|purple|rebeccapurple|red|rosybrown|salmon|sandybrown|seashell|sienna|silver|skyblue|snow|tan|teal|thistle|tomato|turquoise|violet|wheat|white(?:smoke)?|yellow(?:green)?'
const shades =
  '(?:dark|light|medium|pale|deep|hot|dim|ghost|floral|antique|navajo|alice|cadet|cornflower|dodger|forest|indian|lemon|midnight|powder|royal|saddle|sea|slate|spring|steel)*'
const named = String.raw`(?<![-\w#.])${shades}(?:${names})(?![-\w(])`
const hex = '#(?:[0-9a-f]{6}(?:[0-9a-f]{2})?|[0-9a-f]{3,4})(?![-\\w])'
const made = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`

/** Of a style sheet: in the values, where `color-mix` may take what has a name. */
function inStyles(text: string): string[] {
  const values = [...withoutComments(text).matchAll(/[\w-]+\s*:\s*([^;{}]+)[;}]/g)].map(([, value = '']) => value)
  return values.flatMap((value) => value.match(new RegExp(`${hex}|${made}|${named}`, 'gi')) ?? [])
}

/** Of a program or a drawing: in what is quoted, and by name only where a colour is set. */
function inPrograms(text: string): string[] {
  const quoted = new RegExp(
    `(?<=['"\`:,(] ?|(?:solid|dashed|dotted) )${hex}(?=['"\`;,) ])|(?<=['"\`][^'"\`\\n]*)${made}(?=[\\d.])`,
    'gi',
  )
  const set = new RegExp(`(?:fill|stroke|color|background)\\w*(?:=|: ?)\\{?['"\`]${named}`, 'gi')
  // Word writes them without a sign before them.
  const bare = /(?<=['"`])[\dA-F]{6}(?=['"`])/g
  const plain = withoutComments(text)
  return [quoted, set, bare].flatMap((pattern) => plain.match(pattern) ?? [])
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

const stylesIn = (file: string) => file.endsWith('.css')
const literals = (file: string) => (stylesIn(file) ? inStyles : inPrograms)(readFileSync(file, 'utf8'))

test('no style sheet, program or drawing names a colour of its own', () => {
  const files = globSync('src/**/*.{css,ts,tsx}').filter((file) => !/\.test\./.test(file) && file !== colourSheet)
  expect(files.filter(stylesIn).length).toBeGreaterThan(60)
  const found = files
    .filter((file) => !copies.includes(file))
    .flatMap((file) => literals(file).map((one) => [file, one]))
  expect(found).toEqual([])
})

describe('a colour is noticed', () => {
  test.each([
    'a { color: #fff; }',
    'a { border: 1px solid #10212b80 }',
    'a { background: linear-gradient(90deg, rgb(1 2 3), var(--ink)) }',
    'a { box-shadow: 0 1px 2px rgba(0, 0, 0, 0.1); }',
    'a { --own: oklch(0.7 0.1 200); }',
    'a { color: White; }',
    'a { outline: 2px dashed darkslategray; }',
    'a { background: color-mix(in srgb, red 20%, transparent); }',
  ])('in a style sheet: %s', (text) => expect(inStyles(text)).toHaveLength(1))

  test.each([
    `<path fill="#8a4700" />`,
    `<i style={{ background: '#abc' }} />`,
    `const look = 'margin:0;color:#3b4e59;font:inherit'`,
    `<text fill="white">`,
    `const style = { stroke: 'red' }`,
    `const rule = { size: 4, color: 'BCCAD0' }`,
    'const shade = `rgb(16 33 43 / 0.4)`',
  ])('in a program: %s', (text) => expect(inPrograms(text)).toHaveLength(1))
})

describe('no colour is taken for one', () => {
  test.each([
    'a { color: var(--ink); background: none; }',
    '#add { white-space: nowrap; }',
    'a { color: currentColor; border-color: transparent; background: Canvas; }',
    'a { background: color-mix(in srgb, var(--kind) 14%, transparent); }',
    '/* #fff would be too bright */ a { stroke: var(--seq-3) }',
    `a { grid-area: red-list; font-family: 'Source Serif 4' }`,
  ])('in a style sheet: %s', (text) => expect(inStyles(text)).toEqual([]))

  test.each([
    `import { day } from '#kit/dates.ts'`,
    `<a href="#main">Skip</a>`,
    `// was #fff before`,
    `this.#bad = 'a black swan'`,
    `const title = 'Issue #123, in the red'`,
    `<path fill="var(--trend-2)" stroke="currentColor" />`,
  ])('in a program: %s', (text) => expect(inPrograms(text)).toEqual([]))
})

describe('what stands where no style sheet is', () => {
  test('the ground and the ink of the browser’s bar, the manifest and a refusal', () => {
    expect([paper, ink]).toEqual([colourOf('paper'), colourOf('ink')])
  })

  test('the colours of a picture, which is light, each by its own name', () => {
    for (const [name, colour] of Object.entries(onPictures))
      expect([name, colour]).toEqual([name, colourOf(tokenOf(name)).light])
  })

  test('the colours of a report’s files, which are light', () => {
    const light = Object.values(colours).map((pair) => pair.light)
    expect(Object.entries(onPaper).filter(([, colour]) => !light.includes(colour))).toEqual([])
    expect([onPaper.trend, onPaper.prediction, onPaper.ink, onPaper.needle]).toEqual(
      ['trend', 'prediction', 'ink', 'needle'].map((name) => colourOf(name).light),
    )
  })
})

/** `mistDeep` as `mist-deep`, `trend2` as `trend-2`. */
function tokenOf(name: string): string {
  return name.replaceAll(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)
}
