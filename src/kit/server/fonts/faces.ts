/** The fonts of what is drawn without a browser, and which of them has a letter: the product's own two, then one that knows most scripts. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

export type Face = 'sans' | 'bold' | 'serif' | 'other'

const files: Record<Face, string> = {
  sans: 'instrument-sans-400.ttf',
  bold: 'instrument-sans-600.ttf',
  serif: 'source-serif-4-400.ttf',
  other: 'dejavu-sans.ttf',
}
/** For programs that read fonts themselves. */
export const fontFiles = Object.values(files).map((name) => fileURLToPath(new URL(name, import.meta.url)))

const substitutes: Record<Face, readonly Face[]> = {
  sans: ['sans', 'serif', 'other'],
  bold: ['bold', 'serif', 'other'],
  serif: ['serif', 'other'],
  other: ['other'],
}

const bytes = new Map<Face, Buffer>()
const fonts = new Map<Face, Font>()

/** Read once for all files that this process makes. */
export function bytesOf(face: Face): Buffer {
  const known = bytes.get(face) ?? readFileSync(new URL(files[face], import.meta.url))
  bytes.set(face, known)
  return known
}

function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = create(bytesOf(face))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${files[face]} holds several fonts`)
  fonts.set(face, font)
  return font
}

/** A letter that no font has is shown as an empty box. */
const unknown = '□'

export type Run = { text: string; face: Face }

/** The text in pieces, each in a font that has its letters. Marks stay with the letter they stand on. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const own = last && isBound(letter) ? last.face : (substitutes[face].find((one) => covers(one, letter)) ?? null)
    const shown = shownAs(letter, own)
    if (last && last.face === (own ?? 'other')) last.text += shown
    else if (shown !== '') runs.push({ text: shown, face: own ?? 'other' })
  }
  return runs
}

/**
 * What only changes the letter before it is left out where no font has it: a box would say that something is missing.
 */
function shownAs(letter: string, face: Face | null): string {
  if (face !== null && covers(face, letter)) return letter
  return isBound(letter) ? '' : unknown
}

/** Combining signs, joiners, and what only chooses how a sign looks; and a space, which every font has. */
function isBound(letter: string): boolean {
  return letter === ' ' || /^(?:\p{M}|\p{Cf}|\p{Emoji_Modifier}|\p{Variation_Selector})$/u.test(letter)
}

/** Whether one of the fonts that stand in for each other has a letter. */
export function has(face: Face, letter: string): boolean {
  return letter === ' ' || substitutes[face].some((one) => covers(one, letter))
}

const advances = new Map<string, number>()

/** How wide a letter is in a font that has it, for a size of 1. */
export function advanceOf(face: Face, letter: string): number {
  const key = `${face}${letter}`
  const known = advances.get(key)
  if (known !== undefined) return known
  const font = fontOf(face)
  const advance = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
  if (advances.size < mostKnown) advances.set(key, advance)
  return advance
}
const mostKnown = 20_000

/** How wide a run is with its letters as close as the font sets them, for a size of 1. */
export function widthOf({ text, face }: Run): number {
  const font = fontOf(face)
  return font.layout(text).advanceWidth / font.unitsPerEm
}

const covered: Record<Face, Map<string, boolean>> = {
  sans: new Map(),
  bold: new Map(),
  serif: new Map(),
  other: new Map(),
}

function covers(face: Face, letter: string): boolean {
  const known = covered[face].get(letter)
  if (known !== undefined) return known
  const found = fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  covered[face].set(letter, found)
  return found
}
