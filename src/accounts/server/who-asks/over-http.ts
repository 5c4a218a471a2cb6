/** The request behind a call. */
import type { FastifyRequest } from 'fastify'

/** These calls have cookies, so they are never made where a page is drawn. */
export function overHttp(request: FastifyRequest | undefined): FastifyRequest {
  if (!request) throw new Error('This call is made over HTTP alone.')
  return request
}

export function isCallOf(address: string, { method, routeOptions }: FastifyRequest): boolean {
  return `${method} ${routeOptions.url}` === address
}
