/** The token that a request brings. */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'

/**
 * The token of the request, or null where it brings none. Anything else in that header proves nothing, and is not
 * passed over.
 */
export function bearerOf({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): string | null {
  if (headers.authorization === undefined) return null
  // Node keeps the first of several such headers and drops the rest without a word.
  const names = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization')
  const token = /^Bearer +([\w.-]+)$/i.exec(headers.authorization)?.[1]
  if (token === undefined || names.length > 1) throw new Refusal('no-token')
  return token
}
