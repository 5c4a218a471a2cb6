/**
 * What everything on the pages is to those who hear it: the tree of elements, and which parts of the pages are whose.
 * PDF/UA-1 (ISO 14289-1) asks for it; `test/pdf-ua` holds files to that.
 */
import type { Drawing } from './drawing.ts'

export type Tag =
  | 'Document'
  | 'Sect'
  | 'P'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Note'
  | 'Reference'
  | 'Link'
/** `bbox`: left, top, right and bottom of a picture on its page. `id`: the name of a note. */
export type TagOptions = {
  alt?: string
  scope?: 'Column' | 'Row'
  bbox?: [left: number, top: number, right: number, bottom: number]
  id?: string
}
export type Place = { x: number; y: number; width: number; height: number }

/** The library's types leave out what an element is made of. */
type Element = PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } }

export class Tags {
  readonly #doc: Drawing
  readonly #root: Element
  /** From the root to what is added to now. */
  readonly #open: { tag: Tag; element: Element }[]
  readonly #names: [id: string, element: Element][] = []

  constructor(doc: Drawing) {
    this.#doc = doc
    this.#root = doc.struct('Document') as Element
    doc.addStructure(this.#root)
    this.#open = [{ tag: 'Document', element: this.#root }]
  }

  /** What is added meanwhile is part of a `tag`. */
  within(tag: Tag, add: () => void, { id, ...options }: TagOptions = {}): void {
    const element = this.#doc.struct(tag, options) as Element
    if (id !== undefined) {
      element.dictionary.data['ID'] = written(id)
      this.#names.push([id, element])
    }
    this.#last().element.add(element)
    this.#open.push({ tag, element })
    add()
    element.end()
    this.#open.pop()
  }

  /** What is drawn is said here in the tree. Must end on the page on which it began. */
  content(draw: () => void): void {
    const { tag, element } = this.#last()
    const content = this.#doc.markStructureContent(tag)
    draw()
    this.#doc.endMarkedContent()
    element.add(content)
  }

  /** A link over a place of this page, part of the element for it. To a place in the document with '#' before it. */
  link(to: string, says: string, { x, y, width, height }: Place): void {
    const options = { structParent: this.#last().element, Contents: written(says) } as PDFKit.Mixins.AnnotationOption
    if (to.startsWith('#')) this.#doc.goTo(x, y, width, height, to.slice(1), options)
    else this.#doc.link(x, y, width, height, to, options)
  }

  /** By its name each note can be found in the tree. */
  end(): void {
    this.#root.end()
    const names = this.#names.toSorted(([a], [b]) => (a < b ? -1 : 1))
    const { data } = this.#doc.getStructTreeRoot() as unknown as Element['dictionary'] // its types know no entries
    if (names.length > 0) data['IDTree'] = { Names: names.flatMap(([id, { dictionary }]) => [written(id), dictionary]) }
  }

  #last(): { tag: Tag; element: Element } {
    const last = this.#open.at(-1)
    if (!last) throw new Error('nothing is open')
    return last
  }
}

/** To the library a string is a name of the format, and a string object is text. */
const written = (text: string) => Object(text) as string
