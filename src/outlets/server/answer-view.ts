/**
 * How a view of an item is answered: for every site to use, without cookies, kept by caches for as long as nothing has
 * changed. What is not shared is not there, in the same words as what never was.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knows } from '#kit/server/http/etag.ts'

export type Made = { body: string | Buffer; type: string; headers?: Record<string, string> }

/** Five minutes: what has changed or is taken back is in no cache for longer. */
const caching = 'public, max-age=300'

/** So that any page may load it, and read it. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** `tag` says which state of it this is: what is the same is not sent twice. */
export async function answerView(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  make: () => Promise<Made> | Made,
): Promise<FastifyReply> {
  const etag = `"${tag}"`
  reply.headers({ ...openToAll, 'cache-control': caching, etag })
  if (knows(request, etag)) return reply.code(304).send()
  const { body, type, headers = {} } = await make()
  return reply.headers({ ...headers, 'content-type': type }).send(body)
}
