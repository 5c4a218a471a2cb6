/**
 * The pages of a PDF, from above to below: what does not fit goes to the next page, and everything says to readers what
 * it is.
 */
import { once } from 'node:events'
import PdfDocument from 'pdfkit'
import { bytesOf, type Face } from './faces.ts'
import { type Line, linesOf, type Span } from './lines.ts'
import { looks, span } from './looks.ts'

export type Drawing = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement
type ElementOptions = { alt?: string; scope?: 'Column' | 'Row' }

export type Paragraph = {
  /** From line to line. */
  leading: number
  /** What it is to a screen reader. */
  tag: string
  after?: number
  /** A place that links in the document lead to. */
  name?: string
}

const faces: readonly Face[] = ['sans', 'bold', 'serif', 'other']
const margin = { top: 64, bottom: 70, side: 66 }
const tabular = { features: ['tnum' as const] }

export class Sheet {
  readonly doc: Drawing
  readonly left = margin.side
  readonly width: number
  /** When the report was made, as an instant. */
  readonly now: string
  /** Where the next thing is drawn. */
  y = margin.top
  readonly #title: string
  readonly #bottom: number
  readonly #root: Element
  #parent: Element
  readonly #chunks: Buffer[] = []
  readonly #widths = new Map<string, number>()

  constructor({ title, facts, madeAt }: { title: string; facts: string; madeAt: string }) {
    this.#title = title
    this.now = madeAt
    this.doc = new PdfDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: 'Farsight', Subject: facts, Creator: 'Farsight' },
    })
    // Read anew for each file: what a font has learnt of its letters from another file would leave some without their
    // text.
    for (const face of faces) this.doc.registerFont(face, bytesOf(face))
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.width = this.doc.page.width - 2 * margin.side
    this.#bottom = this.doc.page.height - margin.bottom
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
    this.#parent = this.#root
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

  drawLine({ placed }: Line, x: number, baseline: number): void {
    for (const { text, face, size, color, raise = 0, to, isTabular = false, x: at, width } of placed) {
      this.doc.font(face).fontSize(size).fillColor(color)
      this.doc.text(text, x + at, baseline - raise, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(isTabular && tabular),
      })
      if (to?.startsWith('#')) this.doc.goTo(x + at, baseline - size, width, size * 1.2, to.slice(1))
      else if (to) this.doc.link(x + at, baseline - size, width, size * 1.2, to)
    }
  }

  /** Lines that may go on over the page's end. */
  paragraph(spans: readonly Span[], { leading, tag, after = 0, name }: Paragraph): void {
    const lines = this.lines(spans)
    const element = this.#element(tag)
    this.need(leading * Math.min(2, lines.length))
    if (name) this.doc.addNamedDestination(name, 'XYZ', this.left, this.y, null)
    while (lines.length > 0) {
      this.need(leading)
      const here = lines.splice(0, Math.max(1, Math.floor((this.#bottom - this.y) / leading)))
      const content = this.doc.markStructureContent(tag)
      for (const line of here) {
        this.drawLine(line, this.left, this.y + leading * 0.74)
        this.y += leading
      }
      this.doc.endMarkedContent()
      element.add(content)
    }
    element.end()
    this.y += after
  }

  /** What is drawn is a `tag` to a screen reader. */
  mark(tag: string, draw: () => void, options: ElementOptions = {}): void {
    const element = this.#element(tag, options)
    const content = this.doc.markStructureContent(tag)
    draw()
    this.doc.endMarkedContent()
    element.add(content)
    element.end()
  }

  /** What is drawn says nothing: rules, and what repeats. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** What is added meanwhile is part of a `tag`. */
  within(tag: string, add: () => void): void {
    const [element, before] = [this.#element(tag), this.#parent]
    this.#parent = element
    add()
    element.end()
    this.#parent = before
  }

  /** An entry of the bookmarks, here. */
  bookmark(name: string): void {
    // The library counts `left` from the right edge; its types know neither.
    this.doc.outline.addItem(name, { left: this.doc.page.width, top: Math.max(0, this.y - 8) } as never)
  }

  async end(): Promise<Uint8Array> {
    this.#root.end()
    this.#drawFeet()
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

  #element(tag: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(tag as never, options as never) // the types know fewer tags and options than it takes
    this.#parent.add(element)
    return element
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
