/** The sentences of a section as paragraphs of pieces: plain words, and words that a footnote stands behind. */
import type { Claim, Sentence } from '../report/report.ts'

export type Piece = { text: string; claim: Claim | null }
export type Paragraph = { sentence: Sentence; pieces: Piece[] }[]

/**
 * After so many signs a paragraph may end, where the next sentence names what it speaks of; after so many it ends in
 * any case.
 */
const [enough, tooMuch] = [240, 900]

/** `apart`: the figures of other parts of the question, each of which begins a paragraph of its own. */
export function paragraphsOf(sentences: readonly Sentence[], apart: readonly string[] = []): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const begins = new Set(
    apart.map((id) => sentences.find(({ claims }) => claims.some(({ evidence }) => evidence === id))),
  )
  let length = Infinity
  for (const sentence of sentences) {
    if (begins.has(sentence) || namesPart(sentence) || length >= (opensWithName(sentence) ? enough : tooMuch)) {
      paragraphs.push([])
      length = 0
    }
    paragraphs.at(-1)?.push({ sentence, pieces: piecesOf(sentence) })
    length += sentence.text.length
  }
  return paragraphs
}

/** 'The second part of what you ask is “…”.' */
const namesPart = ({ claims }: Sentence): boolean =>
  claims.some(({ field }) => /^read\.parts\.\d+\.of\.words$/.test(field))

/** Not 'It has gone up': that would lose what went up. 'Who gains in the world of “Plain medicine”' says of what it is. */
function opensWithName({ claims }: Sentence): boolean {
  return claims.some(
    ({ kind, field, start }) => kind === 'fact' && (start <= 1 || (start <= soon && isNameField.test(field))),
  )
}
const soon = 60
const isNameField = /(?:^|\.)(?:title|label|phrase)$/

/** Claims that do not stand where they say they do are passed over: a checked report has none. */
export function piecesOf({ text, claims }: Sentence): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const claim of claims.toSorted((a, b) => a.start - b.start)) {
    if (claim.start < at || !text.startsWith(claim.text, claim.start)) continue
    if (claim.start > at) pieces.push({ text: text.slice(at, claim.start), claim: null })
    pieces.push({ text: claim.text, claim })
    at = claim.start + claim.text.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at), claim: null }] : pieces
}
