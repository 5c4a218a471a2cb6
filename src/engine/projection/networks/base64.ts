/**
 * Bytes as text and back (RFC 4648). `atob` and `btoa` of browsers and Node go by strings of bytes, and belong to the
 * platform, which the engine does without.
 */
import { InvalidInput } from '../../invalid-input.ts'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Three bytes are four signs; the end is filled up with `=`: the bytes 1, 2 are `AQI=`. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const four = [18, 12, 6, 0].map((shift) => signs[(three >> shift) & 63]!)
    parts.push(...four.slice(0, bytes.length - i + 1), '='.repeat(Math.max(0, 3 - (bytes.length - i))))
  }
  return parts.join('')
}

/** The inverse of `toBase64`. Throws `InvalidInput` for a sign that is none of the 64. */
export function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128).fill(255)
  for (let i = 0; i < signs.length; i++) values[signs.codePointAt(i)!] = i
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  for (let i = 0, held = 0, to = 0; i < length; i++) {
    const value = values[text.charCodeAt(i)] ?? 255
    if (value === 255) throw new InvalidInput('text', `must be base64, not ${text[i]}`)
    held = ((held << 6) | value) & 0xffffff
    if (i % 4 > 0) bytes[to++] = (held >> (6 - 2 * (i % 4))) & 255
  }
  return bytes
}
