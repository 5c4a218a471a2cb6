/** A good PDF, spoilt in one thing: so that each check is seen to find what it looks for. */
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFString } from 'pdf-lib'
import { bytesOf, entry, name, type Value } from './objects.ts'

export type Damage = { clause: string; spoil(pdf: Spoilt): void; bytes?: (bytes: Uint8Array) => Uint8Array }

/** What damages do to a file. */
export class Spoilt {
  readonly pdf: PDFDocument
  constructor(pdf: PDFDocument) {
    this.pdf = pdf
  }

  get catalog(): PDFDict {
    return this.pdf.catalog
  }

  dict(...path: readonly string[]): PDFDict {
    return dictOf(entry(this.catalog, ...path))
  }

  /** `null` takes the entry out; strings of plain values are names. */
  set(dict: PDFDict, key: string, value: Plain): void {
    if (value === null) dict.delete(PDFName.of(key))
    else dict.set(PDFName.of(key), this.object(value))
  }

  object(value: Exclude<Plain, null>): PDFObject {
    if (value instanceof Uint8Array) return this.pdf.context.register(this.pdf.context.stream(value))
    return this.pdf.context.obj(value as never) // what it makes objects of, its types have as a union of their own
  }

  text(value: string): PDFString {
    return PDFString.of(value)
  }

  /** The elements of a type, in the order of the file. */
  elements(type: string): PDFDict[] {
    return this.#dicts().filter((dict) => name(entry(dict, 'S')) === type && entry(dict, 'P') !== undefined)
  }

  element(type: string, place = 0): PDFDict {
    return dictOf(this.elements(type).at(place))
  }

  annotation(): PDFDict {
    return dictOf(this.#dicts().find((dict) => name(entry(dict, 'Subtype')) === 'Link'))
  }

  page(): PDFDict {
    return this.pdf.getPage(0).node
  }

  /** The first font of the first page. */
  font(): PDFDict {
    const fonts = dictOf(entry(this.page(), 'Resources', 'Font'))
    return dictOf(entry(fonts, fonts.keys()[0]?.decodeText() ?? ''))
  }

  innerFont(): PDFDict {
    const fonts = entry(this.font(), 'DescendantFonts')
    return dictOf(fonts instanceof PDFArray ? fonts.lookup(0) : undefined)
  }

  metadata(change: (xml: string) => string): void {
    const xml = Buffer.from(bytesOf(entry(this.catalog, 'Metadata')) ?? []).toString('utf8')
    this.set(this.catalog, 'Metadata', Buffer.from(change(xml)))
  }

  /** What the first page draws. */
  content(change: (content: string) => string): void {
    const content = Buffer.from(bytesOf(entry(this.page(), 'Contents')) ?? []).toString('latin1')
    const changed = change(content)
    if (changed === content) throw new Error('nothing was changed')
    this.set(this.page(), 'Contents', Buffer.from(changed, 'latin1'))
  }

  #dicts(): PDFDict[] {
    return this.pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFDict)
  }
}

type Plain =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | PDFObject
  | readonly Plain[]
  | { readonly [key: string]: Plain }

function dictOf(value: Value): PDFDict {
  if (value instanceof PDFDict) return value
  if (value instanceof PDFRawStream) return value.dict
  throw new Error('there is no such dictionary')
}

export async function spoilt(good: Uint8Array, { spoil, bytes }: Damage): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(good, { updateMetadata: false })
  spoil(new Spoilt(pdf))
  const saved = await pdf.save({ useObjectStreams: false })
  return bytes ? bytes(saved) : saved
}
