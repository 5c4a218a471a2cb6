/**
 * Which addresses somebody who writes here may lead others to: pages on the open net, by a name that reads as it is.
 * Nothing here is ever fetched. Free of schemas, so that the browser can say the same.
 */

/** Top-level names that lead nowhere on the net, or into whatever network the reader happens to be in. */
const closed = new Set('arpa corp home internal intranet invalid lan local localhost onion private test'.split(' '))
const longest = 2000

/** Why it is no address that may stand beside what somebody says, in words that follow its name; or null. */
export function whyNotLink(text: string): string | null {
  if (!/^https:\/\//i.test(text)) return 'does not begin with https://'
  // A browser reads a backslash as a slash, and this as what begins the path: what stands behind may be a host for one.
  if (/[\s\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text) || !text.isWellFormed()) return 'has a sign in it that no address has'
  const host = hostIn(text)
  if (host.includes('@')) return 'has a name or a password before its host'
  if (host.includes(':')) return host.startsWith('[') ? 'is no address on the open net' : 'names a port'
  if (/[^a-z\d.-]/i.test(host)) return 'has a host in other letters than a to z: use the form that begins with xn--'
  return isOpen(host) ? whyNotLength(text) : 'is no address on the open net'
}

/** As it is kept: what no address can hold is written as its code, so that nothing in it reads otherwise than it is. */
export function writtenLink(text: string): string {
  const rest = text.slice('https://'.length + hostIn(text).length)
  return `https://${hostIn(text).toLowerCase()}${rest.replaceAll(/[^!-~]+|["<>\\^`{|}]/g, encodeURIComponent)}`
}

/** 'noaa.gov' */
export function hostOf(link: string): string {
  return hostIn(link).toLowerCase()
}

function hostIn(text: string): string {
  return /^https:\/\/([^/?#\\]*)/i.exec(text)?.[1] ?? ''
}

/** Names have words between their dots, and the last of a name on the net is none of numbers, however they are written. */
function isOpen(host: string): boolean {
  const labels = host.toLowerCase().split('.')
  const last = labels.at(-1) ?? ''
  const isName = labels.every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label))
  return labels.length > 1 && isName && /^([a-z]{2,63}|xn--.+)$/.test(last) && !closed.has(last)
}

function whyNotLength(text: string): string | null {
  return writtenLink(text).length > longest ? 'is too long' : null
}
