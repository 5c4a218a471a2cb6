/** A new draft's id. The browser makes it, so that a draft that is sent twice is kept once. */
export function newDraftId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  // Browsers offer it on secure pages only; this is the same, version 4 of RFC 9562, from the same source of chance.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
