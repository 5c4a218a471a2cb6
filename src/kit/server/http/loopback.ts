/**
 * Does a request come from this very machine, to a name that only this machine answers to? Stand-ins are for it alone.
 * The name keeps out pages elsewhere that point their own name here; the sender keeps out the network; a proxy's
 * headers keep out those behind it.
 */
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#kit/loopback.ts'

type Sender = { headers: FastifyRequest['headers']; socket: { remoteAddress?: string | undefined } }

export function isOnLoopback({ headers, socket }: Sender): boolean {
  return (
    isLoopbackName(headers.host ?? '') &&
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    !Object.keys(headers).some((name) => proxied.test(name))
  )
}

/** What a browser asked for: `localhost:3000`, `farsight.localhost`, `127.0.0.1`, `[::1]:3000`. */
export function isLoopbackName(host: string): boolean {
  return isLoopback(host.replace(/:\d{1,5}$/, ''))
}

/** What proxies, tunnels and content networks add, each its own. */
const proxied = /^(x-forwarded-|x-real-ip$|x-client-ip$|x-original-|true-client-ip$|cf-|forwarded$|via$)/

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
