/** Fonts: each is in the file, and each letter drawn can be read, copied and heard as the letter that it is. */
import type { PdfFile } from '../file.ts'
import { type UsedFont, usedFonts, widthsOf } from '../fonts.ts'
import { bytesOf, entry, name, number, text } from '../objects.ts'
import type { Check } from './check.ts'

function fontsWhere(file: PdfFile, why: (font: UsedFont) => string | null): string[] {
  const drawn = file.pages.flatMap((page) => page.drawn)
  return usedFonts(drawn).flatMap((font) => {
    const said = why(font)
    return said === null ? [] : [`${font.name}: ${said}`]
  })
}

/** The first letter used of which something is wrong. */
function letterWhere(font: UsedFont, isWrong: (code: number) => boolean): string | null {
  const wrong = [...font.codes].find(isWrong)
  return wrong === undefined ? null : `letter ${wrong}`
}

const noSigns = new Set(['\0', '\ufeff', '\ufffe'])
const identity = new Set(['Identity-H', 'Identity-V'])
const tooFew = (font: UsedFont, code: number) => code >= (font.program?.numGlyphs ?? Infinity)

export const letterChecks: readonly Check[] = [
  {
    clause: '7.21.3.1-1',
    matterhorn: '31-001, 31-002, 31-003',
    says: 'a font of many letters is counted as its encoding is',
    faults: (file) =>
      fontsWhere(file, ({ isComposite, dict, inner }) => {
        if (!isComposite || identity.has(name(entry(dict, 'Encoding')) ?? '')) return null
        const [own, other] = [entry(inner, 'CIDSystemInfo'), entry(dict, 'Encoding', 'CIDSystemInfo')]
        const isSame = ['Registry', 'Ordering'].every((key) => text(entry(own, key)) === text(entry(other, key)))
        return isSame || other === undefined ? null : 'another order of letters'
      }),
  },
  {
    clause: '7.21.3.2-1',
    matterhorn: '31-004, 31-005',
    says: 'a font of many letters says which drawing is which letter',
    faults: (file) =>
      fontsWhere(file, ({ isComposite, inner, hasProgram }) => {
        const isTrueType = isComposite && name(entry(inner, 'Subtype')) === 'CIDFontType2'
        return isTrueType && hasProgram && entry(inner, 'CIDToGIDMap') === undefined ? 'no CIDToGIDMap' : null
      }),
  },
  {
    clause: '7.21.4.1-1',
    matterhorn: '31-009',
    says: 'every font is in the file',
    faults: (file) =>
      fontsWhere(file, ({ dict, hasProgram }) =>
        hasProgram || name(entry(dict, 'Subtype')) === 'Type3' || isUnseen(file, dict) ? null : 'not embedded',
      ),
  },
  {
    clause: '7.21.4.1-2',
    matterhorn: '31-011',
    says: 'every letter used is in its font',
    faults: (file) =>
      fontsWhere(file, (font) => (isRead(font) ? letterWhere(font, (code) => tooFew(font, code)) : null)),
  },
  {
    clause: '7.21.4.2-2',
    matterhorn: '31-014',
    says: 'a list of letters names all that are in the font',
    faults: (file) =>
      fontsWhere(file, ({ inner, program }) => {
        const set = bytesOf(entry(inner, 'FontDescriptor', 'CIDSet'))
        if (!set || !program) return null
        const missing = Array.from({ length: program.numGlyphs }, (_, i) => i).find(
          (i) => (((set[i >> 3] ?? 0) << (i & 7)) & 128) === 0,
        )
        return missing === undefined ? null : `letter ${missing} not listed`
      }),
  },
  {
    clause: '7.21.5-1',
    matterhorn: '31-016',
    says: 'letters are as wide as their font has them',
    faults: (file) =>
      fontsWhere(file, (font) => {
        if (!isRead(font) || !font.program) return null
        const [widths, most] = [widthsOf(font.inner), 1000 / font.program.unitsPerEm]
        const program = font.program
        return letterWhere(font, (code) => {
          const own = widths.get(code) ?? number(entry(font.inner, 'DW')) ?? 1000
          return !tooFew(font, code) && Math.abs(own - program.getGlyph(code).advanceWidth * most) > 1
        })
      }),
  },
  {
    clause: '7.21.7-1',
    matterhorn: '10-001, 31-027',
    says: 'every letter used can be told as text',
    faults: (file) =>
      fontsWhere(file, (font) => {
        if (!font.isComposite) return null
        return font.toUnicode ? letterWhere(font, (code) => !font.toUnicode?.get(code)) : 'no ToUnicode'
      }),
  },
  {
    clause: '7.21.7-2',
    matterhorn: '31-028, 31-029',
    says: 'no letter is told as a sign that is none',
    faults: (file) =>
      fontsWhere(file, ({ toUnicode }) => {
        const wrong = [...(toUnicode ?? [])].find(([, letter]) => [...letter].some((sign) => noSigns.has(sign)))
        return wrong === undefined ? null : `letter ${wrong[0]} is no sign`
      }),
  },
  {
    clause: '7.21.8-1',
    matterhorn: '31-030',
    says: 'no empty box is drawn where a letter is missing',
    faults: (file) => fontsWhere(file, (font) => (isRead(font) ? letterWhere(font, (code) => code === 0) : null)),
  },
]

/** Fonts of many letters by their place in a TrueType file: the only ones whose letters are looked at. */
function isRead({ isComposite, dict, inner }: UsedFont): boolean {
  return (
    isComposite &&
    identity.has(name(entry(dict, 'Encoding')) ?? '') &&
    name(entry(inner, 'Subtype')) === 'CIDFontType2' &&
    bytesOf(entry(inner, 'CIDToGIDMap')) === null
  )
}

function isUnseen(file: PdfFile, font: unknown): boolean {
  const shown = file.pages.flatMap(({ drawn }) => drawn.filter((one) => one.kind === 'text' && one.font === font))
  return shown.every(({ mode }) => mode === 3)
}
