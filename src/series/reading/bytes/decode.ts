/** The text of a file, and in what encoding it is written; null for bytes that are no text. */

/** Both floors have it; the rules are compiled with the types of neither. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => {
  decode(bytes: Uint8Array): string
}

export type Decoded = { text: string; encoding: string }

export function decoded(bytes: Uint8Array): Decoded | null {
  const wide = utf16Of(bytes)
  if (wide) return noControls({ text: new TextDecoder(wide).decode(bytes), encoding: wide })
  try {
    return noControls({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' })
  } catch {
    return noControls({ text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' })
  }
}

/** By its mark, else by the zeros that letters of our alphabets have in every second place. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  return bytes.length < 4 || bytes.length % 2 === 1 ? null : utf16ByZeros(bytes)
}

function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 1000)
  const many = sample.length * 0.3
  const [even, odd] = [0, 1].map((rest) => sample.filter((byte, i) => byte === 0 && i % 2 === rest).length)
  if (even === 0) return Number(odd) > many ? 'utf-16le' : null
  return odd === 0 && Number(even) > many ? 'utf-16be' : null
}

/** Text holds line ends and tabs, and of the other control signs none: those of Windows-1252 are letters by then. */
function noControls(told: Decoded): Decoded | null {
  return /[\u0000-\u0008\u000e-\u001f]/.test(told.text.slice(0, 100_000)) || told.text.includes('\0') ? null : told // eslint-disable-line no-control-regex
}
