/** Words into lines of a width. Widths come in from outside, so that this is arithmetic alone. */
import { type Face, runsOf } from '#kit/server/fonts/faces.ts'
import { hasRightToLeft } from '../direction.ts'

/**
 * Words in one look. `raise` lifts a footnote's mark; `to` is an address, or a place in the document with '#' before
 * it. `isTabular`: figures of one width.
 */
export type Span = {
  text: string
  face: Face
  size: number
  color: string
  raise?: number
  to?: string
  isTabular?: boolean
  /** The number of a note, before what it says. */
  isLabel?: boolean
}
/** `hasSpace`: a space parts it from what comes next, also over the end of a line. */
export type Placed = Span & { x: number; width: number; hasSpace: boolean }
export type Line = { placed: Placed[]; width: number }
export type Measure = (text: string, look: Pick<Span, 'face' | 'size' | 'isTabular'>) => number

type Piece = Span & { width: number }
type Word = { pieces: Piece[]; width: number; space: number }

export function linesOf(spans: readonly Span[], width: number, measure: Measure): Line[] {
  const lines: { words: Word[]; hasSpace: boolean }[] = [{ words: [], hasSpace: false }]
  let used = 0
  for (const word of wordsOf(spans, measure).flatMap((one) => fitting(one, width, measure))) {
    const line = lines.at(-1)
    const space = used === 0 ? 0 : word.space
    if (line && (used === 0 || used + space + word.width <= width)) {
      line.words.push({ ...word, space })
      used += space + word.width
    } else {
      if (line) line.hasSpace = word.space > 0
      lines.push({ words: [{ ...word, space: 0 }], hasSpace: false })
      used = word.width
    }
  }
  return lines
    .filter(({ words }) => words.length > 0)
    .map(({ words, hasSpace }) => ended(lineOf(turned(words)), hasSpace))
}

/** What stands between two spaces, be it in several looks. */
function wordsOf(spans: readonly Span[], measure: Measure): Word[] {
  const words: Word[] = []
  let space = 0
  let isOpen = false
  for (const span of spans) {
    for (const part of span.text.split(/( +)/)) {
      if (part === '') continue
      if (part.startsWith(' ')) {
        space = measure(' ', span)
        isOpen = false
        continue
      }
      const pieces = runsOf(part, span.face).map((run) => ({
        ...span,
        ...run,
        width: measure(run.text, { ...span, face: run.face }),
      }))
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
      const last = words.at(-1)
      if (isOpen && last) {
        last.pieces.push(...pieces)
        last.width += width
      } else words.push({ pieces, width, space })
      isOpen = true
      space = 0
    }
  }
  return words
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word longer than a line is cut where it has to be. */
function fitting(word: Word, width: number, measure: Measure): Word[] {
  if (word.width <= width) return [word]
  const parts: Word[] = [{ pieces: [], width: 0, space: word.space }]
  for (const piece of word.pieces) {
    for (const { segment } of letters.segment(piece.text)) {
      const own = measure(segment, piece)
      let part = parts.at(-1)
      if (!part || part.width + own > width) parts.push((part = { pieces: [], width: 0, space: 0 }))
      const last = part.pieces.at(-1)
      if (last && isSame(last, piece)) Object.assign(last, { text: last.text + segment, width: last.width + own })
      else part.pieces.push({ ...piece, text: segment, width: own })
      part.width += own
    }
  }
  return parts.filter(({ pieces }) => pieces.length > 0)
}

/**
 * Neighbouring words of a script that runs from right to left stand in that order; the font turns the letters of each.
 */
function turned(line: readonly Word[]): Word[] {
  const isTurned = ({ pieces }: Word) => pieces.some(({ text }) => hasRightToLeft(text))
  const result: Word[] = []
  for (let i = 0; i < line.length;) {
    let end = i
    for (let word = line[end]; word && isTurned(word); word = line[end]) end++
    const run = line.slice(i, Math.max(end, i + 1))
    const spaces = run.map(({ space }) => space)
    result.push(...(end > i ? run.toReversed().map((word, k) => ({ ...word, space: spaces[k] ?? 0 })) : run))
    i = Math.max(end, i + 1)
  }
  return result
}

/** Neighbours in one look become one piece, so that the file holds whole phrases. */
function lineOf(words: readonly Word[]): Line {
  const placed: Placed[] = []
  let x = 0
  for (const { pieces, space } of words) {
    pieces.forEach((piece, i) => {
      const last = placed.at(-1)
      const gap = i === 0 ? space : 0
      if (last && isSame(last, piece) && (i === 0 || gap === 0) && !hasRightToLeft(last.text + piece.text)) {
        Object.assign(last, {
          text: `${last.text}${gap > 0 ? ' ' : ''}${piece.text}`,
          width: last.width + gap + piece.width,
        })
      } else {
        if (last) ended({ placed, width: x }, gap > 0)
        placed.push({ ...piece, x: x + gap, hasSpace: false })
      }
      x += gap + piece.width
    })
  }
  return { placed, width: x }
}

/** Who copies or hears it meets a space, where one sees a gap. Words from right to left have theirs on the other side. */
function ended(line: Line, hasSpace: boolean): Line {
  const last = line.placed.at(-1)
  if (last && !hasRightToLeft(last.text)) last.hasSpace = hasSpace
  return line
}

function isSame(a: Span, b: Span): boolean {
  return (
    a.face === b.face &&
    a.size === b.size &&
    a.color === b.color &&
    a.raise === b.raise &&
    a.to === b.to &&
    a.isLabel === b.isLabel
  )
}
