/** The lines of a calendar file (RFC 5545, 3.1): at most 75 bytes each, carried on after a line break and a space. */
const most = 75

/** Cut between letters, never within the bytes of one. */
export function contentLine(line: string): string {
  const parts: string[] = []
  let [part, bytes] = ['', 0]
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > most) {
      parts.push(part)
      // The space before what is carried on counts.
      ;[part, bytes] = ['', 1]
    }
    part += letter
    bytes += size
  }
  return `${[...parts, part].join('\r\n ')}\r\n`
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Words as a value: what would end it is escaped, and control characters are left out. */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n|\p{Zl}|\p{Zp}/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}
