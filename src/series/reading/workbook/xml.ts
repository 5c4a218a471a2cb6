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

/** Elements of a name that do not hold each other, in order. */
export function* elements(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(/?)>`, 'g')
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [whole, attributes = '', isEmpty] = found
    const from = found.index + whole.length
    const end = isEmpty ? from : endOf(xml, name, from)
    yield { attributes, inner: isEmpty ? '' : xml.slice(from, end) }
    opening.lastIndex = end
  }
}

function endOf(xml: string, name: string, from: number): number {
  const closing = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g')
  closing.lastIndex = from
  const found = closing.exec(xml)
  if (!found) throw new Unreadable('broken-file')
  return found.index
}

export function attributeOf(attributes: string, name: string): string | null {
  const [, double, single] =
    new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
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
