/** The objects of a PDF as a test reads them: an entry of a dictionary by its key, and what it says in plain values. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib'

export type Value = PDFObject | undefined

/** What a key of a dictionary leads to, also through references; of a stream, the key of its dictionary. */
export function entry(holder: Value, ...path: readonly string[]): Value {
  let value = holder
  for (const key of path) {
    const dict = value instanceof PDFStream ? value.dict : value
    value = dict instanceof PDFDict ? dict.lookup(PDFName.of(key)) : undefined
  }
  return value
}

/** The reference itself, where a key holds one: what tells two objects apart. */
export const refOf = (holder: Value, key: string): string =>
  holder instanceof PDFDict ? String(holder.get(PDFName.of(key)) ?? '') : ''

/** What stands in an array, or the one thing that stands in its place. */
export function list(value: Value): Value[] {
  if (value instanceof PDFArray) return Array.from({ length: value.size() }, (_, i) => value.lookup(i))
  return value === undefined ? [] : [value]
}

/** As they stand, references as such. */
export const rawList = (value: Value): PDFObject[] => (value instanceof PDFArray ? value.asArray() : [])

export const text = (value: Value): string | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null
export const name = (value: Value): string | null => (value instanceof PDFName ? value.decodeText() : null)
export const number = (value: Value): number | null => (value instanceof PDFNumber ? value.asNumber() : null)
export const isTrue = (value: Value): boolean => value instanceof PDFBool && value.asBoolean()
export const isDict = (value: Value): boolean => value instanceof PDFDict

export function keysOf(value: Value): string[] {
  const dict = value instanceof PDFStream ? value.dict : value
  return dict instanceof PDFDict ? dict.keys().map((key) => key.decodeText()) : []
}

/** What a stream holds, unpacked. */
export function bytesOf(value: Value): Uint8Array | null {
  return value instanceof PDFRawStream ? decodePDFRawStream(value).decode() : null
}
