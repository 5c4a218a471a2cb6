/**
 * The rule against calls that other sites make in a visitor's name, one for all of the API:
 *
 *   1. A call that changes something is made by whoever holds the bearer token. A browser never adds that by itself,
 *      as it adds cookies, so the cookie of a session can only read (see `identify.ts`).
 *   2. Where the browser says which site it calls from, that must be ours.
 *   3. Ending a session needs no token where the browser says that our own page asks: the worst of it is a sign-in more.
 *
 * Other programs say nothing of sites; for them the first line is enough.
 */
import type { RefusalCode } from '#kit/refusal.ts'

type Facts = {
  method: string
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }
  /** What the request calls us. */
  host: string
}

/** Asks for something, and changes nothing. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

export function whyNotOwnSite({ method, headers, host }: Facts, publicUrl: string | undefined): RefusalCode | null {
  if (isReading(method)) return null
  const site = headers['sec-fetch-site'] ?? 'none'
  const isOurs =
    (site === 'same-origin' || site === 'none') &&
    (headers.origin === undefined || isOwn(headers.origin, host, publicUrl))
  return isOurs ? null : 'foreign-origin'
}

/** Said, not only not denied: what says nothing of sites may be anybody's. */
export function saysOwnSite(facts: Facts, publicUrl: string | undefined): boolean {
  return facts.headers.origin !== undefined && whyNotOwnSite(facts, publicUrl) === null
}

/** `null`, which a browser sends for pages without a site of their own, is nobody's. */
function isOwn(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === publicUrl
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
  const site = new URL(origin)
  // Where TLS ends before us we see http and the browser https: our host must agree, by either scheme and its usual
  // port.
  return (
    site.origin === origin &&
    URL.canParse(`${site.protocol}//${host}`) &&
    new URL(`${site.protocol}//${host}`).host === site.host
  )
}
