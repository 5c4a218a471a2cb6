/** The tree of what a document is to those who hear it: headings, paragraphs, tables, and the content that is theirs. */
import { PDFDict, PDFName, PDFNumber } from 'pdf-lib'
import { entry, list, name, number, rawList, text, type Value } from './objects.ts'

export type Element = {
  /** As the file calls it. */
  type: string
  /** What that stands for among the standard types; null where nothing says so. */
  role: string | null
  dict: PDFDict
  parent: Element | null
  kids: (Element | Content)[]
}
/** Marked content of a page, or an annotation. */
export type Content = { page: string; mcid: number } | { annotation: string }

const isElement = (kid: Element | Content): kid is Element => 'kids' in kid
export const elementsIn = ({ kids }: Element): Element[] => kids.filter(isElement)
export const rolesIn = (element: Element): (string | null)[] => elementsIn(element).map(({ role }) => role)
export const textEntry = ({ dict }: Element, key: string): string | null => text(entry(dict, key))

/** Every element, as one hears them. */
export function walked(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [element, ...walked(elementsIn(element))])
}

/** An attribute of a standard owner, such as `Scope` of `Table`. */
export function attribute({ dict }: Element, owner: string, key: string): Value {
  for (const attributes of list(entry(dict, 'A')))
    if (name(entry(attributes, 'O')) === owner && entry(attributes, key) !== undefined) return entry(attributes, key)
  return undefined
}

/** The elements below the root. */
export function structureOf(root: Value): Element[] {
  const roles = entry(root, 'RoleMap')
  const seen = new Set<Value>()
  const read = (value: Value, parent: Element | null): Element[] => {
    if (!(value instanceof PDFDict) || seen.has(value)) return []
    seen.add(value)
    const type = name(entry(value, 'S')) ?? ''
    const element: Element = { type, role: roleOf(type, roles), dict: value, parent, kids: [] }
    for (const kid of list(entry(value, 'K'))) element.kids.push(...(contentOf(kid, value) ?? read(kid, element)))
    return [element]
  }
  return list(entry(root, 'K')).flatMap((value) => read(value, null))
}

function contentOf(kid: Value, holder: PDFDict): Content[] | null {
  const pageOf = (dict: PDFDict) => String(dict.get(PDFName.of('Pg')) ?? holder.get(PDFName.of('Pg')) ?? '')
  if (kid instanceof PDFNumber) return [{ page: pageOf(holder), mcid: kid.asNumber() }]
  if (!(kid instanceof PDFDict)) return kid === undefined ? [] : null
  const type = name(entry(kid, 'Type'))
  if (type === 'MCR') return [{ page: pageOf(kid), mcid: number(entry(kid, 'MCID')) ?? -1 }]
  if (type === 'OBJR') return [{ annotation: String(kid.get(PDFName.of('Obj'))) }]
  return null
}

export const standardTypes = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
)

/** Followed through the map of roles, as far as it goes. */
function roleOf(type: string, roles: Value): string | null {
  const passed = new Set<string>()
  for (let at: string | null = type; at !== null && !passed.has(at); at = name(entry(roles, at))) {
    if (standardTypes.has(at)) return at
    passed.add(at)
  }
  return null
}

/** The nearest element above with a language, itself among them. */
export function languageOf(element: Element | null): string | null {
  for (let at = element; at; at = at.parent) {
    const own = textEntry(at, 'Lang')
    if (own !== null) return own
  }
  return null
}

/** What a number of the tree of parents leads to. */
export function parentEntry(root: Value, key: number): Value {
  const find = (node: Value): Value => {
    const numbers = rawList(entry(node, 'Nums'))
    for (let i = 0; i < numbers.length; i += 2) if (number(numbers[i]) === key) return list(entry(node, 'Nums'))[i + 1]
    for (const kid of list(entry(node, 'Kids'))) {
      const found = find(kid)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(entry(root, 'ParentTree'))
}
