/**
 * The pages of a PDF, from above to below: what does not fit goes to the next page, and everything says to readers what
 * it is.
 */
import { once } from 'node:events'
import { bytesOf, type Face } from '#kit/server/fonts/faces.ts'
import { emptyPdf, sayUniversal, tellMissing } from './about.ts'
import type { Drawing } from './drawing.ts'
import { type Line, linesOf, type Placed, type Span } from './lines.ts'
import { looks, span } from './looks.ts'
import { type Tag, Tags } from './tags.ts'

export type Paragraph = {
  /** From line to line. */
  leading: number
  /** What it is to a screen reader. */
  tag: Tag
  after?: number
  /** Of a note: what links in the document lead to. */
  id?: string
}
/** Where the baseline of a line begins. */
export type LinePlace = { line: Line; x: number; baseline: number }

/** How many of the lines of a paragraph stand on this page: the last one is never left to the next page alone. */
function together(lines: number, room: number): number {
  return Math.max(1, lines - room === 1 && room > 2 ? room - 1 : room)
}

const faces: readonly Face[] = ['sans', 'bold', 'serif', 'other']
const margin = { top: 56, bottom: 62, side: 66 }
const tabular = { features: ['tnum' as const] }

export class Sheet {
  readonly doc: Drawing
  readonly left = margin.side
  readonly width: number
  readonly tags: Tags
  /** When the report was made, as an instant. */
  readonly now: string
  /** Where the next thing is drawn. */
  y = margin.top
  readonly #title: string
  readonly #bottom: number
  readonly #chunks: Buffer[] = []
  readonly #widths = new Map<string, number>()

  constructor(about: { title: string; facts: string; madeAt: string }) {
    this.#title = about.title
    this.now = about.madeAt
    this.doc = emptyPdf(about)
    // Read anew for each file: what a font has learnt of its letters from another file would leave some without their
    // text.
    for (const face of faces) {
      this.doc.registerFont(face, bytesOf(face))
      tellMissing(this.doc.font(face))
    }
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.width = this.doc.page.width - 2 * margin.side
    this.#bottom = this.doc.page.height - margin.bottom
    this.tags = new Tags(this.doc)
  }

  skip(height: number): void {
    this.y += height
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.#bottom
  }

  /** A new page unless so much still fits on this one. */
  need(height: number): void {
    if (this.hasRoom(height) || this.y === margin.top) return
    this.doc.addPage()
    this.y = margin.top
  }

  lines(spans: readonly Span[], width = this.width): Line[] {
    return linesOf(spans, width, (text, look) => this.#measure(text, look))
  }

  /** Draws, and says nothing. */
  drawLine({ placed }: Line, x: number, baseline: number): void {
    for (const piece of placed) this.#drawPiece(piece, x, baseline)
  }

  /** Draws what is said here in the tree; what links is a part of its own. */
  sayLines(lines: readonly LinePlace[]): void {
    const pieces = lines.flatMap(({ line, x, baseline }) => line.placed.map((piece) => ({ piece, x, baseline })))
    while (pieces.length > 0) {
      const { to, isLabel } = pieces[0]?.piece ?? {}
      const end = pieces.findIndex(({ piece }) => piece.to !== to || piece.isLabel !== isLabel)
      const same = pieces.splice(0, end < 0 ? pieces.length : end)
      const draw = () => same.forEach(({ piece, x, baseline }) => this.#drawPiece(piece, x, baseline))
      if (to !== undefined) this.#link(to, same, draw)
      else if (isLabel) this.tags.within('Lbl', () => this.tags.content(draw))
      else this.tags.content(draw)
    }
  }

  #link(to: string, pieces: readonly { piece: Placed; x: number; baseline: number }[], draw: () => void): void {
    const says = pieces.map(({ piece: { text } }) => text).join(' ')
    const link = () =>
      this.tags.within('Link', () => {
        this.tags.content(draw)
        for (const { piece, x, baseline } of pieces) {
          const place = { x: x + piece.x, y: baseline - piece.size, width: piece.width, height: piece.size * 1.2 }
          this.tags.link(to, to.startsWith('#') ? `Note ${says.replaceAll(/\D/g, '')}` : says, place)
        }
      })
    if (to.startsWith('#')) this.tags.within('Reference', link)
    else link()
  }

  #drawPiece({ text, face, size, color, raise = 0, isTabular = false, hasSpace, x: at }: Placed, x: number, y: number) {
    this.doc.font(face).fontSize(size).fillColor(color)
    // The space that keeps a mark at its word is one as all others to who copies it.
    this.doc.text(`${text.replaceAll('\u00a0', ' ')}${hasSpace ? ' ' : ''}`, x + at, y - raise, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(isTabular && tabular),
    })
  }

  /** Lines that may go on over the page's end. */
  paragraph(spans: readonly Span[], { leading, tag, after = 0, id }: Paragraph): void {
    const lines = this.lines(spans)
    this.need(leading * (lines.length === 3 ? 3 : Math.min(2, lines.length)))
    if (id) this.doc.addNamedDestination(id, 'XYZ', this.left, this.y, null)
    const say = () => {
      while (lines.length > 0) {
        this.need(leading)
        const here = lines.splice(0, together(lines.length, Math.floor((this.#bottom - this.y) / leading)))
        this.sayLines(here.map((line, i) => ({ line, x: this.left, baseline: this.y + leading * (i + 0.74) })))
        this.y += leading * here.length
      }
    }
    this.tags.within(tag, say, id === undefined ? {} : { id })
    this.y += after
  }

  /** What is drawn says nothing: rules, and what repeats. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** An entry of the bookmarks, here. */
  bookmark(name: string): void {
    // The library counts `left` from the right edge; its types know neither.
    this.doc.outline.addItem(name, { left: this.doc.page.width, top: Math.max(0, this.y - 8) } as never)
  }

  async end(): Promise<Uint8Array> {
    this.tags.end()
    this.#drawFeet()
    sayUniversal(this.doc)
    const isDone = once(this.doc, 'end')
    this.doc.end()
    await isDone
    return new Uint8Array(Buffer.concat(this.#chunks))
  }

  #drawFeet(): void {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page)
      this.doc.markContent('Artifact', { type: 'Pagination' })
      const at = this.doc.page.height - 36
      const [about] = this.lines([span(this.#title, looks.fine)], this.width - 80)
      const [place] = this.lines([span(`${page + 1} of ${count}`, looks.fine)])
      if (about) this.drawLine(about, this.left, at)
      if (place) this.drawLine(place, this.left + this.width - place.width, at)
      this.doc.endMarkedContent()
    }
  }

  #measure(text: string, { face, size, isTabular = false }: Pick<Span, 'face' | 'size' | 'isTabular'>): number {
    const key = `${face} ${isTabular} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * size
    const own =
      this.doc
        .font(face)
        .fontSize(100)
        .widthOfString(text, isTabular ? tabular : {}) / 100
    this.#widths.set(key, own)
    return own * size
  }
}
