/** Whether whoever asks has this state of it already, and which state a text is. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Of `If-None-Match`: a list, `*`, and weak ones count as the same. */
export function knows({ headers }: FastifyRequest, etag: string): boolean {
  const given = headers['if-none-match']
  return given !== undefined && (given === '*' || given.split(',').some((one) => strong(one.trim()) === strong(etag)))
}

/** Sixteen letters that change with the text, for a tag. */
export function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '')
}
