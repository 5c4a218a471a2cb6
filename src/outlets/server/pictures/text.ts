/**
 * Other people's words as they can be drawn: nothing that cannot be seen, no letter that no font has, no more marks on a
 * letter than it can carry; and how wide they are.
 */
import { advanceOf, type Face, has, type Run, runsOf } from '#kit/server/fonts/faces.ts'

/** `side`: which end of a text its place is. */
export type Side = 'start' | 'middle' | 'end'
/** `spacing`: between letters, in pixels, as a style sheet has it. */
export type Style = { face: Face; size: number; color: string; spacing?: number; side?: Side }
export type Measure = (text: string) => number

/** Signs that end lines, turn what follows, or take no room. A picture of several joined signs is drawn as these signs. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Variation_Selector}]/gu
/** Two belong to a letter in every alphabet that is written with marks; piles of them run over the lines above. */
const mostMarks = 2
const piles = new RegExp(String.raw`(\p{M}{${mostMarks}})\p{M}+`, 'gu')

/**
 * In one line. In the place of words that no font has stands '…', so that nobody takes what is left for the whole; of
 * signs that are no words nothing is left.
 */
export function cleanText(text: string, face: Face = 'bold'): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll(piles, '$1')
    .replaceAll(/(?<=^| )\p{M}+/gu, '')
  const drawn = Array.from(seen, (letter) => (has(face, letter) ? letter : /[\p{L}\p{N}]/u.test(letter) ? '…' : ''))
  return drawn
    .join('')
    .replaceAll(/…(?: *…)+/g, '…')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/**
 * In pieces, each in a font that has its letters. What is read from the right is one piece, in the font that knows most
 * scripts: its words are put in order where it is drawn.
 */
export function piecesOf(text: string, face: Face): Run[] {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
    ? [{ text, face: 'other' }]
    : runsOf(text, face)
}

/** The sum of the letters' own widths: pairs that stand closer only make it less. */
export function measureIn({ face, size, spacing = 0 }: Style): Measure {
  return (text) => {
    let width = 0
    for (const run of piecesOf(text, face))
      for (const letter of run.text) width += advanceOf(run.face, letter) * size + spacing
    return width
  }
}

/** At most so many lines; the last one ends with '…' where something is left. */
export function wrap(text: string, width: number, most: number, measure: Measure): string[] {
  const lines = linesOf(text, width, measure)
  if (lines.length > most) {
    const shown = lines.slice(0, most)
    return [...shown.slice(0, -1), shorten(`${shown.at(-1)} ${lines[most]}`, width, measure)]
  }
  return balanced(text, lines, width, measure)
}

/** As many of its words as fit, with '…' where those are not all; a part of the first where not even that fits. */
export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const fits = (part: string) => measure(cutAt(part)) <= width
  const words = text.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const part = words.slice(0, count).join(' ')
    if (fits(part)) return cutAt(part)
  }
  const letters = Array.from(words[0] ?? '')
  while (letters.length > 0 && !fits(letters.join(''))) letters.pop()
  return cutAt(letters.join(''))
}

/**
 * As many of its clauses as fit, with ' …' where more follow: of who measured something no name is cut in two. Where not
 * even the first fits, as many of its words.
 */
export function shortenAtClause(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const starts = [...text.matchAll(/[;,] | \(/g)].map(({ index }) => text.slice(0, index)).filter(isClosed)
  const most = starts.findLast((part) => measure(`${part} …`) <= width)
  return most === undefined ? shorten(text, width, measure) : `${most} …`
}

/** Every bracket that opens in it ends in it. */
function isClosed(part: string): boolean {
  return part.split('(').length === part.split(')').length
}

function cutAt(part: string): string {
  return `${part.replace(/[\s,.;:–-]+$/u, '')}…`
}

/** Lines about as long as each other: as narrow as their number allows. */
function balanced(text: string, lines: string[], width: number, measure: Measure): string[] {
  if (lines.length < 2) return lines
  let [low, high] = [measure(text) / lines.length, width]
  while (high - low > 4) {
    const middle = (low + high) / 2
    if (linesOf(text, middle, measure).length <= lines.length) high = middle
    else low = middle
  }
  return linesOf(text, high, measure)
}

function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((one) => pieces(one, width, measure))) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A word longer than a line is broken where the line ends; marks stay with their letter. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts = ['']
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    const last = parts.at(-1) ?? ''
    if (last !== '' && measure(last + letter) > width) parts.push(letter)
    else parts[parts.length - 1] = last + letter
  }
  return parts
}
