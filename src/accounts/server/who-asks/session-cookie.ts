/** The cookie that keeps a browser's session: its name, what it holds, and how it is set and cleared. */
import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'

export const sessionDays = 14

type Facts = { protocol: string; headers: { cookie?: string | undefined } }

/** 256 random bits. */
export function makeSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. It has too many bits to be guessed, so one round of a fast hash is enough. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of the request's own session, if it has one. */
export function readSessionToken(request: Facts, publicUrl: string | undefined): string | null {
  const token = parseCookie(request.headers.cookie ?? '')[kindFor(request, publicUrl).name]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

export function setSessionCookie(token: string, request: Facts, publicUrl: string | undefined): string {
  return cookie(token, sessionDays * 86_400, kindFor(request, publicUrl))
}

export function clearSessionCookie(request: Facts, publicUrl: string | undefined): string {
  return cookie('', 0, kindFor(request, publicUrl))
}

type Kind = { name: string; secure: boolean }

/** A name with `__Host-` is only ever taken from this very host over https, so no neighbouring host can plant one. */
function kindFor({ protocol }: Facts, publicUrl: string | undefined): Kind {
  const secure = protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)
  return { name: secure ? '__Host-farsight' : 'farsight', secure }
}

function cookie(value: string, maxAge: number, { name, secure }: Kind): string {
  return stringifySetCookie(name, value, { maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure })
}
