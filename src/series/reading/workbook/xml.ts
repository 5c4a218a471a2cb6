/** As much of XML as a workbook is written in: elements by their name, whatever their prefix, and text without entities. */
import { Unreadable } from '../unreadable.ts'

declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }

/** A part that declares entities of its own is no part of a workbook. */
export function xmlIn(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(text.slice(0, 2000))) throw new Unreadable('bad-archive')
  return text
}

export type Element = { attributes: string; inner: string }

/** A sheet has a million cells, and a handful of names: each pattern is made once. */
function patterns(of: (name: string) => string): (name: string) => RegExp {
  const made = new Map<string, RegExp>()
  return (name) => {
    const known = made.get(name)
    if (known) return known
    const pattern = new RegExp(of(name), 'g')
    made.set(name, pattern)
    return pattern
  }
}

const openings = patterns((name) => `<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(/?)>`)
const closings = patterns((name) => `</(?:\\w+:)?${name}\\s*>`)
const attributesNamed = patterns((name) => `(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)

/** Elements of a name that do not hold each other, in order. */
export function* elements(xml: string, name: string): Generator<Element> {
  for (let found = foundFrom(openings(name), xml, 0); found;) {
    const [whole, attributes = '', isEmpty] = found
    const from = found.index + whole.length
    const end = isEmpty ? from : endOf(xml, name, from)
    yield { attributes, inner: isEmpty ? '' : xml.slice(from, end) }
    found = foundFrom(openings(name), xml, end)
  }
}

/** A pattern is shared by all who look for its name. */
function foundFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function endOf(xml: string, name: string, from: number): number {
  const found = foundFrom(closings(name), xml, from)
  if (!found) throw new Unreadable('broken-file')
  return found.index
}

export function attributeOf(attributes: string, name: string): string | null {
  const [, double, single] = foundFrom(attributesNamed(name), attributes, 0) ?? []
  const said = double ?? single
  return said === undefined ? null : unescaped(said)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : -1
    if (code > 0x10ffff) return whole
    return code >= 0 ? String.fromCodePoint(code) : (entities[String(name).toLowerCase()] ?? whole)
  })
}
