/** A PDF taken apart for the checks: its catalog, its metadata, its pages with what they draw, its structure, its fonts. */
import { PDFDict, PDFDocument } from 'pdf-lib'
import { type Drawn, drawnBy } from './content.ts'
import { bytesOf, entry, list, rawList, refOf, type Value } from './objects.ts'
import { type Content, type Element, structureOf, walked } from './structure.ts'

export type Page = { ref: string; dict: Value; drawn: Drawn[] }
export type Annotation = { ref: string; dict: Value; page: Page; place: number }

export type PdfFile = {
  header: string
  isEncrypted: boolean
  trailer: Value
  catalog: Value
  /** The XMP of the catalog; null where there is none. */
  metadata: string | null
  objects: Value[]
  pages: Page[]
  annotations: Annotation[]
  tree: Value
  /** Below the root. */
  structure: Element[]
  elements: Element[]
  /** The element that marked content of a page belongs to. */
  elementOf(page: string, mcid: number): Element | null
  elementOfAnnotation(ref: string): Element | null
}

export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const pdf = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: false,
  })
  const { catalog, context } = pdf
  const tree = entry(catalog, 'StructTreeRoot')
  const structure = structureOf(tree)
  const elements = walked(structure)
  const pages = pdf.getPages().map(({ node, ref }) => pageOf(node, String(ref)))
  const metadata = bytesOf(entry(catalog, 'Metadata'))
  const owners = ownersOf(elements)
  return {
    header:
      Buffer.from(bytes.subarray(0, 16))
        .toString('latin1')
        .split(/[\r\n]/)[0] ?? '',
    isEncrypted: context.trailerInfo.Encrypt !== undefined,
    trailer: context.trailerInfo.Encrypt && context.lookup(context.trailerInfo.Encrypt),
    catalog,
    metadata: metadata && Buffer.from(metadata).toString('utf8'),
    objects: context.enumerateIndirectObjects().map(([, object]) => object),
    pages,
    annotations: pages.flatMap(annotationsOf),
    tree,
    structure,
    elements,
    elementOf: (page, mcid) => owners.get(keyOf({ page, mcid })) ?? null,
    elementOfAnnotation: (ref) => owners.get(keyOf({ annotation: ref })) ?? null,
  }
}

const keyOf = (content: Content) => ('annotation' in content ? content.annotation : `${content.page} ${content.mcid}`)

function ownersOf(elements: readonly Element[]): Map<string, Element> {
  const owners = new Map<string, Element>()
  for (const element of elements) for (const kid of element.kids) if (!('kids' in kid)) owners.set(keyOf(kid), element)
  return owners
}

function pageOf(node: PDFDict, ref: string): Page {
  const parts = list(entry(node, 'Contents')).flatMap((part) => [bytesOf(part) ?? new Uint8Array(), Buffer.from('\n')])
  return { ref, dict: node, drawn: drawnBy(Buffer.concat(parts), inherited(node, 'Resources'), ref) }
}

/** Of the page, or of the branch of pages that it hangs on. */
function inherited(node: Value, key: string): Value {
  for (let at = node; at !== undefined; at = entry(at, 'Parent'))
    if (entry(at, key) !== undefined) return entry(at, key)
  return undefined
}

function annotationsOf(page: Page): Annotation[] {
  const refs = rawList(entry(page.dict, 'Annots'))
  return list(entry(page.dict, 'Annots')).map((dict, place) => ({
    ref: String(refs[place] ?? refOf(page.dict, 'Annots')),
    dict,
    page,
    place,
  }))
}
