/** What a file is by its first bytes, whatever it is called. */
export type Sniffed = 'zip' | 'pdf' | 'picture' | 'packed' | 'text'

const magic: readonly [Exclude<Sniffed, 'text'>, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['packed', [0x1f, 0x8b]],
  ['packed', [0x37, 0x7a, 0xbc, 0xaf]],
  ['packed', [0xd0, 0xcf, 0x11, 0xe0]],
]

export function sniffed(bytes: Uint8Array): Sniffed {
  return magic.find(([, signs]) => signs.every((sign, i) => bytes[i] === sign))?.[0] ?? 'text'
}

/** A page or a message of a server in place of a file. */
export function isMarkup(text: string): boolean {
  return /^\s*<(!doctype|html|head|body|\?xml|[a-z][\w:-]*[\s>])/i.test(text.slice(0, 300))
}
