/**
 * Leaving without cutting anybody off: from the moment the server is told to stop, every answer asks its client to
 * connect anew (elsewhere), and the doors close only when all that was begun has been answered and nothing more has
 * come for a moment.
 */
import type { IncomingMessage } from 'node:http'
import { Server, type Socket } from 'node:net'
import { finished } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the server has been told to stop. */
    isStopping: boolean
    /** Another process serves in its place: to whoever watches, all is well. */
    readonly hasFollower: boolean
    /** Has a follower from now on: nobody new comes in, those who are there are answered and asked to connect anew. */
    giveWay(): void
    /** How many requests have no whole answer yet. */
    readonly underWay: number
    /** Aborted once the doors close, for whoever waits and need not. */
    leaving: AbortSignal
  }
}

/** Nothing is under way and nothing has come for this long: a request that was sent has been read by then. */
const quietMs = 100
/** Whoever has not sent the whole of their request by then does not mean to. */
const wholeMs = 500
/** Under a load that never pauses the doors close all the same. */
const patienceMs = 4000

export function shutDownGracefully(app: FastifyInstance): void {
  const seen = { last: 0 }
  const underWay = new Set<IncomingMessage>()
  const leaving = new AbortController()
  const door = { isClosed: false }
  app.decorate('isStopping', false)
  app.decorate('hasFollower', { getter: () => door.isClosed })
  app.decorate('giveWay', () => {
    door.isClosed = true
    app.isStopping = true
    // That of an HTTP server also ends connections on which a request may just be coming.
    Server.prototype.close.call(app.server)
  })
  app.decorate('leaving', leaving.signal)
  /** Browsers connect before they have anything to ask, and the server would wait until that took too long. */
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.decorate('underWay', { getter: () => underWay.size })
  app.addHook('onRequest', async (request, reply) => {
    unused.delete(request.raw.socket)
    underWay.add(request.raw)
    // Also where the client has gone before its answer was whole: Fastify's own hook does not hear of that.
    finished(reply.raw, () => {
      underWay.delete(request.raw)
      seen.last = performance.now()
    })
    if (app.isStopping) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    app.isStopping = true
    leaving.abort()
    const began = performance.now()
    seen.last = began
    const isWaitedFor = (request: IncomingMessage) => !isPartial(request) || performance.now() - began < wholeMs
    const isQuiet = () => ![...underWay].some(isWaitedFor) && performance.now() - seen.last >= quietMs
    while (performance.now() - began < patienceMs && !isQuiet()) await wait(10)
    for (const socket of unused) socket.destroy()
    for (const request of underWay) if (isPartial(request)) request.socket.destroy()
  })
}

/** Its head has come, and its body not wholly. */
function isPartial({ complete }: IncomingMessage): boolean {
  return complete === false // undefined where a test injects it
}
