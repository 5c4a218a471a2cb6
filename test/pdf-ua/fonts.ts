/** What the fonts of a file say of the letters that it uses: which letter a code is, how wide it is, whether it exists. */
import { create, type Font as Program } from 'fontkit'
import type { Drawn } from './content.ts'
import { bytesOf, entry, list, name, number, type Value } from './objects.ts'

export type UsedFont = {
  name: string
  dict: Value
  /** Of a font of many letters, what it is made of; else itself. */
  inner: Value
  isComposite: boolean
  /** As texts use them. */
  codes: ReadonlySet<number>
  program: Program | null
  hasProgram: boolean
  toUnicode: ReadonlyMap<number, string> | null
}

/** Those that draw something, or lie unseen over it. */
export function usedFonts(drawn: readonly Drawn[]): UsedFont[] {
  const codes = new Map<Value, Set<number>>()
  for (const one of drawn) {
    if (one.kind !== 'text' || one.font === undefined) continue
    const used = codes.get(one.font) ?? new Set()
    for (const code of codesOf(one)) used.add(code)
    codes.set(one.font, used)
  }
  return [...codes].map(([dict, used]) => fontOf(dict, used))
}

const isComposite = (font: Value) => name(entry(font, 'Subtype')) === 'Type0'

/** Two bytes a letter in fonts of many letters, which are all that is read here of those; else one. */
function codesOf({ font, codes }: Pick<Drawn, 'font' | 'codes'>): number[] {
  if (!isComposite(font)) return [...codes]
  return Array.from({ length: codes.length >> 1 }, (_, i) => ((codes[2 * i] ?? 0) << 8) | (codes[2 * i + 1] ?? 0))
}

function fontOf(dict: Value, codes: ReadonlySet<number>): UsedFont {
  const inner = isComposite(dict) ? list(entry(dict, 'DescendantFonts'))[0] : dict
  const descriptor = entry(inner, 'FontDescriptor')
  const file = ['FontFile', 'FontFile2', 'FontFile3']
    .map((key) => entry(descriptor, key))
    .find((one) => one !== undefined)
  const map = bytesOf(entry(dict, 'ToUnicode'))
  return {
    name: name(entry(dict, 'BaseFont')) ?? 'a font without a name',
    dict,
    inner,
    isComposite: isComposite(dict),
    codes,
    program: programOf(bytesOf(entry(descriptor, 'FontFile2'))),
    hasProgram: file !== undefined,
    toUnicode: map && readMap(Buffer.from(map).toString('latin1')),
  }
}

/** Null for what is no TrueType: its letters are not looked at. */
function programOf(file: Uint8Array | null): Program | null {
  if (!file) return null
  try {
    const font = create(Buffer.from(file))
    return 'hasGlyphForCodePoint' in font ? font : null
  } catch {
    return null // said by the check of its letters
  }
}

/** The letters of a `ToUnicode` map, by code. */
function readMap(map: string): Map<number, string> {
  const singles = [...map.matchAll(/beginbfchar(.*?)endbfchar/gs)].flatMap(([, body = '']) => [
    ...body.matchAll(/<([^>]*)>\s*<([^>]*)>/g),
  ])
  const ranges = [...map.matchAll(/beginbfrange(.*?)endbfrange/gs)].flatMap(([, body = '']) => [
    ...body.matchAll(/<([^>]*)>\s*<([^>]*)>\s*(?:<([^>]*)>|\[([^\]]*)\])/g),
  ])
  return new Map([
    ...singles.map(([, code = '', letter = '']): [number, string] => [hex(code), utf16(letter)]),
    ...ranges.flatMap(rangeOf),
  ])
}

/** Either each letter is named, or they count on from the first. */
function rangeOf([, from = '', to = '', first = '', several]: RegExpExecArray): [number, string][] {
  const each = several === undefined ? null : [...several.matchAll(/<([^>]*)>/g)].map(([, letter = '']) => letter)
  return Array.from({ length: hex(to) - hex(from) + 1 }, (_, i) => [
    hex(from) + i,
    each ? utf16(each[i] ?? '') : counted(first, i),
  ])
}

const hex = (digits: string) => Number.parseInt(digits.replaceAll(/\s/g, ''), 16)
const utf16 = (digits: string) =>
  (digits.replaceAll(/\s/g, '').match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit))).join('')

function counted(first: string, steps: number): string {
  const start = utf16(first)
  const last = start.charCodeAt(start.length - 1)
  return `${start.slice(0, -1)}${String.fromCharCode(last + steps)}`
}

/** The widths that a font of many letters gives, in thousandths: `[0 [500 600] 7 9 550]`. */
export function widthsOf(inner: Value): Map<number, number> {
  const widths = new Map<number, number>()
  const entries = list(entry(inner, 'W'))
  for (let i = 0; i < entries.length;) {
    const from = number(entries[i]) ?? 0
    const next = number(entries[i + 1])
    if (next === null) {
      list(entries[i + 1]).forEach((width, k) => widths.set(from + k, number(width) ?? Number.NaN))
      i += 2
      continue
    }
    for (let code = from; code <= next; code++) widths.set(code, number(entries[i + 2]) ?? Number.NaN)
    i += 3
  }
  return widths
}
